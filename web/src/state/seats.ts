import type { Sections } from '../wire/sections';

/** The id of what people at the table call a seat: its colour, or whom it plays; nothing before that is known. */
export function seatId(game: string, sections: Sections, seat: number | null): string {
  const called = (sections.table?.seats ?? sections.table?.roles ?? []) as string[];
  const id = seat === null ? undefined : called[seat];
  return id ? `${game}-${id}` : '';
}
