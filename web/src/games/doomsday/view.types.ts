// Made by `python web/wire_types.py` from the server. Do not edit.

/** All that a seat, or a spectator, may see. */
export type View = {
  me: Me | null;
  result: Result | null;
  seats: Seat[];
  table: TheTable;
  waiting: Waiting | null;
};

/** What only this seat sees. */
export type Me = {
  cards: Card[];
  drawn: string[];
  given: string[];
  known: Known[];
  points: Record<string, number>;
  programs: string[];
  programs_known: Known[];
  seat: number;
  snapshot: KnownTeam[];
  team: string;
  teams_known: KnownTeam[];
  who: string;
};

/** A card before a player; `face` is empty while it lies face down. */
export type Card = {
  face: string;
  open: boolean;
  slot: string;
};

/** A card that lies face down, and which only some know. */
export type Known = {
  face: string;
  slot: string;
  who: string;
};

/** What is sure of somebody's team. */
export type KnownTeam = {
  holds: boolean;
  team: string;
  who: string;
};

/** How it ended. */
export type Result = {
  loyalty_box: string[];
  order: number[];
  reason: string;
  role_box: string[];
  sheets: Sheet[];
  winners: number[];
};

/** How it ended for one player. */
export type Sheet = {
  cards: Card[];
  parts: Record<string, number>;
  programs: string[];
  seat: number;
  team: string;
  total: number;
  who: string;
};

/** One player, as everybody sees them. */
export type Seat = {
  alive: boolean;
  cards: Card[];
  harm: number;
  laid: Laid[];
  lives: number;
  programs: number;
  seat: number;
  weapons: Weapon[];
  who: string;
};

/** A permanent program that lies open, and whose it is. */
export type Laid = {
  owner: string;
  program: string;
};

/** A weapon in somebody's hands, and at whom it is aimed. */
export type Weapon = {
  at: string[];
  weapon: string;
};

/** Round, mode, whose turn it is, the centre and the program deck. */
export type TheTable = {
  centre: string[];
  deck: number;
  inverted: boolean;
  lead: string;
  leaders: string[];
  locked: string[];
  mode: string;
  quiet: number;
  ring: boolean;
  round: number;
  seats: string[];
  traits: Traits | null;
  used: string[];
};

/** What a balance is counted by, for each seat. */
export type Traits = {
  programs: string[][];
  roles: string[][];
  teams: string[][];
};

/** Whom the table waits for, as far as everybody may know. */
export type Waiting = {
  ask: string;
  done: string[] | null;
  who: string[] | null;
};
