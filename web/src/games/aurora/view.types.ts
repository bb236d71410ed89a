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
  bites: Bite[];
  column: number;
  contaminated: number;
  deck: number;
  discard: string[];
  face_down: number;
  fame: number;
  food: number;
  fuel: number;
  grid: boolean[][];
  groups: boolean[];
  items: number;
  loot: number;
  plans: Plan[];
  shown: string[];
  space: number;
  survivors: number;
  targets: number;
  to_ship: number;
};

/** A card of the Automa that hurts at the end of the round. */
export type Bite = {
  action: string;
  does: Deed[];
  is_certain: boolean;
  rule: string;
};

/** One thing that a card does to you at the end of the round; `holds`: as it stands now. */
export type Deed = {
  do: string;
  holds: boolean;
  n: number;
};

/** What an unseen card of the Automa would do now. */
export type Plan = {
  action: string;
  slot: number;
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
  fire: EnemyFire | null;
  items: string[];
  seat: number;
  stowing: Asked | null;
  threats: Threat[];
  trip: Trip | null;
  who: string;
};

/** What damage in an area of the own convoy would cost, as the load lies now. */
export type Area = {
  area: string;
  damaged: number;
  next: string;
  order: string[];
  spare: number;
  survivors: number;
};

/** The fire of the enemies in the own region. */
export type EnemyFire = {
  ambushes: number;
  area: string;
  hits: number[];
};

/** The cell of my convoy that is filled next while I put the load in place. */
export type Asked = {
  cell: number;
  place: string;
};

/** An enemy in the zone, and what its ambush does. */
export type Threat = {
  blows: Blow[];
  enemy: string;
  reaches_me: boolean;
};

/** Damage in one area; `instead`: what may be suffered rather than that. */
export type Blow = {
  area: string;
  instead: string;
  n: number;
};

/** The own movement under way. */
export type Trip = {
  behind: Behind | null;
  speed: number;
  stops: Stop[];
  terms: Term[];
};

/** How far the leader is, where that makes an active Co-pilot hurry more. */
export type Behind = {
  by_road: number;
  lacks: number;
  leader: string;
  needed: number;
  shortest: number;
  space: number;
};

/** A space where the movement could end. */
export type Stop = {
  ambush: string[];
  counter: string;
  enemies: string[];
  follows: Arrival[];
  food: number;
  fuel: number;
  fuel_left: number;
  items: string[];
  moves: number;
  order: string[];
  region: string;
  space: number;
  strands: boolean;
  to_ship: number;
  ways: string[];
  words: string[];
};

/** One thing that would follow from ending the movement at a space. */
export type Arrival = {
  of: string;
  rule: string;
  tone: string;
  what: string;
};

/** A part of the speed, and where it comes from. */
export type Term = {
  n: number;
  source: string;
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
  tie: Tie | null;
  winners: number[];
};

/** One player's line of the score sheet; the Automa's seat is -1. */
export type Sheet = {
  parts: Record<string, number>;
  seat: number;
  total: number;
  who: string;
  why: Reasons;
};

/** What the parts of a score were counted from. */
export type Reasons = {
  cards: number;
  crew: number;
  healthy: number;
  items: string[];
  rear: number;
  space: number;
  special: string[];
  whole: number;
};

/** Several have the most fame: who is ahead on the road wins, then who is ahead on the turn-order track. */
export type Tie = {
  by_road: boolean;
  spaces: number[];
  who: string[];
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
  areas: string[];
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
