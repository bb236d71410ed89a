import type { State } from '../src/wire/protocol';
import { expect, test } from 'vitest';
import { chapterNext, chapters, continued, pins, seenNext } from '../src/replay/story';
import type { ReplayPage } from '../src/wire/protocol';
import { seenBy } from './golden';

const page: ReplayPage = seenBy('spectator');
const story = continued([], page);
const days = chapters(story, (sections) => Number(sections.table?.day));

test('there is a moment before the first move and after every one', () => {
  expect(story.length).toBe(page.moves + 1);
  expect(story[0]!.sections.table?.day).toBe(1);
  expect(story.at(-1)!.sections.result).not.toBeNull();
});

test('pages that meet give the same story as one', () => {
  const part = (first: number, last: number) => ({ ...page, first, scenes: page.scenes.slice(first, last + 1) });
  const whole = { ...(page.scenes[30] as State), public: { sections: story[30]!.sections }, private: {} };
  const second = { ...part(30, page.moves), scenes: [whole, ...page.scenes.slice(31)] };
  expect(continued(continued([], part(0, 30)), second)).toEqual(story);
});

test('a move that these eyes did not see changes nothing', () => {
  const unseen = story.findIndex((moment, n) => n > 0 && !moment.isSeen);
  expect(unseen).toBeGreaterThan(0);
  expect(story[unseen]!.sections).toBe(story[unseen - 1]!.sections);
  expect(story[seenNext(story, unseen - 1, 1)]!.isSeen).toBe(true);
});

test('steps end at the ends', () => {
  expect(seenNext(story, 0, -1)).toBe(0);
  expect(seenNext(story, page.moves, 1)).toBe(page.moves);
});

test('days begin where the table says so, and leaps go there', () => {
  const starts = days.map(({ move }) => move);
  expect(days.map(({ chapter }) => chapter)).toEqual(days.map((_, n) => n + 1));
  expect(days.length).toBeGreaterThan(1);
  expect(chapterNext(starts, 0, 1, page.moves)).toBe(starts[1]);
  expect(chapterNext(starts, starts[1]! + 1, -1, page.moves)).toBe(starts[1]);
  expect(chapterNext(starts, starts[1]!, -1, page.moves)).toBe(0);
  expect(chapterNext(starts, page.moves - 1, 1, page.moves)).toBe(page.moves);
});

test('pins stand where something of note happened', () => {
  const found = pins(story, { Died: { hot: true }, Landed: { hot: true }, SeaWon: { hot: true } });
  expect(found.length).toBeGreaterThan(0);
  for (const { move, heard } of found) expect(story[move]!.events).toContain(heard);
});

test('the eyes of a seat see their own hand as well', () => {
  const mine = continued([], seenBy('0'));
  expect(mine.length).toBe(story.length);
  expect(mine[0]!.sections.me?.seat).toBe(0);
  expect(story[0]!.sections.me).toBeUndefined();
});
