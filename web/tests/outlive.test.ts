import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { beforeEach, expect, test } from 'vitest';
import { GAMES } from '../build/toml';
import { asksNow } from '../src/games/outlive/founding';
import { draft } from '../src/games/outlive/draft.svelte';
import { pageOf } from '../src/games/outlive/pages';
import { DISASTERS, GLYPHS, leaderOf, PREY, way, type ShelterView } from '../src/games/outlive/view';
import { beastOf } from '../src/games/outlive/beasts';
import { skyOf } from '../src/games/outlive/skies';
import { since, turnedUp } from '../src/games/outlive/told';
import type { TableState } from '../src/state/table.svelte';
import type { Heard } from '../src/wire/weave';
import type { Ask, Sections } from '../src/wire/sections';
import type { FirstNight, Founding } from '../src/games/outlive/view.types';

const night = (room: string, settled: number): FirstNight => ({
  room,
  settled,
  airlock: 4 - settled,
  word: `settle ${settled}`,
  works: settled === 3,
  lacks: 3 - settled,
  food: 1,
  water: 1,
  dose: 1,
  radiation: 0,
});
const dealt = ['well', 'well', 'kitchen'];
const founding: Founding = {
  stages: [
    { ask: 'KeepRooms', rule: 'OUT-02.4' },
    { ask: 'FirstRoom', rule: 'OUT-02.5' },
    { ask: 'SettleFirst', rule: 'OUT-02.6' },
    { ask: 'ChooseLeader', rule: 'as the server says' },
  ],
  drops: [
    { rooms: ['well', 'well'], word: 'drop well well' },
    { rooms: ['well', 'kitchen'], word: 'drop well kitchen' },
  ],
  builds: ['builders', 'well', 'kitchen'].map((room) => ({ room, word: `build ${room}` })),
  leads: [{ leader: 'mary_koolpepper', provisions: 0, word: 'lead mary' }],
  nights: ['builders', 'well', 'kitchen'].flatMap((room) => [2, 3].map((n) => night(room, n))),
};

beforeEach(() => draft.begin(String(Math.random())));

test('nothing is said before rooms, first room, people and leader are drafted', () => {
  draft.drop(1);
  draft.drop(2);
  draft.leader = 'mary_koolpepper';
  expect(draft.words(founding, dealt, 'KeepRooms')).toEqual([]);

  draft.build('well', founding);
  expect(draft.words(founding, dealt, 'KeepRooms')).toEqual([
    'drop well kitchen',
    'build well',
    'settle 3',
    'lead mary',
  ]);
});

test('a room that is turned down after all cannot be the first one', () => {
  draft.drop(0);
  draft.drop(1);
  draft.leader = 'mary_koolpepper';
  draft.build('kitchen', founding);
  expect(draft.words(founding, dealt, 'KeepRooms')).toHaveLength(4);

  draft.drop(2);
  expect(draft.words(founding, dealt, 'KeepRooms')).toEqual([]);
});

test('the question goes on to what is still to be drafted, and says when it is all', () => {
  const sections = { me: { founding, dealt_rooms: dealt } } as unknown as Sections;
  const ask = { name: 'KeepRooms', rule: 'OUT-02.4', title: { id: 'asked' } } as Ask;
  const asked = () => asksNow(ask, sections);
  expect(asked()).toMatchObject({ name: 'KeepRooms', title: { id: 'outlive-ask-keep-rooms' } });

  draft.drop(1);
  expect(asked().title.id).toBe('web-found-one-more');
  draft.drop(2);
  expect(asked()).toMatchObject({
    name: 'ChooseLeader',
    rule: 'as the server says',
    title: { id: 'outlive-ask-choose-leader' },
  });
  draft.leader = 'mary_koolpepper';
  expect(asked()).toMatchObject({ name: 'FirstRoom', because: { id: 'outlive-hint-first-room' } });
  draft.build('well', founding);
  expect(asked().title.id).toBe('web-found-all');
  draft.drop(0);
  expect(asked().name).toBe('KeepRooms');
  expect(asksNow(ask, {} as Sections)).toBe(ask);
});

test('the drafted shelter has what its leader brings, and the airlock of the first night', () => {
  const own = { radiation: 0, stores: {}, broken: [], airlock: 0 } as unknown as ShelterView;
  expect(draft.shelter(own, founding)).toMatchObject({ broken: [], airlock: 0, soon: 0 });

  draft.leader = 'mary_koolpepper';
  draft.build('well', founding);
  draft.settled = 2;
  const { stores, broken, airlock } = draft.shelter(own, founding);
  expect(airlock).toBe(2);
  expect(broken).toEqual([leaderOf('mary_koolpepper').equipment]);
  expect(stores).toMatchObject(leaderOf('mary_koolpepper').resources);
});

test('a third room turned down takes the place of the first', () => {
  draft.drop(0);
  draft.drop(1);
  draft.drop(2);
  expect(draft.dropped).toEqual([1, 2]);
});

test('what was sealed elsewhere is not said again', () => {
  draft.leader = 'mary_koolpepper';
  expect(draft.words(founding, dealt, 'ChooseLeader')).toEqual(['lead mary']);
});

const heard = (event: string, fields: Record<string, unknown>): Heard =>
  ({ event: { event, args: fields } }) as unknown as Heard;

test('a city tells who turned up what today, and what nobody gained', () => {
  const search = (who: string, city: string, token: string) =>
    heard('Searched', { who: `outlive-${who}`, city: `outlive-${city}`, token: `outlive-${token}` });
  const events = [
    search('blue', 'blackwood', 'plank'),
    heard('DayBroke', { day: 2 }),
    search('beige', 'blackwood', 'ration'),
    search('blue', 'silent_peak', 'plank'),
    search('beige', 'blackwood', 'plank'),
  ];
  const found = turnedUp({ events } as unknown as TableState, 'blackwood', ['plank', 'ration', 'holy_water']);
  expect(found).toEqual([
    { who: 'beige', tokens: ['ration', 'plank'] },
    { who: '', tokens: ['holy_water'] },
  ]);
});

test('what was told since something happened is only what came after it', () => {
  const events = ['Paid', 'DisasterRevealed', 'SurvivorLost'].map((event) => heard(event, {}));
  expect(since(events, 'DisasterRevealed').map(({ event }) => event.event)).toEqual(['SurvivorLost']);
  expect(since(events, 'NightFell')).toEqual(events);
});

test('every prey has its beast and every disaster its sky', () => {
  expect(PREY.map((prey) => !!beastOf(prey))).not.toContain(false);
  expect(DISASTERS.filter((card) => card !== 'raiders' && skyOf(card) === skyOf('raiders'))).toEqual([]);
});

test('the way round the ring is the shorter one', () => {
  expect(way('forest', 'fair')).toEqual(['forest', 'blackwood', 'fair']);
  expect(way('dam', 'military_base')).toEqual(['dam', 'military_base']);
});

test('a phone opens the page on which the question is answered', () => {
  expect(pageOf('MoveSquad', ['squad:5', 'squad:3a', 'end'])).toBe('map');
  expect(pageOf('Improve', ['room:well', 'end'])).toBe('shelter');
  expect(pageOf('Defence', ['resource:ammo', 'end'])).toBe('map');
});

test('seats have the colours and marks of their squads, in the order in which they sit', () => {
  const tokens = parse(readFileSync(join(GAMES, 'outlive', 'content', 'tokens.toml'), 'utf8'));
  expect(Object.keys(GLYPHS)).toEqual((tokens.color as { id: string }[]).map(({ id }) => id));
});
