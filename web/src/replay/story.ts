import type { Telling } from '../games/telling';
import type { ReplayPage, State } from '../wire/protocol';
import type { Sections } from '../wire/sections';
import { updated, woven, type Heard } from '../wire/weave';

/** The table after one move, and what happened in it. */
export interface Moment {
  sections: Sections;
  events: Heard[];
  /** Did these eyes see anything of the move? */
  isSeen: boolean;
}

/** The story so far with one more page, woven as at a live table. The page begins where the story ends. */
export function continued(story: Moment[], page: ReplayPage): Moment[] {
  const moments = [...story];
  (page.scenes as (State | null)[]).forEach((scene, n) => {
    if (page.first + n < story.length) return;
    moments.push(scene ? after(moments.at(-1), scene) : { ...moments.at(-1)!, events: [], isSeen: false });
  });
  return moments;
}

function after(before: Moment | undefined, scene: State): Moment {
  return {
    sections: updated(before?.sections ?? {}, scene),
    events: woven(scene.public, scene.private),
    isSeen: true,
  };
}

/** The first moves of each day or round. */
export function chapters(
  story: Moment[],
  chapterOf: (sections: Sections) => number,
): { move: number; chapter: number }[] {
  const found: { move: number; chapter: number }[] = [];
  story.forEach(({ sections }, move) => {
    const chapter = chapterOf(sections);
    if (chapter > (found.at(-1)?.chapter ?? 0)) found.push({ move, chapter });
  });
  return found;
}

/** Turning points: the moves in which something hot happened, each with the last of it. */
export function pins(story: Moment[], telling: Telling): { move: number; heard: Heard }[] {
  return story.flatMap(({ events }, move) => {
    const heard = events.filter(({ event }) => telling[event.event]?.hot).at(-1);
    return heard ? [{ move, heard }] : [];
  });
}

/** The next move, this way, of which these eyes saw anything; the last one there is, if none. */
export function seenNext(story: Moment[], from: number, step: 1 | -1): number {
  let move = from + step;
  while (story[move] && !story[move]!.isSeen) move += step;
  return Math.max(0, Math.min(story.length - 1, move));
}

/** The beginning of the next day or round, or of this one, or of the one before. */
export function chapterNext(starts: number[], from: number, step: 1 | -1, last: number): number {
  if (step > 0) return starts.find((start) => start > from) ?? last;
  return starts.filter((start) => start < from).at(-1) ?? 0;
}
