/** A point of the road, in hundredths of its stretch: from left to right, from top to bottom. */
export interface Point {
  x: number;
  y: number;
}

/** The stretch of road that is shown. */
export interface Stretch {
  first: number;
  last: number;
}

const EDGE = 4.2;
/** A near stretch shows one space behind me, so many beyond where I could get, and about as many as fit well. */
const BEYOND = 6;
const [FEWEST, MOST] = [13, 16];

/** All spaces up to the last one. */
export const spacesTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, space) => space);

export const spacesOf = ({ first, last }: Stretch): number[] => spacesTo(last).slice(first);

/** The road around a convoy that could get as far as `far`. */
export function near(space: number, far: number, last: number): Stretch {
  const first = Math.max(0, space - 1);
  const wanted = Math.max(Math.min(Math.max(far + BEYOND, first + FEWEST), first + MOST), far + 1);
  return { first, last: Math.min(last, wanted) };
}

export const isOn = (space: number, { first, last }: Stretch): boolean => space >= first && space <= last;

/** So many spaces are on it. */
export const lengthOf = ({ first, last }: Stretch): number => last - first + 1;

/** The point of a space on a stretch of road. */
export const pointOf = (space: number, { first, last }: Stretch): Point => ({
  x: EDGE + ((100 - 2 * EDGE) * (space - first)) / (last - first),
  y: 46 + 22 * Math.sin(space * 0.62 + 0.5),
});

/** So many pixels from one space to the next, on a road so wide. */
export const pitchOf = (shown: Stretch, wide: number): number =>
  ((100 - 2 * EDGE) * wide) / 100 / Math.max(1, lengthOf(shown) - 1);

/** About so wide is a name in pixels: a letter, and what stands beside all of them. */
export const widthOf = (name: string): number => 7 * name.length + 30;

/** By how much a name of this width, whose middle is here, has to give way to stay on a road so wide. */
export function inward(middle: number, width: number, wide: number): number {
  const [left, right] = [middle - width / 2, middle + width / 2];
  return left < 4 ? 4 - left : right > wide - 4 ? wide - 4 - right : 0;
}

/** The road as a line through all its spaces; it goes on where it does not end. */
export function ribbon(shown: Stretch, end: number): string {
  const { first, last } = shown;
  const points = spacesOf({ first: Math.max(0, first - 1), last: Math.min(end, last + 1) }).map((space) =>
    pointOf(space, shown),
  );
  return points
    .map(({ x, y }, at) => {
      const before = points[at - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before.x + x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

/** A way below the road from one space to another, and the middle of it. */
export function detour(start: number, end: number, shown: Stretch): { line: string; middle: Point } {
  const [a, b] = [pointOf(start, shown), pointOf(end, shown)];
  const low = Math.max(a.y, b.y) + 46;
  return {
    line: `M${a.x} ${a.y}C${a.x + 0.6} ${low} ${b.x - 0.6} ${low} ${b.x} ${b.y}`,
    middle: { x: (a.x + b.x) / 2, y: low - 14 },
  };
}
