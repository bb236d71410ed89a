import type { Telling } from '../games/telling';
import type { Heard } from '../wire/weave';

/** Milliseconds for an event of which nothing is said. */
const USUAL = 520;
/** A sentence is not read in half a second. */
const TO_READ = 900;

/** How fast what happens is shown; 0: step by step. */
export const SPEEDS = [0.5, 1, 2, 0] as const;
export type Speed = (typeof SPEEDS)[number];

/** It is told in words: what others do quietly, and what takes no time, is not. */
export function isSpoken({ event }: Heard, telling: Telling): boolean {
  const manner = telling[event.event];
  return !manner?.quiet && manner?.pace !== 0;
}

/** How long one event is told. By its name alone: a secret one takes as long as its public twin. */
export function paceOf({ event }: Heard, telling: Telling): number {
  const pace = telling[event.event]?.pace ?? USUAL;
  return pace && Math.max(pace, TO_READ);
}

/** How long these take: what is spoken one after the other, otherwise as long as the longest. */
export function lengthOf(events: Heard[], telling: Telling): number {
  const spoken = events.filter((one) => isSpoken(one, telling));
  if (spoken.length) return spoken.reduce((sum, one) => sum + paceOf(one, telling), 0);
  return Math.max(0, ...events.map(({ event }) => telling[event.event]?.pace ?? USUAL));
}

/** Behind by more than four seconds: twice as fast; by more than twelve: at once. */
export function hurryFor(behind: number): number {
  return behind > 12_000 ? Infinity : behind > 4_000 ? 2 : 1;
}
