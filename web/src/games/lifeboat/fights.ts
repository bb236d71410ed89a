import type { Line } from '../../wire/protocol';

/** One line of what a fight would come to: the two totals, and whose it would be. */
export interface Bout {
  line: Line;
  mine: number;
  theirs: number;
  wins: string;
  /** It speaks of what only I know. */
  isMine: boolean;
}

const FIGHTS = ['lifeboat-look-fight', 'lifeboat-look-armed', 'lifeboat-look-known-armed'];

/** What the card of a person draws beside the face instead of writing it in a row. */
const BESIDE = ['lifeboat-look-person', 'lifeboat-look-ability'];

export const isBeside = ({ text }: Line): boolean => BESIDE.includes(text.id);
export const isFight = ({ text }: Line): boolean => FIGHTS.includes(text.id);

export function boutOf(line: Line): Bout {
  const { mine, theirs, wins } = (line.text.args ?? {}) as { mine: number; theirs: number; wins: string };
  return { line, mine, theirs, wins, isMine: line.kind === 'mine' };
}
