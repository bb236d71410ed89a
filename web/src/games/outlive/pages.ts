import { OUTSIDE } from './deeds';
import { isInside } from './places';

export type Page = 'map' | 'shelter' | 'rivals';

/** The page of a phone's board on which a question is answered. `starts`: the place at which each option begins. */
export const pageOf = (ask: string, starts: string[]): Page =>
  !OUTSIDE.has(ask) && starts.some(isInside) ? 'shelter' : 'map';
