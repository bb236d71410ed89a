import type { TableSections } from './protocol';

export type { Ask, Clock, Occupant, Status } from './protocol';

export interface Waiting {
  ask: string;
  who: string[] | null;
}

/** An event as a seat was told it: its class, its rule, its fields. */
export interface Told {
  event: string;
  rule: string;
  /** In a replay with all eyes: to which seat alone it was told. */
  told_to?: number;
  [field: string]: any;
}

/** What every table shows, and the sections of the game itself. */
export interface Sections extends TableSections {
  waiting?: Waiting | null;
  [section: string]: any;
}
