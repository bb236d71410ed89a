import { expect, test } from 'vitest';
import type { GameFace } from '../src/games/face';
import { actOf, missedBy, sinceMine, touches } from '../src/table/act';
import { telling } from './telling';

const LIFEBOAT = { slug: 'lifeboat', telling: telling('lifeboat') } as GameFace;
const OUTLIVE = { slug: 'outlive', telling: telling('outlive') } as GameFace;
const heard = (event: string, args: Record<string, string>, mine = false) => ({
  event: { event, rule: '', args },
  mine,
});
const ROBBED = heard('Robbed', { who: 'lifeboat-bosun', of: 'lifeboat-milady', card: 'lifeboat-parasol' });

test('what is taken comes back along the thread', () => {
  expect(actOf(ROBBED, LIFEBOAT)).toMatchObject({ from: 'bosun', to: 'milady', thing: 'parasol', isBack: true });
});

test('a squad goes from where it was to where it is', () => {
  const args = { who: 'outlive-red', squad: 'outlive-squad-4', start: 'outlive-dam', zone: 'outlive-mine' };
  expect(actOf(heard('Moved', args), OUTLIVE)).toMatchObject({ from: 'dam', to: 'mine', isBack: false });
});

test('what others did to me touches me, what I did does not', () => {
  expect([touches(ROBBED, 'milady', LIFEBOAT), touches(ROBBED, 'bosun', LIFEBOAT)]).toEqual([true, false]);
  expect(touches(ROBBED, 'kid', LIFEBOAT)).toBe(false);
});

test('my own secrets are no news', () => {
  expect(touches(heard('Kept', { who: 'lifeboat-kid', card: 'lifeboat-oar' }, true), 'kid', LIFEBOAT)).toBe(false);
});

test('one of several is touched too', () => {
  expect(touches(heard('Thirsty', { who: 'lifeboat-kid,lifeboat-snob' }), 'snob', LIFEBOAT)).toBe(true);
});

test('waiting begins after my own last act', () => {
  const events = [heard('Idled', { who: 'lifeboat-kid' }), ROBBED];
  expect(sinceMine(events, 'kid', LIFEBOAT)).toBe(1);
  expect(sinceMine(events, 'snob', LIFEBOAT)).toBe(0);
});

test('a wound is no deed of mine: what led to it is not forgotten', () => {
  const [mine, wounded] = [
    heard('Idled', { who: 'lifeboat-milady' }),
    heard('Wounded', { who: 'lifeboat-milady', why: 'fight' }),
  ];
  expect(missedBy('milady', [mine, ROBBED, wounded], LIFEBOAT, () => false)).toEqual([ROBBED, wounded]);
});

test('I missed what was done to me unseen, and nothing before my first act', () => {
  const [mine, robbed] = [heard('Idled', { who: 'lifeboat-milady' }), ROBBED];
  const nobody = () => false;
  expect(missedBy('milady', [mine, robbed], LIFEBOAT, nobody)).toEqual([robbed]);
  expect(missedBy('milady', [mine, robbed], LIFEBOAT, (one) => one === robbed)).toEqual([]);
  expect(missedBy('milady', [robbed], LIFEBOAT, nobody)).toEqual([]);
});
