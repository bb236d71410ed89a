// Made by `python web/wire_types.py` from the server. Do not edit.

/** All that a seat, or a spectator, may see. */
export type View = {
  boat: Character[];
  evening: Evening;
  fight: Fight | null;
  me: Me | null;
  result: Result | null;
  swept: Character[];
  table: TheTable;
  waiting: Waiting | null;
};

/** One character: open cards by name, closed ones by their number. */
export type Character = {
  closed: number;
  fought: boolean;
  in_water: boolean;
  open: string[];
  rowed: boolean;
  seat: number;
  status: string;
  strength: number;
  thirst: number;
  who: string;
  wounds: number;
};

/** The card that decides the evening, once it is shown. */
export type Evening = {
  card: string | null;
  choice: number;
  rower_hand: number;
  sharks: boolean;
};

/** The two sides and their running totals, from what everybody can see. */
export type Fight = {
  attack: number;
  attacker: string;
  attackers: string[];
  defence: number;
  victim: string;
  victims: string[];
};

/** What only this seat may see. */
export type Me = {
  closed: string[];
  enemy: string;
  friend: string;
  navigation: string[] | null;
  notebook: Notebook;
  offers: Offer[];
  packet: string[] | null;
  seat: number;
  who: string;
};

/** What a seat remembers of cards that lie face down elsewhere. */
export type Notebook = {
  navigation: Remembered;
  provisions: Remembered;
  under_deck: (string | null)[];
};

/** Cards whose place is known, and cards known to be among several places. */
export type Remembered = {
  groups: Group[];
  placed: Record<string, string[]>;
};

/** Cards of which it is known among how many they lie, in which places. */
export type Group = {
  among: Record<string, number>;
  cards: string[];
};

/** An offer as this party sees it: the other's closed cards by their backs. */
export type Offer = {
  ask: string[];
  by: string;
  closed: number;
  give: string[];
  stands: boolean;
  to: string;
};

/** When it is over all is shown. */
export type Result = {
  order: number[];
  reason: string;
  sheets: Sheet[];
  winners: number[];
};

/** One player's line of the score sheet. */
export type Sheet = {
  closed: string[];
  enemy: string;
  friend: string;
  open: string[];
  parts: Record<string, number>;
  seat: number;
  status: string;
  total: number;
  who: string;
};

/** Day, phase, gulls, decks by their number, and every card that everybody saw leave. */
export type TheTable = {
  day: number;
  gone: string[];
  gulls: number;
  lost: number;
  navigation: number;
  packet: number;
  phase: string;
  provisions: number;
  roles: string[];
  row_stack: number;
  turn_order: string[];
};

/** Whom the table waits for, as far as the question's public face tells. */
export type Waiting = {
  ask: string;
  who: string[] | null;
};
