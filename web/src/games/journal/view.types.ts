// Made by `python web/wire_types.py` from the server. Do not edit.

/** All that a seat, or a spectator, may see. */
export type View = {
  die: number;
  drawn: string[];
  fight: Fight | null;
  fulfilled: string[];
  group: Person[];
  hand: string[];
  items: Items;
  locations: string[];
  market: Market | null;
  me: Me | null;
  objective: Objective | null;
  raid: Raid | null;
  result: Result | null;
  shelter: Shelter;
  table: TheTable;
  trip: Trip | null;
  waiting: Waiting | null;
};

/** The combat table. */
export type Fight = {
  fighters: Fighter[];
  foes: Foe[];
  hits: number;
  kills: number;
  round: number;
  slain: number;
  taken: number;
};

export type Fighter = {
  rerolls: number;
  weapon: string;
  who: string;
};

export type Foe = {
  backup: string;
  foe: string;
  prowess: number;
  weapon: string;
  wounds: number;
};

/** One member of the group. */
export type Person = {
  bed: string;
  blocked: number[];
  extra: number;
  lost: number;
  medical: string[];
  states: Record<string, number>;
  task: string;
  told: boolean;
  where: string;
  who: string;
};

/** Where items are, kind by kind. */
export type Items = {
  box: Record<string, number>;
  findings: Record<string, number>;
  storage: Record<string, number>;
};

export type Market = {
  colours: string[];
  credit: number;
};

/** Nobody knows more than the others. */
export type Me = {
  seat: number;
  who: string;
};

export type Objective = {
  objective: string;
  paid: Record<string, number>;
  value: number;
};

/** The night raid. */
export type Raid = {
  arms: Record<string, string>;
  card: string;
  cuts: number;
  damage: number;
  ignored: boolean;
  steals: string[];
  wounds: number;
};

/** How it ended. */
export type Result = {
  order: number[];
  reason: string;
  sheets: Sheet[];
  winners: number[];
};

export type Sheet = {
  parts: Record<string, number>;
  seat: number;
  total: number;
  who: string;
};

/** The board and what can be built. */
export type Shelter = {
  cleared: number;
  errands: Errand[];
  fittings: string[];
  ideas: string[];
  resting: string[];
  spaces: Space[];
};

/** What is planned in this stage. */
export type Errand = {
  deed: string;
  helper: string;
  space: string;
  what: string;
  who: string;
};

/** One space of the shelter: a card by its kind, a fitting, boards. */
export type Space = {
  boarded: boolean;
  card: string;
  fitting: string;
  points: number;
  reached: boolean;
  space: string;
};

/** Day and phase, who leads, cold and noise, and the decks by their numbers. */
export type TheTable = {
  chapter: number;
  cold: number;
  day: number;
  decks: Record<string, number>;
  known: Record<string, string[]>;
  leader: string;
  marks: Record<string, number>;
  no_trade: boolean;
  noise: number;
  order: string[];
  phase: string;
  prices: Record<string, number>;
  red_raids: number;
  red_residents: number;
  seats: string[];
  shelter: string;
  siege: string;
  softened: boolean;
  stage: number;
};

/** The night outside. */
export type Trip = {
  card: string;
  covers: number;
  discard: string[];
  location: string;
  party: string[];
  resident: string;
  room: number;
  slot: string;
  unknown: number;
  weight: number;
  withdrawn: string[];
};

/** Whom the table waits for. */
export type Waiting = {
  about: string;
  ask: string;
  done: string[] | null;
  draft: string[];
  place: string;
  who: string[] | null;
};
