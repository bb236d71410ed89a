import { ranked } from '../../end/score';
import { say } from '../../words/language.svelte';
import { number, type View } from './view';
import type { Sheet } from './view.types';

/** Every line of the sheet, the Automa's among them, from the first to the last. */
export function rowsOf(view: View) {
  const result = view.result!;
  const seats = ranked(result, view.me?.seat);
  if (!result.rival) return seats;
  const rival = { ...result.rival, won: !result.winners.length, me: false };
  return rival.won ? [rival, ...seats] : [...seats, rival];
}

const listed = (ids: string[]): string => ids.map((id) => `aurora-${id}`).join(',');

/** Where one stands who is left, or that nobody is. */
export const standsOf = ({ why, parts }: Sheet): string =>
  parts.standing ? say('web-aurora-why-standing', { n: why.space }) : say('web-aurora-why-gone');

/** From what a part of a score was counted. */
export function whyOf({ why, parts, seat }: Sheet, part: string, isReached: boolean): string {
  switch (part) {
    case 'ahead':
      return why.space === why.rear
        ? say('web-aurora-why-rear', { n: why.space })
        : say('web-aurora-why-ahead', { from: why.rear, to: why.space });
    case 'fame':
      return say('web-aurora-why-fame', { n: number(parts.fame ?? 0) });
    case 'items':
      if (seat < 0) return say('web-aurora-why-pairs');
      return why.items.length ? say('web-aurora-why-list', { things: listed(why.items) }) : say('web-aurora-why-none');
    case 'special':
      return why.special.length
        ? say('web-aurora-why-list', { things: listed(why.special) })
        : say('web-aurora-why-none');
    case 'crew':
      return isReached
        ? say('web-aurora-why-healthy', { n: why.healthy, of: why.crew })
        : say('web-aurora-why-not-counted');
    default:
      return isReached
        ? say('web-aurora-why-not-counted')
        : say('web-aurora-why-whole', { n: why.whole, of: why.cards });
  }
}
