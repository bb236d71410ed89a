// Made by `python web/wire_types.py` from the server. Do not edit.

/** All that a seat, or a spectator, may see. */
export type View = {
  attack: Attack | null;
  convoy: Convoy;
  me: Me | null;
  result: Result | null;
  shelters: Shelter[];
  table: TheTable;
  visit: Visit | null;
  waiting: Waiting | null;
  zones: Zone[];
};

/** The attack under way. */
export type Attack = {
  by: string;
  effectiveness: number;
  of: string;
  squad: string;
};

/** Disasters that lie open, and the discard that both cities share. */
export type Convoy = {
  discard: string[];
  face_down: number;
  open: OpenDisaster[];
  radiation: number[];
};

/** A disaster that lies open, and what it is worth. */
export type OpenDisaster = {
  disaster: string;
  points: number;
};

/** What only this seat may see: what it was dealt, and the stacks it has looked through. */
export type Me = {
  dealt_leaders: string[];
  dealt_rooms: string[];
  notebook: Notebook;
  seat: number;
  who: string;
};

/** Stacks from their tops, as far as this seat knows them. */
export type Notebook = {
  prey: Record<string, (string | null)[]>;
  search: Record<string, (string | null)[]>;
};

/** Every part of every score. */
export type Result = {
  order: number[];
  reason: string;
  sheets: Sheet[];
  winners: number[];
};

/** One player's line of the score sheet. */
export type Sheet = {
  leader: string;
  parts: Record<string, number>;
  provisions: number;
  resources: number;
  seat: number;
  total: number;
  who: string;
};

/** One shelter, which lies open to all. */
export type Shelter = {
  airlock: number;
  bill: Bill;
  broken: string[];
  disasters: string[];
  dose: number;
  immune: boolean;
  leader: string | null;
  prey: Record<string, number>;
  radiation: number;
  repaired: string[];
  rooms: Room[];
  score: Record<string, number>;
  stores: Record<string, number>;
  survivors: number;
  turned: string[];
  well: number;
  who: string;
};

/** Tonight: provisions, water, and how much of them is missing now. */
export type Bill = {
  food: number;
  short: number;
  water: number;
};

/** A room with who lives in it and whether it works now. */
export type Room = {
  built: boolean;
  copy: number;
  full: boolean;
  room: string;
  slots: number;
  survivors: number;
  upkeep: number;
  used: boolean;
  used_in: string[];
};

/** Round, phase, turn order, and what everybody plays for. */
export type TheTable = {
  day: number;
  days: number;
  level: number;
  phase: string;
  roles: string[];
  seats: string[];
  token: string | null;
  traits: Traits;
  turn_order: string[];
};

/** What the seats differ in besides their leaders. */
export type Traits = {
  rooms: string[][];
};

/** The squad that is out now. */
export type Visit = {
  actions: number;
  bat: boolean;
  dam_open: boolean;
  free_searches: number;
  hunted: boolean;
  squad: string;
  who: string;
  zone: string;
};

/** Whom the table waits for, as far as the question's public face tells. */
export type Waiting = {
  ask: string;
  done: string[] | null;
  who: string[] | null;
};

/** One zone: what can be had there, and whose squads stand or lie in it. */
export type Zone = {
  algae: boolean | null;
  city: City | null;
  gathers: string | null;
  hunting: Hunting | null;
  ship: Ship | null;
  squads: Squad[];
  stock: number;
  zone: string;
};

/** Equipment on display, the stacks by their number, and the search tokens that lie face up. */
export type City = {
  display: string[];
  equipment: number;
  revealed: string[];
  search: number;
};

/** Only the top token lies face up. */
export type Hunting = {
  left: number;
  top: string | null;
};

/** The places with a survivor who waits, and those that are taken. */
export type Ship = {
  survivors: number[];
  taken: Record<string, string>;
  visited: boolean;
};

/** Whose squad it is; the strength that counts for everything but attacks beside the printed one. */
export type Squad = {
  active: boolean;
  place: number;
  squad: string;
  strength: number;
  who: string;
  working: number;
};
