import type { Happened, TableSections } from './protocol';

export type { Ask, Clock, Occupant, Status } from './protocol';
/** An event as a seat was told it. */
export type Told = Happened;

export interface Waiting {
  ask: string;
  who: string[] | null;
}

/** What lies in a section of a game that this file knows nothing of. */
export type Fields = Record<string, unknown>;

/** What every table shows, and the sections of the game itself. */
export interface Sections extends TableSections {
  waiting?: Waiting | null;
  table?: Fields;
  me?: (Fields & { who?: string; notebook?: Fields }) | null;
  [section: string]: unknown;
}
