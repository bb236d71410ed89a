import type { Partner, Piece, Trade } from './view.types';

/** An offer that is being put together: how many of each of my pieces, of their open ones, and of their backs. */
export interface Draft {
  to: string;
  mine: number[];
  theirs: number[];
  backs: number;
}

export const emptyDraft = (to: string): Draft => ({ to, mine: [], theirs: [], backs: 0 });

export const partnerOf = (trade: Trade, { to }: Draft): Partner | undefined =>
  trade.partners.find((one) => one.who === to);

/** The words the server gave with what lies in the trays, one after another; nothing while both are empty. */
export function sentence(trade: Trade, draft: Draft): string {
  const partner = partnerOf(trade, draft);
  if (!partner) return '';
  const backs = partner.closed[draft.backs - 1];
  const words = [...laid(trade.mine, draft.mine), ...laid(partner.open, draft.theirs), ...(backs ? [backs] : [])];
  return words.length ? [partner.word, ...words].join(' ') : '';
}

const laid = (pieces: Piece[], counts: number[]): string[] =>
  pieces.flatMap((piece, n) => Array<string>(counts[n] ?? 0).fill(piece.word));

/** One more or one fewer of a piece, within what there is. */
export function changed(pieces: Piece[], counts: number[], at: number, by: number): number[] {
  const most = pieces[at]?.n ?? 0;
  return pieces.map((_, n) => (n === at ? Math.max(0, Math.min(most, (counts[n] ?? 0) + by)) : (counts[n] ?? 0)));
}
