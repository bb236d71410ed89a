export interface Texts {
  id: string;
  text_en?: string;
  text_ru?: string;
}

export interface WeaponCard extends Texts {
  damage: number;
  targets: number;
}

export interface Loyalty {
  id: string;
  faction: string;
  value: number;
}

export interface Role extends Texts {
  faction: string;
  always?: string;
}

export interface Program extends Texts {
  timing: 'any' | 'own_turn' | 'permanent' | 'secret_loyalty';
  faction?: string;
}

/** What is printed on the cards of the game. */
export interface Printed {
  teams: { id: string }[];
  weapons: WeaponCard[];
  loyalties: Loyalty[];
  roles: Role[];
  programs: Program[];
}
