import { expect, test } from 'vitest';
import { woven } from '../src/wire/weave';

const told = (event: string) => ({ event, rule: '' });

test('a private event stands after as many public ones as it says', () => {
  const heard = woven({ events: [told('A'), told('B')] }, { events: [[0, told('x')], [1, told('y')], [2, told('z')]] });

  expect(heard.map(({ event }) => event.event)).toEqual(['x', 'A', 'y', 'B', 'z']);
});

test('only what I alone was told is mine', () => {
  const heard = woven({ events: [told('A')] }, { events: [[1, told('x')]] });

  expect(heard.map(({ mine }) => mine)).toEqual([false, true]);
});
