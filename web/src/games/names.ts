import type { Sections } from '../wire/sections';
import { nameOf } from '../words/language.svelte';
import type { GameFace } from './face';

/** What the people at the table call this seat, in words. */
export const seatName = (face: GameFace, sections: Sections, seat: number): string =>
  nameOf(`${face.slug}-${face.seats(sections)[seat] ?? seat}`);
