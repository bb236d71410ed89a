import { OUTSIDE } from './deeds';

export type Page = 'map' | 'shelter' | 'rivals';

const INSIDE = /^(room:|airlock|resource:|tile:|recruit:|settle:|dealt:|leader:)/;

/** The page of a phone's board on which a question is answered. */
export function pageOf(ask: string, places: string[]): Page {
  if (OUTSIDE.has(ask)) return 'map';
  if (places.some((place) => place.startsWith('zone:') || place.startsWith('disaster:'))) return 'map';
  return places.some((place) => INSIDE.test(place)) ? 'shelter' : 'map';
}
