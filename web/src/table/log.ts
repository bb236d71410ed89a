import type { GameFace } from '../games/face';
import type { Text } from '../wire/protocol';
import type { Sections } from '../wire/sections';
import type { Heard } from '../wire/weave';
import { ofEvent } from '../words/phrase';

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
export function logLines(events: Heard[], face: GameFace, sections: Sections): LogLine[] {
  const seats = face.seats(sections);
  return events.flatMap(({ event, mine }, n) => {
    const manner = face.telling[event.event];
    if (manner?.quiet) return [];
    return [
      {
        n,
        text: ofEvent(face.slug, face.words, event, seats),
        rule: event.rule,
        who: typeof event.who === 'string' ? event.who : '',
        about: Object.values(event).filter((value) => typeof value === 'string') as string[],
        mine,
        head: !!manner?.head,
        isHot: !!manner?.hot,
        isFight: manner?.thread === 'fights',
      },
    ];
  });
}
