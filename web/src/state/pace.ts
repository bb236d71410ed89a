import type { Heard } from '../wire/weave';

/** How long, in milliseconds, an event is shown before the next thing happens; nothing for what is not shown at all. */
export type Pace = Readonly<Record<string, number>>;

const USUAL = 520;
const MOST = 1600;

export function lengthOf(events: Heard[], pace: Pace): number {
  return Math.min(MOST, Math.max(0, ...events.map(({ event }) => pace[event.event] ?? USUAL)));
}

/** Behind by more than four seconds: twice as fast; by more than twelve: at once. */
export function speedFor(behind: number): number {
  return behind > 12_000 ? Infinity : behind > 4_000 ? 2 : 1;
}
