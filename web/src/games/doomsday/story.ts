import type { Heard } from '../../wire/weave';
import { idsIn } from '../../words/phrase';

/** Something that happened to somebody in a round. */
export interface Mark {
  kind: 'look' | 'shot' | 'reveal' | 'hurt' | 'death' | 'return';
  round: number;
  /** Where it stands in the round, from 0 to 1. */
  at: number;
  who: string;
  /** At whom it was done. */
  to: string;
  heard: Heard;
}

export interface Story {
  rounds: number;
  marks: Mark[];
  /** How many cards of others each has seen, after which part of the play. */
  seen: Map<string, [number, number][]>;
}

const KINDS: Record<string, [Mark['kind'], string]> = {
  Peeked: ['look', 'of'],
  ShotFired: ['shot', 'to'],
  Revealed: ['reveal', ''],
  Hurt: ['hurt', ''],
  Died: ['death', ''],
  Resurrected: ['return', ''],
};

/** Who saw, shot and lost what, and when; of looks only that they happened, as everybody heard it. */
export function storyOf(events: Heard[], seats: string[]): Story {
  const rounds = byRound(events);
  const marks: Mark[] = [];
  const known = new Map(seats.map((who) => [who, new Set<string>()]));
  const seen = new Map<string, [number, number][]>(seats.map((who) => [who, [[0, 0]]]));
  rounds.forEach((told, n) =>
    told.forEach((heard, place) => {
      const [kind, target] = KINDS[heard.event.event] ?? [];
      if (!kind) return;
      const { who = '', [target || 'none']: to = '', card = '' } = idsIn('doomsday', heard.event);
      const at = (place + 0.5) / told.length;
      for (const one of to.split(',doomsday-')) marks.push({ kind, round: n + 1, at, who, to: one, heard });
      learn(known, kind, who, to, card);
      for (const one of seats) seen.get(one)!.push([n + at, known.get(one)!.size]);
    }),
  );
  return { rounds: rounds.length, marks, seen };
}

function learn(known: Map<string, Set<string>>, kind: string, who: string, to: string, card: string): void {
  if (kind === 'look') known.get(who)?.add(`${to} ${card}`);
  if (kind !== 'reveal') return;
  for (const [one, cards] of known) if (one !== who) cards.add(`${who} ${card}`);
}

function byRound(events: Heard[]): Heard[][] {
  const rounds: Heard[][] = [];
  for (const heard of events) {
    if (heard.event.event === 'TurnBegan' && Number(heard.event.args?.round) > rounds.length) rounds.push([]);
    if (KINDS[heard.event.event]) rounds.at(-1)?.push(heard);
  }
  return rounds;
}
