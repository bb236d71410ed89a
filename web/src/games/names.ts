import type { Sections } from '../wire/sections';
import { nameOf } from '../words/language.svelte';
import type { GameFace } from './face';

/** The id of what people at the table call a seat: its colour, or whom it plays; nothing before that is known. */
export function seatId(face: GameFace | null, sections: Sections, seat: number | null): string {
  const id = face && seat !== null ? face.seats(sections)[seat] : undefined;
  return id ? `${face!.slug}-${id}` : '';
}

/** The same in words; its number where it is not called anything. */
export const seatName = (face: GameFace, sections: Sections, seat: number): string =>
  nameOf(seatId(face, sections, seat)) || String(seat);
