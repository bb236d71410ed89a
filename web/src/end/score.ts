/** One player's line of a score sheet. */
export interface Score {
  seat: number;
  parts: Record<string, number>;
  total: number;
  won: boolean;
  me: boolean;
}

export interface Column {
  part: string;
  label: string;
  rule: string;
  /** Its picture, on a card. */
  icon?: string;
  /** This part does not count at such an end. */
  isOff?: boolean;
}

/** The scene resolves first, then the sheet slides in. */
const SHEET_IS_THERE = 2100;
const EACH_ROW = 380;

/** When a row begins to count, in milliseconds: the last first, the winner last; all at once where nothing moves. */
export const afterRow = (rows: number, n: number, isStill: boolean): number =>
  isStill ? 0 : SHEET_IS_THERE + (rows - 1 - n) * EACH_ROW;

/** How a game ended, as every game says it; `order`: all seats, from the first to the last. */
interface Ending<Sheet> {
  winners: number[];
  order: number[];
  sheets: Sheet[];
}

/** The lines of the sheet from the first to the last. */
export const ranked = <Sheet extends { seat: number }>(result: Ending<Sheet>, mine: number | undefined) =>
  result.order.map((seat) => ({
    ...result.sheets[seat]!,
    won: result.winners.includes(seat),
    me: mine === seat,
  }));
