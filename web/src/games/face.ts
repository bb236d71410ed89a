import type { Component } from 'svelte';
import type { Choosing } from '../state/choosing.svelte';
import type { TableState } from '../state/table.svelte';
import type { Line, Looked, Option } from '../wire/protocol';
import type { Ask, Sections } from '../wire/sections';
import type { Heard } from '../wire/weave';
import type { Telling } from './telling';

export interface Drawing {
  table: TableState;
  choosing: Choosing;
}

/** One entry of such a list: pressed, it is drafted or no longer so, and nothing is said. */
export interface Drafted {
  option: Option;
  isOn: boolean;
  press(): void;
}

/** A line beside those of the seats: a rival whom nobody plays, or what all are after. */
export interface Other {
  id: string;
  value: number;
  colour: string;
  glyph: string;
}

/** What a game comes to, day by day, when it is over. */
export interface Course {
  /** The day or round it is; `web-chapter-<game>` says it. */
  chapter(sections: Sections): number;
  /** How well each seat stands; `web-fortune-<game>` says what is counted. */
  fortune(sections: Sections): number[];
  /** The seats' colours, where their pieces have their own. */
  colours?: string[];
  /** And their signs. */
  glyphs?: string[];
  /** More lines, the same ones all the time. */
  others?(sections: Sections): Other[];
}

/** What a game brings to the table screen: its scene, its pieces, its words; nothing else. */
export interface OwnFace {
  slug: string;
  /** What the people at the table call each seat. */
  seats(sections: Sections): string[];
  /** Where on the board an option can be clicked, if not just where the server says. */
  places?(option: Option): string[];
  /** The board needs the whole width: log, talk and notes are a drawer over it on every screen. */
  isWide?: boolean;
  /** What would follow from a choice is drawn among its own things, not in the question; `wide`: where a desk has room. */
  drawsPreview?: boolean | 'wide';
  /** The board itself asks all that is open now, on one screen: no single answer is said there. */
  asksOnBoard?(sections: Sections): boolean;
  /** On such a board, what can be pressed for the thing that comes next: the question lists it for those who do not point. */
  drafts?(ask: Ask, sections: Sections): Drafted[];
  /** The question as it reads now: on such a board it goes on from one thing to the next before anything is said. */
  asksNow?(ask: Ask, sections: Sections): Ask;
  /** Secrets of mine lie on the table and can be covered from who sits beside me. */
  canCover?: boolean;
  /** The piece I have taken up, of a choice that names several: a squad that is sent somewhere. */
  hand?(choosing: Choosing): string;
  /** Is this a piece that is taken up before it is said where it goes? */
  isTaken?(anchor: string): boolean;
  /** The places of the board in board order, for the arrow keys. */
  order(sections: Sections): string[];
  course?: Course;
  /** What somebody did that still stands while I answer it: its thread stays, up to the nearest of these pieces. */
  stands?(table: TableState): { told: Heard; to: string[] } | null;
  /** The picture of who sits in a seat, `--head` wide, where people have one. */
  Portrait?: Component<{ who: string }>;
  /** What the card of a piece shows above its sentences; `isDrawn`: which sentences it draws itself. */
  Looked?: Component<{ table: TableState; anchor: string; card: Looked }>;
  isDrawn?(line: Line): boolean;
  Board: Component<Drawing>;
  /** The board before the start, empty, behind the room where people gather; `taken`: which chairs somebody has. */
  Empty?: Component<{ taken: boolean[] }>;
  Mine: Component<Drawing>;
  Phases: Component<{ table: TableState }>;
  /** What to know before answering, in the question itself, where the board has no room for it. */
  Facts?: Component<{ table: TableState }>;
  /** Where players trade; a game without trade has none. */
  Trade?: Component<{ table: TableState }>;
  /** What happened, as this game writes it down, in place of the log. */
  Log?: Component<{ table: TableState }>;
  /** `brief`: only what is looked up all the time, above the log. */
  Notes: Component<{ table: TableState; brief?: boolean }>;
  /** The notes are looked at all the time: on a desk they stand above the log. */
  notesOverLog?: boolean;
  End: Component<{ table: TableState }>;
  /** The last picture, across the whole sheet above the scores. */
  EndScene?: Component<{ table: TableState }>;
  /** How it stands before the end: after a lesson that stops in the middle. */
  SoFar?: Component<{ table: TableState }>;
}

/** The same with how its events are shown, which the server says. */
export interface GameFace extends OwnFace {
  telling: Telling;
}
