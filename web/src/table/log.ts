import type { GameFace } from '../games/face';
import type { Text } from '../wire/protocol';
import type { Heard } from '../wire/weave';
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

/** What happened, a line each; what only repeats what the board shows is left out. */
export function logLines(events: Heard[], face: GameFace): LogLine[] {
  return events.flatMap(({ event, mine }, n) => {
    const manner = face.telling[event.event];
    if (manner?.quiet) return [];
    const ids = idsIn(face.slug, event);
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
