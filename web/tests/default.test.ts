import { expect, test } from 'vitest';
import { anchorsOf, myThings, seatsOf, sectionsOf, tableThings, things } from '../src/games/default/things';

const VIEW = {
  table: { night: { now: 2, of: 6 }, cold: 9, seats: ['kid'] },
  stove: ['oak', 'log', 'log'],
  seats: [{ who: 'kid', warmth: { now: 1, of: 3 }, nearest: true, out: false }],
  me: { who: 'kid', seat: 0, hand: ['oak'], notebook: { deck: ['oak'] } },
  waiting: null,
  result: null,
  people: [],
};

test('things are read by their form', () => {
  const fields = {
    a: { now: 1, of: 2 },
    b: 7,
    c: ['x', 'x'],
    d: true,
    e: 'dusk',
    f: false,
    g: null,
    h: [{ who: 'kid', n: 1 }],
  };

  expect(things(fields)).toEqual([
    { form: 'track', name: 'a', now: 1, of: 2 },
    { form: 'tally', name: 'b', number: 7 },
    { form: 'pile', name: 'c', cards: [{ id: 'x', n: 2 }] },
    { form: 'mark', name: 'd', word: '' },
    { form: 'mark', name: 'e', word: 'dusk' },
    {
      form: 'group',
      name: 'h',
      things: [{ form: 'group', name: 'kid', things: [{ form: 'tally', name: 'n', number: 1 }] }],
    },
  ]);
});

test('every part of the view has one place on the table', () => {
  expect(tableThings(VIEW).map(({ name }) => name)).toEqual(['night', 'cold']);
  expect(sectionsOf(VIEW).map(({ name }) => name)).toEqual(['stove']);
  expect(seatsOf(VIEW)[0]!.things.map(({ name }) => name)).toEqual(['warmth', 'nearest']);
  expect(myThings(VIEW).map(({ name }) => name)).toEqual(['hand']);
});

test('a choice can be clicked on a pile, on a card of it, and on a counter', () => {
  expect(anchorsOf(sectionsOf(VIEW))).toEqual(['stove', 'stove:oak', 'stove:log']);
  expect(anchorsOf(tableThings(VIEW))).toEqual(['night', 'cold']);
});
