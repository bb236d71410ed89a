export interface Place {
  id: string;
  floor: number;
  col: number;
  kind: 'breach' | 'shelter' | 'empty' | 'sleep_floor' | 'action' | 'guard';
  breach?: string;
  action?: string;
  adjacent: string[];
}

export interface Item {
  id: string;
  /** Nothing: a resource, which lies on the upper board. */
  color: '' | 'green' | 'grey' | 'red' | 'yellow';
  weight: number;
  value?: number;
}

export interface Character {
  id: string;
  role_en: string;
  role_ru: string;
  inventory: number;
  prowess: number;
  empathy: number;
  skill: string;
  habit: string;
}

/** At each level the actions of a day that it blocks. */
export interface StateToken {
  id: string;
  blocked_actions: { level: number; actions: number[] }[];
}

/** What is printed in the box. */
export interface Printed {
  spaces: Place[];
  items: Item[];
  characters: Character[];
  states: StateToken[];
  dice: { id: string; faces: (string | number)[] }[];
  counts: Record<string, number>;
  crucials: { id: string; timing: string }[];
}
