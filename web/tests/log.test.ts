import { expect, test } from 'vitest';
import type { GameFace } from '../src/games/face';
import { logLines } from '../src/table/log';
import { telling } from './telling';

const OUTLIVE = { slug: 'outlive', telling: telling('outlive') } as GameFace;
const heard = (event: string, args: Record<string, string>) => ({ event: { event, rule: '', args }, mine: false });
const told = (...events: ReturnType<typeof heard>[]) => logLines(events, OUTLIVE).map(({ n }) => n);

const FOUND = heard('Searched', { who: 'outlive-orange', city: 'outlive-blackwood', token: 'outlive-plank' });
const GOT = heard('Gained', { who: 'outlive-orange', resource: 'outlive-wood', why: 'outlive-plank' });

test('what the next line gives as its reason is not told twice', () => {
  const used = heard('RoomUsed', { who: 'outlive-orange', room: 'outlive-living_quarters' });
  const came = heard('SurvivorCame', { who: 'outlive-orange', why: 'outlive-living_quarters' });
  expect(told(FOUND, GOT, used, came)).toEqual([1, 3]);
});

test('what was found and brought nothing, or was another reason, is told', () => {
  const another = heard('Gained', { who: 'outlive-beige', resource: 'outlive-wood', why: 'outlive-plank' });
  const cargo = heard('Gained', { who: 'outlive-orange', resource: 'outlive-wood', why: 'outlive-cargo' });
  expect(told(FOUND, another, FOUND, cargo, FOUND)).toEqual([0, 1, 2, 3, 4]);
});
