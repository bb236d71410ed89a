import { expect, test } from 'vitest';
import { offerText } from '../src/games/lifeboat/offer';

const nothing = { to: 'kid', closed: {}, open: {}, ask: {}, backs: 0 };

test('an offer of any size is one sentence', () => {
  const draft = { ...nothing, closed: { water: 2 }, open: { gaff: 1 }, ask: { knife: 1 }, backs: 2 };

  expect(offerText(draft)).toBe('offer kid give water water open gaff ask knife closed 2');
});

test('an empty offer is none', () => {
  expect(offerText(nothing)).toBe('');
});
