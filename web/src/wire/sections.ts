import type { Option, Text } from './protocol';

/** Sections that every game's state has; the rest are the game's own. */
export interface Ask {
  id: number;
  kind: 'decision' | 'together' | 'window';
  name: string;
  seat: number;
  rule: string;
  title: Text;
  because: Text;
  default: string;
  undo: 'none' | 'until_reveal' | 'free';
  options: Option[];
  length_fixed?: boolean;
  held?: string[];
}

export interface Clock {
  until?: number;
  fixed?: boolean;
}

export interface Occupant {
  seat: number;
  name?: string;
  bot?: string;
  here?: boolean;
  host?: boolean;
}

export interface Standing {
  status: string;
  game: string;
  pace: string;
  commitment: string;
  next?: string;
  spectators?: number;
  undo_asked_by?: number;
}

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

export interface Sections {
  ask?: Ask | null;
  rights?: string[];
  clock?: Clock;
  people?: Occupant[];
  match?: Standing;
  waiting?: Waiting | null;
  [section: string]: any;
}
