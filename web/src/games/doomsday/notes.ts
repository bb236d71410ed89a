import type { Claim } from '../../wire/protocol';
import type { Heard } from '../../wire/weave';
import { idsIn } from '../../words/phrase';
import type { View } from './view';

/** When I last saw a card, and who has looked at mine. */
export interface Looks {
  /** By whose card and which it is: the round. */
  when: Map<string, number>;
  /** By which of my cards: who looked at it, and in which round. */
  mine: { who: string; slot: string; round: number }[];
}

export const keyOf = (who: string, slot: string): string => `${who} ${slot}`;

/** A card of the ring is the left one of the one and the right one of the other. */
function alsoCalled(view: View, who: string, slot: string): string[] {
  const { seats, ring } = view.table;
  if (!ring || slot.startsWith('role')) return [keyOf(who, slot)];
  const step = slot === 'left' ? 1 : seats.length - 1;
  const other = seats[(seats.indexOf(who) + step) % seats.length]!;
  return [keyOf(who, slot), keyOf(other, slot === 'left' ? 'right' : 'left')];
}

/** What the log tells of looks at cards; the cards themselves are in the view. */
export function looksIn(view: View, events: Heard[]): Looks {
  const looks: Looks = { when: new Map(), mine: [] };
  const me = view.me?.who ?? '';
  let round = 1;
  for (const { event } of events) {
    if (event.event === 'TurnBegan') round = Number(event.args?.round ?? round);
    if (event.event !== 'Peeked') continue;
    const { who = '', of = '', card = '' } = idsIn('doomsday', event);
    if (who === me) for (const key of alsoCalled(view, of, card)) looks.when.set(key, round);
    else if (of === me) looks.mine.push({ who, slot: card, round });
  }
  return looks;
}

/** Of whom: the team that they last said they are of. */
export function teamsClaimed(claims: Claim[], seats: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { seat, saying, named } of claims) {
    const who = seats[seat ?? -1];
    if (who && saying === 'team' && named.about === who) found.set(who, named.team ?? '');
  }
  return found;
}

/** The next team in turn; after the last of them none. */
export const nextGuess = (guess: string, teams: string[]): string => teams[teams.indexOf(guess) + 1] ?? '';
