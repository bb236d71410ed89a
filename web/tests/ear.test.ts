import { expect, test } from 'vitest';
import { CUES } from '../src/sound/cues';
import { cuesBetween, type Ear } from '../src/sound/ear';
import type { Heard } from '../src/wire/weave';

const SILENCE: Ear = {
  ask: 0,
  isWindow: false,
  isLow: false,
  sending: false,
  refused: false,
  unread: 0,
  isOver: false,
  fresh: [],
};
const NOISES = { Wounded: { noise: 'token' }, Opened: { noise: 'card' } } as const;
const heard = (event: string, mine = false): Heard => ({ event: { event, rule: '' }, mine });
const cues = (now: Partial<Ear>, before: Partial<Ear> = {}) =>
  cuesBetween({ ...SILENCE, ...before }, { ...SILENCE, ...now }, NOISES);

test('nothing new makes no sound', () => {
  expect(cues({ fresh: SILENCE.fresh })).toEqual([]);
  expect(cues({ ask: 4, unread: 2 }, { ask: 4, unread: 2 })).toEqual([]);
});

test('a question knocks, a window rings, the same for all who are asked', () => {
  expect(cues({ ask: 4 })).toEqual(['turn']);
  expect(cues({ ask: 5, isWindow: true }, { ask: 4 })).toEqual(['window']);
});

test('my own answer is confirmed or refused', () => {
  expect(cues({}, { sending: true })).toEqual(['confirm']);
  expect(cues({ refused: true }, { sending: true })).toEqual(['refusal']);
});

test('public events sound once each, private ones never', () => {
  expect(cues({ fresh: [heard('Wounded'), heard('Wounded'), heard('Opened'), heard('DayBroke')] })).toEqual([
    'token',
    'card',
  ]);
  expect(cues({ fresh: [heard('Wounded', true), heard('Opened', true)] })).toEqual([]);
});

test('little time is told once, and talk when it comes', () => {
  expect(cues({ ask: 4, isLow: true }, { ask: 4 })).toEqual(['low']);
  expect(cues({ unread: 1 })).toEqual(['chat']);
  expect(cues({ unread: 0 }, { unread: 3 })).toEqual([]);
});

test('the end drowns everything else', () => {
  expect(cues({ isOver: true, unread: 1, fresh: [heard('Wounded')] })).toEqual(['end']);
});

test('no cue is louder than full scale or longer than two seconds', () => {
  for (const notes of Object.values(CUES)) {
    expect(notes.reduce((sum, note) => sum + note.loud, 0)).toBeLessThanOrEqual(1.5);
    for (const note of notes) expect(note.at + note.length).toBeLessThan(2);
  }
});
