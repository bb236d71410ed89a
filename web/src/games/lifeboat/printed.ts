export interface Person {
  id: string;
  strength: number;
  survival: number;
  text_en: string;
  text_ru: string;
}

export interface Provision {
  id: string;
  weapon_bonus: number;
  text_en: string;
  text_ru: string;
}

export interface Navigation {
  id: string;
  gull: number;
  overboard: string[];
  thirst: string[];
  fighters: boolean;
  rowers: boolean;
}

/** What is printed on the cards of the game. */
export interface Printed {
  people: Person[];
  provisions: Provision[];
  navigation: Navigation[];
  psychopath: number;
}
