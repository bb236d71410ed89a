import { expect, test, vi } from 'vitest';
import { codeIn } from '../src/shell/code';
import { isWithin } from '../src/shell/quiet';
import { seatName } from '../src/shell/mine/words';
import { answering, markedWords } from '../src/shell/rules/marked';
import type { MatchInfo } from '../src/wire/protocol';
import { learn, speak } from '../src/words/language.svelte';

test.each([
  ['k7m2qx', 'K7M2QX'],
  [' K7M2Q-XW4ND ', 'K7M2QXW4ND'],
  ['https://club.example/join/K7M2QXW4ND?from=chat', 'K7M2QXW4ND'],
  ['come: http://10.0.0.2:8000/join/k7m2qx', 'K7M2QX'],
  ['K7M2', ''],
  ['%', ''],
  ['', ''],
])('the code in %j is %j', (told, code) => expect(codeIn(told)).toBe(code));

test('quiet hours go over midnight', () => {
  expect([22, 23, 0, 7, 8].map((hour) => isWithin(hour, 23, 8))).toEqual([false, true, true, true, false]);
  expect([12, 13, 14].map((hour) => isWithin(hour, 13, 14))).toEqual([false, true, false]);
  expect(isWithin(8, 8, 8)).toBe(false);
});

test('whole words are marked, in any case', () =>
  expect(markedWords('Tied, not untied.', ['tied'])).toEqual([
    ['Tied', true],
    [', ', false],
    ['not', false],
    [' ', false],
    ['untied', false],
    ['.', false],
  ]));

test('only what answers is shown, and all while nothing is asked', () => {
  const rule = (id: string) => ({ id, tags: [], en: '', ru: '', pieces: [] });
  const chapters = [
    { id: 'LIF-1', en: '', ru: '', rules: [rule('LIF-1.1'), rule('LIF-1.2')] },
    { id: 'LIF-2', en: '', ru: '', rules: [] },
  ];
  expect(answering(chapters, null).map((one) => one.id)).toEqual(['LIF-1']);
  expect(answering(chapters, [{ id: 'LIF-1.2', words: [] }])[0]!.rules.map((one) => one.id)).toEqual(['LIF-1.2']);
  expect(answering(chapters, [])).toEqual([]);
});

test('a list of tables calls a bot as its table does', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', async () => new Response('name-lifeboat-kid = Шкет'));
  await speak('ru');
  await learn('lifeboat', { ru: '/words/lifeboat' });
  const seats = [
    { seat: 0, name: 'Аня', bot: '', me: true, called: 'captain' },
    { seat: 1, name: '', bot: 'greedy', me: false, called: 'kid' },
    { seat: 2, name: '', bot: '', me: false, called: 'kid' },
    { seat: 3, name: '', bot: 'greedy', me: false },
  ];
  const match = { game: 'lifeboat', seats } as unknown as MatchInfo;
  expect(seats.map(({ seat }) => seatName(match, seat))).toEqual(['Аня', 'Шкет (бот)', 'Шкет', 'бот № 4']);
});
