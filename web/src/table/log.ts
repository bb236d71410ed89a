import type { GameFace } from '../games/face';
import type { Text } from '../wire/protocol';
import type { Heard } from '../wire/weave';
import { nameOf } from '../words/language.svelte';
import { idsIn, ofEvent } from '../words/phrase';

export interface LogLine {
  n: number;
  text: Text;
  rule: string;
  who: string;
  about: string[];
  mine: boolean;
  head: boolean;
  isHot: boolean;
  isFight: boolean;
}

/** What happened, a line each; what only repeats what the board or the next line shows is left out. */
export function logLines(events: Heard[], face: GameFace): LogLine[] {
  return events.flatMap(({ event, mine }, n) => {
    const manner = face.telling[event.event];
    const ids = idsIn(face.slug, event);
    const next = events[n + 1];
    if (manner?.quiet || (next && isToldBy(next, ids, manner?.thing))) return [];
    return [
      {
        n,
        text: ofEvent(face.slug, event),
        rule: event.rule ?? '',
        who: ids.who ?? '',
        about: Object.values(ids),
        mine,
        head: !!manner?.head,
        isHot: !!manner?.hot,
        isFight: manner?.thread === 'fights',
      },
    ];
  });
}

/** «Found scrap. Got metal (scrap)»: the same person, and the thing is why. */
function isToldBy(next: Heard, ids: Record<string, string>, thing = ''): boolean {
  const { who, why } = next.event.args ?? {};
  const own = ids[thing];
  return !!own && String(why).endsWith(`-${own}`) && String(who).endsWith(`-${ids.who}`);
}

/** The name that a line begins with, and the rest. */
export function named(text: string, id: string): [string, string] {
  const name = id ? nameOf(id) : '';
  return name && text.startsWith(name) && !/\p{L}/u.test(text.charAt(name.length))
    ? [name, text.slice(name.length)]
    : ['', text];
}
