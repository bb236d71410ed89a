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
  /** With what weapon; which card. */
  thing: string;
  /** How many lives it cost. */
  n: number;
  heard: Heard;
  /** What was paid for a shot: a card that was turned up, a life. */
  paid?: string;
}

export interface Story {
  rounds: number;
  /** How many signs stand in each round, one after the other. */
  lengths: number[];
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
  const lengths = rounds.map((told, n) => {
    const signs = signsOf(told);
    const steps = Math.max(1, signs.length);
    for (const [place, sign] of signs.entries()) {
      const { who, to, thing, kind } = sign;
      const before = signs[place - 1];
      const isPaid = before?.kind === 'shot' && PAID.includes(kind) && before.to.split(',doomsday-').includes(who);
      // What is paid for a shot stands where the shot hits.
      const at = (place + (isPaid ? -0.5 : 0.5)) / steps;
      if (!sign.isSilent) for (const one of to.split(',doomsday-')) marks.push({ ...sign, round: n + 1, at, to: one });
      learn(known, kind, who, to, thing);
      for (const one of seats) seen.get(one)!.push([n + at, known.get(one)!.size]);
    }
    return steps;
  });
  return { rounds: rounds.length, lengths, marks, seen };
}

const PAID: Mark['kind'][] = ['reveal', 'hurt', 'death'];

type Sign = Omit<Mark, 'round' | 'at'> & { isSilent: boolean };

/** A death takes the place of the blow that caused it; the cards that it turns up are no news of their own. */
function signsOf(told: Heard[]): Sign[] {
  const signs: Sign[] = [];
  for (const heard of told) {
    const [kind, target] = KINDS[heard.event.event]!;
    const { who = '', [target || 'none']: to = '', card = '', weapon = '' } = idsIn('doomsday', heard.event);
    const n = Number(heard.event.args?.n ?? 0);
    const last = signs.at(-1);
    if (kind === 'death' && last?.kind === 'hurt' && last.who === who)
      signs[signs.length - 1] = { ...last, kind, heard };
    else {
      const isSilent = kind === 'reveal' && signs.some((one) => one.kind === 'death' && one.who === who);
      signs.push({ kind, who, to, thing: card || weapon, n, heard, isSilent });
    }
  }
  return signs;
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
