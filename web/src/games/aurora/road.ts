/** Where things lie on the strip of the road, in parts of a hundred. */
export interface Point {
  x: number;
  y: number;
}

const EDGE = 4.2;

/** All spaces up to the last one. */
export const spacesTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, space) => space);

/** The point of a space on a road that ends with `last`. */
export const pointOf = (space: number, last: number): Point => ({
  x: EDGE + ((100 - 2 * EDGE) * space) / last,
  y: 46 + 22 * Math.sin(space * 0.62 + 0.5),
});

/** Do the names of two convoys get in each other's way? */
export const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 2;

/** The road as a line through all its spaces. */
export function ribbon(last: number): string {
  const points = spacesTo(last).map((space) => pointOf(space, last));
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
export function detour(start: number, end: number, last: number): { line: string; middle: Point } {
  const [a, b] = [pointOf(start, last), pointOf(end, last)];
  const low = Math.max(a.y, b.y) + 46;
  return {
    line: `M${a.x} ${a.y}C${a.x + 0.6} ${low} ${b.x - 0.6} ${low} ${b.x} ${b.y}`,
    middle: { x: (a.x + b.x) / 2, y: low - 14 },
  };
}
