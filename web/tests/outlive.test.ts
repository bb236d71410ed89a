import { expect, test } from 'vitest';
import { goesOn, kinds, paymentOf, restOf, wordOf } from '../src/games/outlive/paying';
import { stepOf } from '../src/games/outlive/night';
import { pageOf } from '../src/games/outlive/pages';
import { way } from '../src/games/outlive/view';
import type { Ask } from '../src/wire/sections';

const ask = (name: string, rule: string, args: Record<string, string | number> = {}): Ask =>
  ({ id: 1, name, rule, title: { id: 'title', args }, options: [] }) as unknown as Ask;
const bill = (id: number, amount: number) => ({ id, amount, limits: {}, key: 'rooms orange ' });

test('the way round the ring is the shorter one', () => {
  expect(way('forest', 'fair')).toEqual(['forest', 'blackwood', 'fair']);
  expect(way('dam', 'military_base')).toEqual(['dam', 'military_base']);
});

test('a question of payment tells how much of each kind at most', () => {
  const asked = paymentOf(
    ask('PayTokens', 'OUT-11.3', { amount: 4, limits: '2,0,3,0,0,0,0,1', purpose: 'rooms', giver: 'orange', to: '' }),
  )!;

  expect(asked.amount).toBe(4);
  expect(asked.limits).toEqual({ meat: 2, canned_food: 3, well: 1 });
  expect(paymentOf(ask('Act', 'OUT-08.1'))).toBeNull();
});

test('a mix is said kind by kind in the order of the stores', () => {
  const mix = { microchip: 1, wood: 2, metal: 0 };

  expect(kinds(mix).map((means) => wordOf(means, mix[means as 'wood']))).toEqual(['pay 2 wood', 'pay microchip']);
  expect(restOf(mix)).toEqual({ microchip: 1 });
});

test('a payment goes on only where its first kind was paid', () => {
  const mix = { meat: 2, canned_food: 1 };

  expect(goesOn(bill(2, 1), bill(1, 3), mix)).toBe(true);
  expect(goesOn(bill(2, 2), bill(1, 3), mix)).toBe(false);
  expect(goesOn({ ...bill(2, 1), key: 'recruits orange ' }, bill(1, 3), mix)).toBe(false);
});

test('the steps of the night follow the chapters of the rules', () => {
  expect(stepOf(ask('PayTokens', 'OUT-11.3'), 'night')).toBe(2);
  expect(stepOf(ask('Improve', 'OUT-14.1'), 'night')).toBe(5);
  expect(stepOf(null, 'disasters')).toBe(1);
});

test('a phone opens the page on which the question is answered', () => {
  expect(pageOf('MoveSquad', ['squad:5', 'zone:dam'])).toBe('map');
  expect(pageOf('Improve', ['room:well', 'end'])).toBe('shelter');
  expect(pageOf('Defence', ['resource:ammo', 'end'])).toBe('map');
});
