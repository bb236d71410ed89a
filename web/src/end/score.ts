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
}

/** The scene resolves first, then the sheet slides in. */
const SHEET_IS_THERE = 2100;
const EACH_ROW = 380;

/** When a row begins to count, in milliseconds: the last first, the winner last; all at once where nothing moves. */
export const afterRow = (rows: number, n: number, isStill: boolean): number =>
  isStill ? 0 : SHEET_IS_THERE + (rows - 1 - n) * EACH_ROW;

/** By rank: winners first, then by points. */
export const ranked = <Row extends Score>(rows: Row[]): Row[] =>
  [...rows].sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total);
