import { expect, test } from 'vitest';
import { telling } from './telling';
import { lengthOf, speedFor } from '../src/state/pace';

const LIFEBOAT = telling('lifeboat');
const heard = (event: string) => ({ event: { event, rule: '' }, mine: false });

test('quiet events take no time, big ones their own', () => {
  expect(lengthOf([heard('RoleDealt')], LIFEBOAT)).toBe(0);
  expect(lengthOf([heard('Kept'), heard('SharksCame')], LIFEBOAT)).toBeGreaterThan(lengthOf([heard('Kept')], LIFEBOAT));
});

test('who is far behind is brought to the present', () => {
  expect([speedFor(0), speedFor(5000), speedFor(13_000)]).toEqual([1, 2, Infinity]);
});
