import type { Course as Told } from '../games/face';
import type { Moment } from '../replay/story';
import type { Sections } from '../wire/sections';
import type { Heard } from '../wire/weave';

/** How well each seat stands, and last whatever else has a line. */
export const standing = (told: Told, sections: Sections): number[] => [
  ...told.fortune(sections),
  ...(told.others?.(sections) ?? []).map((other) => other.value),
];

/** How one seat stood: the moves at which it changed, and to what. */
export type Course = [move: number, value: number][];

export function courses(story: Moment[], fortune: (sections: Sections) => number[]): Course[] {
  const found: Course[] = [];
  story.forEach(({ sections }, move) => {
    fortune(sections).forEach((value, seat) => {
      const course = (found[seat] ??= []);
      if (course.at(-1)?.[1] !== value) course.push([move, value]);
    });
  });
  return found;
}

/** Where a seat stood after this move. */
export const valueAt = (course: Course, move: number): number => course.filter(([at]) => at <= move).at(-1)?.[1] ?? 0;

/** A line in steps: it stands until something happens. */
export function stepLine(
  course: Course,
  last: number,
  x: (move: number) => number,
  y: (value: number) => number,
): string {
  const parts = course.map(([move, value], n) => (n ? `H${x(move)}V${y(value)}` : `M${x(move)} ${y(value)}`));
  return `${parts.join('')}H${x(last)}`;
}

export interface Pin {
  x: number;
  move: number;
  heard: Heard[];
}

/** Pins that would lie on each other become one. */
export function gathered(pins: { move: number; heard: Heard }[], x: (move: number) => number, apart: number): Pin[] {
  const found: Pin[] = [];
  for (const { move, heard } of pins) {
    const last = found.at(-1);
    if (last && x(move) - last.x < apart) last.heard.push(heard);
    else found.push({ x: x(move), move, heard: [heard] });
  }
  return found;
}

/** Heights for labels that want to stand at these heights, but not on each other; in the same order. */
export function spread(wanted: number[], apart: number, bottom: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed: number[] = [];
  order.forEach((n, rank) => (placed[n] = Math.max(wanted[n]!, rank ? placed[order[rank - 1]!]! + apart : 0)));
  [...order].reverse().forEach((n, rank) => (placed[n] = Math.min(placed[n]!, bottom - rank * apart)));
  return placed;
}
