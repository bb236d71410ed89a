/** What lies in a view, by its form alone, as `terminal/default/things.py` reads it. */
import type { Fields, Sections } from '../../wire/sections';

interface Named {
  name: string;
}
/** `{ now: 2, of: 6 }`: how far something has come. */
export interface Track extends Named {
  form: 'track';
  now: number;
  of: number;
}
/** `7`: how many of something. */
export interface Tally extends Named {
  form: 'tally';
  number: number;
}
/** `['oak', 'log']`: cards or tokens that can be seen. */
export interface Pile extends Named {
  form: 'pile';
  cards: { id: string; n: number }[];
}
/** `true`, or a word: something that is so. */
export interface Mark extends Named {
  form: 'mark';
  word: string;
}
/** Things of their own: an object, or one of a list of objects. */
export interface Group extends Named {
  form: 'group';
  things: Thing[];
}
export type Thing = Track | Tally | Pile | Mark | Group;

export interface Seat {
  who: string;
  things: Thing[];
}

/** Sections that have a place of their own, and those of the match. */
const APART = [
  'table',
  'seats',
  'me',
  'waiting',
  'result',
  'ask',
  'rights',
  'people',
  'match',
  'clock',
  'undo_asked_by',
  'warned',
];
const NOT_MINE = ['seat', 'who', 'notebook'];

export function things(fields: Fields, leaveOut: string[] = []): Thing[] {
  return Object.entries(fields)
    .filter(([name]) => !leaveOut.includes(name))
    .flatMap(([name, value]) => thing(name, value) ?? []);
}

function thing(name: string, value: unknown): Thing | undefined {
  if (value === true) return { form: 'mark', name, word: '' };
  if (typeof value === 'number') return { form: 'tally', name, number: value };
  if (typeof value === 'string') return value ? { form: 'mark', name, word: value } : undefined;
  if (Array.isArray(value)) return isRows(value) ? rows(name, value) : { form: 'pile', name, cards: counted(value) };
  return value && typeof value === 'object' ? trackOrGroup(name, value as Fields) : undefined;
}

function trackOrGroup(name: string, fields: Fields): Thing | undefined {
  const { now, of } = fields;
  if (typeof now === 'number' && typeof of === 'number') return { form: 'track', name, now, of };
  const inside = things(fields);
  return inside.length ? { form: 'group', name, things: inside } : undefined;
}

const isRows = (list: unknown[]): list is Fields[] => typeof list[0] === 'object' && list[0] !== null;

/** Several of a kind: each is called by its first word, else by its number. */
function rows(name: string, list: Fields[]): Group {
  return {
    form: 'group',
    name,
    things: list.map((row, n) => {
      const key = Object.keys(row).find((one) => typeof row[one] === 'string') ?? '';
      return { form: 'group', name: String(row[key] ?? n + 1), things: things(row, [key]) };
    }),
  };
}

function counted(list: unknown[]): { id: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const one of list.map(String)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([id, n]) => ({ id, n }));
}

export const seatsOf = (sections: Sections): Seat[] =>
  ((sections.seats ?? []) as Fields[]).map((seat) => ({
    who: String(seat.who),
    things: things(seat, ['who', 'seat']),
  }));

/** What `table` counts: the tracks, and all else. */
export const tableThings = (sections: Sections): Thing[] => things(sections.table ?? {}, ['seats', 'roles']);

/** All that lies on the table besides. */
export const sectionsOf = (sections: Sections): Thing[] => things(sections, APART);

export const myThings = (sections: Sections): Thing[] => things(sections.me ?? {}, NOT_MINE);

export const notesOf = (sections: Sections): Thing[] => things(sections.me?.notebook ?? {});

/** Where a thing can be clicked: `shed`; a card of a pile is `hand:oak`, a seat `seat:hunter`. */
export const cardAnchor = (pile: string, id: string): string => `${pile}:${id}`;
export const seatAnchor = (who: string): string => `seat:${who}`;

export function anchorsOf(list: Thing[]): string[] {
  return list.flatMap((one) => [
    one.name,
    ...(one.form === 'pile' ? one.cards.map(({ id }) => cardAnchor(one.name, id)) : []),
    ...(one.form === 'group' ? one.things.flatMap((row) => cardAnchor(one.name, row.name)) : []),
  ]);
}
