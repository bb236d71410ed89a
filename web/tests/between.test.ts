import { expect, test } from 'vitest';
import { between } from '../src/state/options';
import type { Option } from '../src/wire/protocol';

const option = (notation: string, at: string[]): Option => ({ notation, label: { id: notation }, at });
const OPTIONS = [
  option('move 5 mine', ['squad:5', 'zone:mine']),
  option('move 5 dam', ['squad:5', 'zone:dam']),
  option('end', ['end']),
];
const places = (one: Option) => one.at ?? [];

test('an option joins the two places it names', () => {
  expect(between(OPTIONS, places, 'squad:5', 'zone:dam').map((one) => one.notation)).toEqual(['move 5 dam']);
});

test('nothing leads nowhere', () => {
  expect(between(OPTIONS, places, 'squad:5', '')).toEqual([]);
  expect(between(OPTIONS, places, 'end', 'end')).toEqual([]);
});
