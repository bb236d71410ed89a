import type { Component } from 'svelte';
import type { Choosing } from '../state/choosing.svelte';
import type { TableState } from '../state/table.svelte';
import type { Option } from '../wire/protocol';
import type { Sections } from '../wire/sections';
import type { Vocabulary } from '../words/phrase';

export interface Drawing {
  table: TableState;
  choosing: Choosing;
}

/** What a game brings to the table screen: its scene, its pieces, its words; nothing else. */
export interface GameFace {
  slug: string;
  words: Vocabulary;
  /** What the people at the table call each seat. */
  seats(sections: Sections): string[];
  /** Where on the board an option can be clicked, beside the places the server names. */
  places(option: Option, sections: Sections): string[];
  quiet: ReadonlySet<string>;
  heads: ReadonlySet<string>;
  hot: ReadonlySet<string>;
  fights: ReadonlySet<string>;
  /** The places of the board in board order, for the arrow keys. */
  order(sections: Sections): string[];
  Board: Component<Drawing>;
  Mine: Component<Drawing>;
  Phases: Component<{ table: TableState }>;
  Trade: Component<{ table: TableState }>;
  Notes: Component<{ table: TableState }>;
  End: Component<{ table: TableState }>;
}

/** The games that have a table here. */
export const FACES: Record<string, () => Promise<GameFace>> = {
  lifeboat: async () => (await import('./lifeboat/face')).LIFEBOAT,
};
