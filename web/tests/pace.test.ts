import { expect, test } from 'vitest';
import { telling } from './telling';
import { hurryFor, isSpoken, lengthOf, paceOf } from '../src/state/pace';

const LIFEBOAT = telling('lifeboat');
const heard = (event: string, mine = false) => ({ event: { event, rule: '' }, mine });

test('quiet events take no time, big ones their own', () => {
  expect(lengthOf([heard('RoleDealt')], LIFEBOAT)).toBe(0);
  expect(lengthOf([heard('Kept'), heard('SharksCame')], LIFEBOAT)).toBeGreaterThan(lengthOf([heard('Kept')], LIFEBOAT));
});

test('what is told in words is told one after the other', () => {
  expect(lengthOf([heard('Yielded'), heard('Robbed')], LIFEBOAT)).toBe(2 * lengthOf([heard('Robbed')], LIFEBOAT));
  expect(isSpoken(heard('Tired'), LIFEBOAT)).toBe(false);
});

test('a secret takes as long as its public twin', () => {
  for (const event of Object.keys(LIFEBOAT))
    expect(paceOf(heard(event, true), LIFEBOAT)).toBe(paceOf(heard(event), LIFEBOAT));
});

test('who is far behind is brought to the present', () => {
  expect([hurryFor(0), hurryFor(5000), hurryFor(13_000)]).toEqual([1, 2, Infinity]);
});
