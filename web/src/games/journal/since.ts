import type { Heard } from '../../wire/weave';
import type { Told } from '../../wire/sections';

/** Where this happened last; -1: never. */
export function lastAt(events: Heard[], is: (event: Told) => boolean): number {
  let at = events.length - 1;
  while (at >= 0 && !is(events[at]!.event)) at--;
  return at;
}

/** All that has happened since. */
export const since = (events: Heard[], is: (event: Told) => boolean): Heard[] => events.slice(lastAt(events, is) + 1);
