export interface Texts {
  id: string;
  text_en?: string;
  text_ru?: string;
}

export type Kind = 'truck' | 'trailer' | 'device' | 'survivor' | 'location' | 'encounter' | 'event';

/** A scouting card, a start card or loot. */
export interface Card extends Texts {
  kind: Kind;
  period?: string;
  skill?: number;
  speed?: number;
  power?: number;
  tracks?: boolean;
  cells?: string[];
  effect?: { do: string; n?: number }[];
  deals?: { id: string }[];
}

export interface EnemyCard extends Texts {
  number: number;
  period: string;
}

export interface Outcome {
  id: string;
  letters: string[];
  back_area: string;
  damage: number[];
  jam: boolean[];
  enemies: number[];
}

export interface Item extends Texts {
  phases: string[];
}

export interface Action extends Texts {
  skill: number;
  arrow: 'left' | 'right';
}

/** A bonus of a slot: what is done, one after the other. */
export interface Bonus {
  id: string;
  effect: { do: string; n?: number; most?: number; what?: string }[];
}

/** What is printed on the boards and cards of the game. */
export interface Printed {
  cards: Card[];
  enemies: EnemyCard[];
  outcomes: Outcome[];
  boards: { id: string; last_space: number; aurora: number[]; special: number[] }[];
  regions: { board: string; region: string; first: number; last: number }[];
  shortcuts: { id: string; kind: string; effect: { do: string; n?: number }[] }[];
  slots: (Texts & { board: string; index: number; value: number; bonuses: Bonus[] })[];
  items: Item[];
  actions: Action[];
  row_a: string[];
  /** How many tokens the lanes of the Automa hold. */
  automa: { lane: number; survivors: number };
  limits: { items: number; fame_least: number; fame_most: number };
  cells: { id: string; holds: string[] }[];
}
