import type { Sections } from '../wire/sections';
import { capital, knows, nameOf } from '../words/language.svelte';
import type { GameFace } from './face';

/** The id of what people at the table call a seat: its colour, or whom it plays; nothing before that is known. */
export function seatId(face: GameFace | null, sections: Sections, seat: number | null): string {
  const id = face && seat !== null ? face.seats(sections)[seat] : undefined;
  return id ? `${face!.slug}-${id}` : '';
}

/** The same in words; its number where it is not called anything. */
export const seatName = (face: GameFace, sections: Sections, seat: number): string =>
  nameOf(seatId(face, sections, seat)) || String(seat);

export const readable = (id: string): string => id.replace(/[-_]/g, ' ');

/** What a thing of the view is called: by the game, else as all games call it, else its key made readable. */
export function called(game: string, id: string): string {
  const home = [game, 'any'].find((one) => knows(`name-${one}-${id}`));
  return home ? nameOf(`${home}-${id}`) : readable(id);
}

export const titled = (game: string, id: string): string => capital(called(game, id));

/** Does it lie at a place of this kind? `hand:` are all of `hand:oak` and `hand:well`. */
export const isOfKind = (anchor: string, kind: string): boolean => kind.endsWith(':') && anchor.startsWith(kind);

/**
 * What lies at a place: oak at `hand:oak`, a well at `room:well 2`, the shed at `shed`. Nowhere else is the name of a
 * place taken apart: places are compared whole.
 */
export const titleAt = (game: string, anchor: string): string => titled(game, /:([^ ]+)/.exec(anchor)?.[1] ?? anchor);
