import { expect, test } from 'vitest';
import { changed, emptyDraft, sentence } from '../src/games/lifeboat/offer';
import type { Trade } from '../src/games/lifeboat/view.types';

const TRADE: Trade = {
  why_not: '',
  left: 5,
  most: 5,
  mine: [
    { kind: 'water', n: 2, open: false, word: 'give water' },
    { kind: 'gaff', n: 1, open: true, word: 'give open gaff' },
  ],
  partners: [
    {
      who: 'kid',
      why_not: '',
      word: 'offer kid',
      open: [{ kind: 'knife', n: 1, open: true, word: 'ask knife' }],
      closed: ['closed 1', 'closed 2'],
    },
  ],
};

test('an offer is the words that came with what lies in the trays', () => {
  const draft = { to: 'kid', mine: [2, 1], theirs: [1], backs: 2 };

  expect(sentence(TRADE, draft)).toBe('offer kid give water give water give open gaff ask knife closed 2');
});

test('empty trays say nothing', () => {
  expect(sentence(TRADE, emptyDraft('kid'))).toBe('');
});

test('who cannot be offered anything is offered nothing', () => {
  expect(sentence(TRADE, { to: 'captain', mine: [1], theirs: [], backs: 0 })).toBe('');
});

test('no more goes into a tray than there is, and no less than nothing', () => {
  expect(changed(TRADE.mine, [2], 0, 1)).toEqual([2, 0]);
  expect(changed(TRADE.mine, [0, 0], 1, -1)).toEqual([0, 0]);
});
