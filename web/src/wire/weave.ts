import type { Part } from './protocol';
import type { Told } from './sections';

export interface Heard {
  event: Told;
  /** Only this seat was told. */
  mine: boolean;
}

/** Public and private events of one message in the order in which they happened. */
export function woven(publicPart: Part, privatePart: Part): Heard[] {
  const events: Heard[] = [];
  const waiting = [...((privatePart.events ?? []) as [number, Told][])];
  (publicPart.events ?? []).forEach((event: Told, n: number) => {
    while (waiting.length && waiting[0]![0] <= n) events.push({ event: waiting.shift()![1], mine: true });
    events.push({ event, mine: false });
  });
  return [...events, ...waiting.map(([, event]) => ({ event, mine: true }))];
}
