import { isStair, placeOf, SPACES, type Space, type View } from './view';

export const FLOORS = [3, 2, 1, 0];
export const COLUMNS = 11;
/** The street lies between the ground floor and the cellar: so much of a floor's height. */
const STREET = 0.1;
const GUARD = SPACES.find((one) => one.kind === 'guard')!.id;

export const onFloor = (view: View, floor: number): Space[] =>
  view.shelter.spaces.filter((one) => placeOf(one.space)!.floor === floor);

/** The middle of a room's floor in rooms, from the upper left corner of the attic. */
export function standing(id: string): { x: number; y: number } {
  const { floor, col } = placeOf(id)!;
  return { x: col - 0.5, y: 3 - floor + 0.82 + (floor === 0 ? STREET : 0) };
}

/** The way from the guard's post to a room, over rooms that can be reached; none if there is no such way. */
export function wayTo(view: View, id: string): string[] {
  const reached = new Set(view.shelter.spaces.filter((one) => one.reached).map((one) => one.space));
  const ways = new Map<string, string[]>([[GUARD, [GUARD]]]);
  for (const here of ways.keys()) {
    if (here === id) break;
    for (const next of placeOf(here)!.adjacent)
      if (!ways.has(next) && reached.has(next)) ways.set(next, [...ways.get(here)!, next]);
  }
  return ways.get(id) ?? [];
}

/** Such a way as a line: straight along a floor, slanting on the stairs. */
export function lineTo(view: View, id: string): string {
  const corners = wayTo(view, id).filter((one, at, all) => !at || at === all.length - 1 || isStair(one));
  return corners
    .map(standing)
    .map(({ x, y }, at) => `${at ? 'L' : 'M'}${x} ${y}`)
    .join(' ');
}

export const HEIGHT = FLOORS.length + STREET;
