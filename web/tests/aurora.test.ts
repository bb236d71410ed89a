import { expect, test } from 'vitest';
import { blowsIn, Load, lostTo } from '../src/games/aurora/load.svelte';
import { lastSlip, lastTaken } from '../src/games/aurora/radio';
import { detour, inward, isOn, near, pitchOf, pointOf, ribbon, spacesOf } from '../src/games/aurora/road';
import { farthestForPrice, priceOf } from '../src/games/aurora/stops';
import type { Area, Cell, Seat, Stop, Threat } from '../src/games/aurora/view.types';
import type { LogLine } from '../src/table/log';

// -- the road ------------------------------------------------------------------------------------

test('a near stretch begins one space behind me and goes beyond what I can reach', () => {
  expect(near(10, 16, 29)).toEqual({ first: 9, last: 22 });
  expect(near(0, 3, 29)).toEqual({ first: 0, last: 13 });
});

test('a near stretch ends where the road ends, however long it is', () => {
  expect(near(24, 29, 29).last).toBe(29);
  expect(near(24, 33, 33).last).toBe(33);
});

test('wherever I can get to is on the stretch', () => {
  for (let far = 1; far <= 33; far++) expect(isOn(far, near(0, far, 33))).toBe(true);
});

test('the spaces of a stretch lie from edge to edge, and its shortcuts below them', () => {
  const shown = { first: 5, last: 15 };
  expect(spacesOf(shown)).toHaveLength(11);
  expect(pointOf(5, shown).x).toBeCloseTo(100 - pointOf(15, shown).x);
  expect(detour(6, 8, shown).middle.x).toBeCloseTo(pointOf(7, shown).x);
});

test('the road goes on where a stretch ends, but not beyond its own ends', () => {
  const parts = (first: number, last: number): number => ribbon({ first, last }, 29).split('C').length;
  expect(parts(0, 29)).toBe(30);
  expect(parts(5, 15)).toBe(13);
});

test('spaces lie a pitch apart, and a name gives way to stay on the road', () => {
  const shown = { first: 5, last: 15 };
  const x = (space: number): number => (pointOf(space, shown).x * 1100) / 100;
  expect(pitchOf(shown, 1100)).toBeCloseTo(x(7) - x(6));
  expect([inward(20, 60, 1100), inward(500, 60, 1100), inward(1090, 60, 1100)]).toEqual([14, 0, -24]);
});

test('of each price only the farthest stop is told', () => {
  const stop = (space: number, fuel: number, ...items: string[]) =>
    ({ space, fuel, food: 0, items }) as unknown as Stop;
  const told = farthestForPrice([stop(1, 0), stop(2, 1), stop(3, 1), stop(4, 2), stop(5, 2, 'nitrous')]);

  expect(told.map((one) => one.space)).toEqual([3, 4, 5]);
  expect(priceOf(told[2]!)).toEqual([
    ['fuel', 2],
    ['nitrous', 1],
  ]);
});

// -- the load ------------------------------------------------------------------------------------

const cell = (token: string, ...areas: string[]): Cell => ({
  kind: 'any',
  holds: ['ammo', 'survivor'],
  token,
  damaged: false,
  anchor: '',
  areas,
});
const seat = {
  convoy: [
    { place: 'truck', card: 'start_truck', cells: [cell('survivor', 'left_column', 'bottom_row')] },
    { place: 'trailer1', card: 'container', cells: [cell('', 'bottom_row'), cell('ammo', 'bottom_row')] },
  ],
} as unknown as Seat;
const area = (name: string, spare: number, order: string[]): Area => ({
  area: name,
  spare,
  order,
  next: order[0] ?? '',
  survivors: order.filter((token) => token === 'survivor').length,
  damaged: 0,
});
const told = [area('left_column', 0, ['survivor']), area('bottom_row', 1, ['ammo', 'survivor'])];

test('without a draft the areas are as the server says', () => {
  expect(new Load().areas(seat, told)).toBe(told);
});

test('the areas follow a draft that nobody has been told of', () => {
  const load = new Load();
  expect(load.move(seat, 'truck 0', 'trailer1 0')).toBe(true);

  const [left, bottom] = load.areas(seat, told);

  expect(left).toMatchObject({ spare: 1, order: [], survivors: 0, next: '' });
  expect(bottom).toEqual(told[1]);
});

test('known blows fall on what costs nothing first', () => {
  const threat = (n: number, reaches_me = true): Threat => ({
    enemy: 'enemy_ulmar',
    reaches_me,
    blows: [{ area: 'bottom_row', n, instead: '' }],
  });
  expect(blowsIn('bottom_row', [threat(2), threat(4, false)])).toBe(2);
  expect(lostTo(told[1]!, 1)).toEqual([]);
  expect(lostTo(told[1]!, 2)).toEqual(['ammo']);
  expect(lostTo(told[1]!, 9)).toEqual(['ammo', 'survivor']);
});

// -- the Automa's radio --------------------------------------------------------------------------

const line = (id: string, args = {}, more = {}): LogLine => ({
  n: 0,
  text: { id: `aurora-event-${id}`, args },
  rule: '',
  who: 'automa',
  about: [],
  mine: false,
  head: false,
  isHot: false,
  isFight: false,
  ...more,
});

test('the slip is the last card and what it did, until somebody else does something', () => {
  const lines = [
    line('action-shown', { action: 'aurora-automa_1' }),
    line('action-shown', { action: 'aurora-automa_3' }, { who: '' }),
    line('automa-scouted', { slot: 4, does: 'aurora-gather' }, { who: '' }),
    line('gained'),
    line('scouted', {}, { who: 'red' }),
    line('gained'),
  ];

  const slip = lastSlip(lines);

  expect(slip?.card).toBe('automa_3');
  expect(slip?.lines.map((one) => one.text.id)).toEqual(['aurora-event-automa-scouted', 'aurora-event-gained']);
  expect(lastTaken(lines)?.slot).toBe(4);
});

test('before its first card there is no slip', () => {
  expect(lastSlip([line('scouted')])).toBeNull();
  expect(lastTaken([])).toBeNull();
});
