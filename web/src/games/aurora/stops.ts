import type { Stop } from './view.types';

/** For each price the stop that is farthest for it; what costs nothing more is no price. */
export function farthestForPrice(stops: Stop[]): Stop[] {
  const farthest = new Map<string, Stop>();
  for (const one of stops) farthest.set([one.fuel, one.food, ...one.items].join(), one);
  return [...farthest.values()].filter((one) => one.fuel || one.food || one.items.length);
}

/** What is to be paid for a stop, by kind. */
export const priceOf = (stop: Stop): [token: string, n: number][] =>
  ([['fuel', stop.fuel], ['food', stop.food], ...stop.items.map((item) => [item, 1])] as [string, number][]).filter(
    ([, n]) => n,
  );
