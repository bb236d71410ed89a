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
  slots: Slot[];
  striking: string | null;
};

/** A disaster that lies open: worth, strength here, tokens that end it (with Crisis Staff), and whom it strikes. */
export type OpenDisaster = {
  amount: number;
  disaster: string;
  points: number;
  price: number;
  rule: string;
  seats: Struck[];
  staff_price: number;
};

/** What a disaster does to one shelter, and whether it could pay for it tonight, with a ready Crisis Staff. */
export type Struck = {
  endurance: number;
  has: number;
  immune: boolean;
  meat: number;
  nearby: Record<string, string[]>;
  pays: boolean;
  radiation: number;
  staff: boolean;
  survivors: number;
  tokens: number;
  turn: string;
  weaker: string[];
  who: string;
};

/** A day of the Convoy: its radiation, and its disaster once that is known, open or resolved. */
export type Slot = {
  day: number;
  disaster: string | null;
  level: number;
  resolved: boolean;
};

/** What only this seat may see: what it was dealt, the stacks it has looked through, and what lies ahead of it. */
export type Me = {
  dealt_leaders: string[];
  dealt_rooms: string[];
  founding: Founding | null;
  notebook: Notebook;
  payment: Payment | null;
  prey: Record<string, Prey>;
  seat: number;
  step: number;
  wares: Record<string, Ware[]>;
  who: string;
};

/** All that can be said in set-up. */
export type Founding = {
  builds: BuildFirst[];
  drops: Drop[];
  leads: Lead[];
  nights: FirstNight[];
  stages: FoundingStage[];
};

/** A room to build for free, and the word for it. */
export type BuildFirst = {
  room: string;
  word: string;
};

/** Two rooms to turn down, and the word for it. */
export type Drop = {
  rooms: string[];
  word: string;
};

/** A leader to follow, the provisions they bring, and the word for it. */
export type Lead = {
  leader: string;
  provisions: number;
  word: string;
};

/** So many survivors in the first room and the rest in the airlock: the word for it, and the first night. */
export type FirstNight = {
  airlock: number;
  dose: number;
  food: number;
  lacks: number;
  radiation: number;
  room: string;
  settled: number;
  water: number;
  word: string;
  works: boolean;
};

/** One thing that is chosen in set-up, and by which rule. */
export type FoundingStage = {
  ask: string;
  rule: string;
};

/** Stacks from their tops, as far as this seat knows them. */
export type Notebook = {
  prey: Record<string, (string | null)[]>;
  search: Record<string, (string | null)[]>;
};

/** What I am asked to pay. */
export type Payment = {
  amount: number;
  kinds: PayKind[];
};

/** One kind of token for a payment: the words for one, two and more of it, and how many it usually would be. */
export type PayKind = {
  means: string;
  usual: number;
  words: string[];
};

/** A face-up prey as it is for this hunter. */
export type Prey = {
  endurance: number;
  meat: number;
  parts: Part[];
  prey: string;
  rooms: Cook[];
  tough: Part[];
  without: number[];
};

/** One part of a sum, and where it comes from. */
export type Part = {
  n: number;
  why: string;
};

/** A room that adds meat to a hunt: `on`, `spared`, `used` today, or `lacks` so many. */
export type Cook = {
  lacks: number;
  n: number;
  room: string;
  state: string;
};

/** A tile on display: what its repair would cost me, whether I own one, and which of mine it would pair with. */
export type Ware = {
  owned: boolean;
  pair: string;
  price: Price[];
  tile: string;
};

/** So many of a resource, against what is in my stores. */
export type Price = {
  has: number;
  needs: number;
  resource: string;
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
  materials: number;
  points: number;
  prey: Record<string, number>;
  provisions: number;
  radiation: number;
  repaired: string[];
  rooms: Room[];
  score: Record<string, number>;
  soon: number;
  stores: Record<string, number>;
  survivors: number;
  turned: string[];
  well: number;
  who: string;
};

/** Tonight: provisions, water, how much of them is missing now or would be left; or it is paid already. */
export type Bill = {
  food: number;
  paid: boolean;
  short: number;
  spare: number;
  water: number;
};

/** A room with who lives in it and whether it works now. */
export type Room = {
  built: boolean;
  copy: number;
  full: boolean;
  lacks: number;
  room: string;
  seats: number;
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
  rules: Record<string, string>;
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
  most: number;
  ship: Ship | null;
  squads: Squad[];
  stock: number;
  zone: string;
};

/** Equipment on display, the stacks by their number, and the search tokens that lie face up. */
export type City = {
  display: string[];
  equipment: number;
  left: Record<string, number>;
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
