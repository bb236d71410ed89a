import type { Component } from 'svelte';
import type { Choosing } from '../state/choosing.svelte';
import type { TableState } from '../state/table.svelte';
import type { Option } from '../wire/protocol';
import type { Sections, Told } from '../wire/sections';
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
  /** Of what only I was told, or was told when I came in: is it a secret? */
  isSecret(event: Told, sections: Sections): boolean;
  quiet: ReadonlySet<string>;
  heads: ReadonlySet<string>;
  hot: ReadonlySet<string>;
  fights: ReadonlySet<string>;
  /** The board needs the whole width: log, talk and notes are a drawer over it on every screen. */
  isWide?: boolean;
  /** The places of the board in board order, for the arrow keys. */
  order(sections: Sections): string[];
  Board: Component<Drawing>;
  Mine: Component<Drawing>;
  Phases: Component<{ table: TableState }>;
  /** Where players trade; a game without trade has none. */
  Trade?: Component<{ table: TableState }>;
  Notes: Component<{ table: TableState }>;
  End: Component<{ table: TableState }>;
}

/** The games that have a table here. */
export const FACES: Record<string, () => Promise<GameFace>> = {
  lifeboat: async () => (await import('./lifeboat/face')).LIFEBOAT,
  outlive: async () => (await import('./outlive/face')).OUTLIVE,
};
