import type { Telling } from '../games/telling';
import type { Heard } from '../wire/weave';

/** Milliseconds for an event of which nothing is said. */
const USUAL = 520;

/** How long these are shown before the next thing happens: as long as the longest of them. */
export function lengthOf(events: Heard[], telling: Telling): number {
  return Math.max(0, ...events.map(({ event }) => telling[event.event]?.pace ?? USUAL));
}

/** Behind by more than four seconds: twice as fast; by more than twelve: at once. */
export function speedFor(behind: number): number {
  return behind > 12_000 ? Infinity : behind > 4_000 ? 2 : 1;
}
