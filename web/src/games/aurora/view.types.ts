// Made by `python web/wire_types.py` from the server. Do not edit.

/** All that a seat, or a spectator, may see. */
export type View = {
  automa: Automa | null;
  enemies: Enemy[];
  me: Me | null;
  moves_left: number;
  outing: Outing | null;
  result: Result | null;
  road: Road;
  seats: Seat[];
  table: TheTable;
  waiting: Waiting | null;
  zone: Slot[];
};

/** The Automa's board; its cards face down by their number. */
export type Automa = {
  ammo: number;
  column: number;
  contaminated: number;
  deck: number;
  discard: string[];
  face_down: number;
  fame: number;
  food: number;
  fuel: number;
  grid: boolean[][];
  items: number;
  loot: number;
  shown: string[];
  space: number;
  survivors: number;
  targets: number;
  to_ship: number;
};

/** An enemy above the road; its loot card by its tier alone. */
export type Enemy = {
  damage: number;
  defence: number;
  enemy: string;
  left: number;
  marks: string[];
  region: string;
  tier: number;
};

/** What only this seat may see: its items; and what its own load is in for. */
export type Me = {
  areas: Area[];
  items: string[];
  seat: number;
  who: string;
};

/** What damage in an area of the own convoy would cost, as the load lies now. */
export type Area = {
  area: string;
  next: string;
  spare: number;
  survivors: number;
};

/** The scouting under way. */
export type Outing = {
  card: string;
  skill: number;
  slot: number;
  team: string[];
  who: string;
};

/** Every part of every score. */
export type Result = {
  order: number[];
  reason: string;
  rival: Sheet | null;
  sheets: Sheet[];
  winners: number[];
};

/** One player's line of the score sheet; the Automa's seat is -1. */
export type Sheet = {
  parts: Record<string, number>;
  seat: number;
  total: number;
  who: string;
};

/** What lies on and beside the road. */
export type Road = {
  counters: Counter[];
  mines: Mine[];
  shortcuts: Shortcut[];
};

/** A special counter on the road. */
export type Counter = {
  counter: string;
  space: number;
};

/** A mine on a road. */
export type Mine = {
  road: string;
  who: string;
};

/** A shortcut; an avalanche may have closed it. */
export type Shortcut = {
  closed: boolean;
  end: number;
  shortcut: string;
  start: number;
};

/** One player, as everybody sees them: the hand only by its number. */
export type Seat = {
  convoy: Vehicle[];
  crew: Survivor[];
  damage: number;
  fame: number;
  items: number;
  load: string[];
  out: boolean;
  power: number;
  region: string;
  room: number;
  seat: number;
  space: number;
  speed: number;
  targets: number;
  to_ship: number;
  tracks: boolean;
  who: string;
};

/** One card of a convoy. */
export type Vehicle = {
  card: string;
  cells: Cell[];
  place: string;
};

/** One cell: its kind, what it can hold, what lies in it, and whether it is damaged. While the load is not frozen tokens lie where the crew would stow them. */
export type Cell = {
  anchor: string;
  damaged: boolean;
  holds: string[];
  kind: string;
  token: string;
};

/** One survivor card. */
export type Survivor = {
  contamination: number;
  food: number;
  skill: number;
  survivor: string;
  zone: string;
};

/** Round and phase, the ship, the decks by their numbers, and what lies open beside the board. */
export type TheTable = {
  area: string;
  aurora: number;
  board: string;
  deck: number;
  discard: string[];
  frozen: boolean;
  item_discard: string[];
  items: number;
  last: number;
  leaving: number[];
  loot: number;
  mines: boolean;
  order: string[];
  outcome_discard: string[];
  outcomes: number;
  period: string;
  phase: string;
  possible: string[];
  round: number;
  seats: string[];
  supply: string[];
  traits: Traits;
};

/** What the seats have come to differ in, when the game is over. */
export type Traits = {
  devices: string[][];
  survivors: string[][];
  trucks: string[][];
};

/** Whom the table waits for, as far as the question's public face tells. */
export type Waiting = {
  ask: string;
  done: string[] | null;
  who: string[] | null;
};

/** One slot of the scouting zone, with what lies on its card. */
export type Slot = {
  bonuses: string[];
  card: string;
  left: string[];
  right: string[];
  slot: number;
  value: number;
};
