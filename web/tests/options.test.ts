import { expect, test } from 'vitest';
import { headed, grouped, keyed, optionOfSet } from '../src/state/options';
import type { Option } from '../src/wire/protocol';

const option = (notation: string, kind = notation, at: string[] = []): Option => ({
  notation,
  label: { id: kind },
  at,
});
const people = ['kid', 'snob', 'captain', 'bosun'];
const action = [
  option('row'),
  ...people.map((who) => option(`rob ${who}`, 'rob')),
  ...people.map((who) => option(`swap ${who}`, 'swap')),
  { ...option('pass'), act: 'pass' },
];

test('a long list is shown by kinds', () => {
  expect(grouped(action, '').map((group) => group.id)).toEqual(['row', 'rob', 'swap', 'pass']);
});

test('one kind is shown option by option', () => {
  expect(grouped(action, 'rob').map((group) => group.id)).toEqual(people.map((who) => `rob ${who}`));
});

test('where only one kind can be chosen from, no press is spent on naming it', () => {
  const looks = people.flatMap((who) => ['left', 'right'].map((side) => option(`${who} ${side}`, 'picked')));

  expect(grouped([...looks, option('cancel')], '')).toHaveLength(9);
  expect(grouped([...looks, ...looks, ...looks, option('cancel')], '')).toHaveLength(2);
});

test('a short list is shown as it is', () => {
  expect(grouped(action.slice(0, 4), '')).toHaveLength(4);
});

test('to pass is 0, the others are counted', () => {
  expect([...keyed(grouped(action, ''))]).toEqual([
    ['row', '1'],
    ['rob', '2'],
    ['swap', '3'],
    ['pass', '0'],
  ]);
});

test('what stands in brackets is the detail of a label, unless it belongs to a name', () => {
  expect(headed('Row (2 cards)')).toEqual({ title: 'Row', detail: '2 cards' });
  expect(headed('Keep the painting (3)').detail).toBe('');
});

test('a set of cards finds its option in any order', () => {
  const options = [option('keep none'), option('keep 20 21', 'stow', ['card:nav_20', 'card:nav_21'])];

  expect(optionOfSet(options, ['card:nav_21', 'card:nav_20'])?.notation).toBe('keep 20 21');
  expect(optionOfSet(options, [])?.notation).toBe('keep none');
});

test('one long kind is shown by the places it starts from, where they have a name', () => {
  const moves = ['5', '4'].flatMap((squad) =>
    ['dam', 'mine', 'fair', 'forest'].map((zone) =>
      option(`move ${squad} ${zone}`, 'move', [`squad:${squad}`, `zone:${zone}`]),
    ),
  );

  expect(grouped(moves, '', () => true).map((group) => group.id)).toEqual(['squad:5', 'squad:4']);
  expect(grouped(moves, 'squad:4', () => true)).toHaveLength(4);
  expect(grouped(moves, '', () => false)).toHaveLength(8);
});
