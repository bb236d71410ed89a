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
  margin: number;
  open: string[];
  power: number;
  rowed: boolean;
  seat: number;
  status: string;
  strength: number;
  survival: number;
  thirst: number;
  weapons: Weapon[];
  who: string;
  wounds: number;
};

/** An open card that counts in a fight. */
export type Weapon = {
  bonus: number;
  kind: string;
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
  attack_flares: number;
  attacker: string;
  attackers: string[];
  defence: number;
  defence_flares: number;
  victim: string;
  victims: string[];
};

/** What only this seat may see. */
export type Me = {
  closed: string[];
  enemy: string;
  enemy_points: number;
  friend: string;
  friend_points: number;
  joining: Record<string, Totals>;
  navigation: string[] | null;
  notebook: Notebook;
  odds: Odds | null;
  offers: Offer[];
  packet: string[] | null;
  seat: number;
  trade: Trade;
  who: string;
};

/** What the two sides of a fight would count. */
export type Totals = {
  attack: number;
  defence: number;
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

/** What a fight would come to, from what lies open and from one's own closed cards. */
export type Odds = {
  by: string;
  lines: Reckoning[];
  lost: number;
  may_join: Joiner[];
  of: string;
  side: string;
  strength: number;
  unknown: number;
  wants: string;
  wounds: number;
};

/** One way a fight may stand. `cards`: one's own closed weapons that would be opened for it. */
export type Reckoning = {
  attack: number;
  attack_wins: boolean;
  cards: string[];
  defence: number;
};

/** One who might take a side. `bond`: friend, enemy, or nothing, as the seat's own secrets say. */
export type Joiner = {
  bond: string;
  power: number;
  who: string;
};

/** An offer as this party sees it: the other's closed cards by their backs. */
export type Offer = {
  ask: string[];
  by: string;
  closed: number;
  give: string[];
  to: string;
};

/** What this seat can put into an offer. `why_not`: empty, or why it can make none now. */
export type Trade = {
  left: number;
  mine: Piece[];
  most: number;
  partners: Partner[];
  why_not: string;
};

/** Cards of one kind that can go into an offer, and the word that puts one in. */
export type Piece = {
  kind: string;
  n: number;
  open: boolean;
  word: string;
};

/** Somebody an offer can be made to. `why_not`: empty, or why not now. */
export type Partner = {
  closed: string[];
  open: Piece[];
  who: string;
  why_not: string;
  word: string;
};

/** When it is over all is shown. */
export type Result = {
  order: number[];
  reason: string;
  rules: Record<string, string>;
  sheets: Sheet[];
  winners: number[];
};

/** One player's line of the score sheet. */
export type Sheet = {
  closed: string[];
  enemy: string;
  friend: string;
  missed: string[];
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
  landing: number;
  lost: number;
  navigation: number;
  packet: number;
  phase: string;
  provisions: number;
  roles: string[];
  row_stack: number;
  rules: Record<string, string>;
  turn_order: string[];
};

/** Whom the table waits for, as far as the question's public face tells. */
export type Waiting = {
  ask: string;
  who: string[] | null;
};
