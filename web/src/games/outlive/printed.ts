/** So many of each kind of token. */
export type Tokens = Record<string, number>;

export interface Zone {
  id: string;
  grid: { row: number; col: number };
  stock?: Record<string, number>;
  toll?: Tokens;
}

export interface Texts {
  id: string;
  text_en: string;
  text_ru: string;
}

export interface Disaster extends Texts {
  points: number;
  cost: Tokens;
}

export interface Leader {
  id: string;
  role_en: string;
  role_ru: string;
  age: number;
  start_zones: string[];
  resources: Tokens;
  equipment: string;
}

export interface RoomTile extends Texts {
  kind: 'common' | 'special';
  slots: number;
  upkeep: number;
}

export interface Equipment extends Texts {
  repair: Tokens;
  half: { symbol: string; side: string };
}

/** What is printed on the board, the tiles and the cards of the game. */
export interface Printed {
  zones: Zone[];
  places: { strength: number; canned_food: number }[];
  track: number[];
  /** Materials for a room. */
  build: number;
  /** Spaces in each row of the airlock. */
  airlock: [number, number];
  resources: { id: string; class: string }[];
  tokens: { id: string }[];
  prey: { id: string; endurance: number; first_meat: number }[];
  squads: { id: string; strength: number }[];
  disasters: Disaster[];
  leaders: Leader[];
  rooms: RoomTile[];
  equipment: Equipment[];
}
