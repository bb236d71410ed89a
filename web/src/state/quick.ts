import { openTable } from './opening';
import { firstGame, gameInfo } from './games';
import { introduced } from './session.svelte';

const LAST = 'holdfast-last-game';

/** The game that was played last from this browser. */
export const lastGame = (): string => gameInfo(localStorage.getItem(LAST) ?? '')?.slug ?? firstGame();

/** A table of this game, full of bots but for me, and begun; returns its address. */
export async function tableWithBots(slug: string): Promise<string> {
  await introduced();
  const seats = gameInfo(slug)?.most ?? 0;
  const table = await openTable({
    game: slug,
    seats,
    pace: 'none',
    bots: Array(seats - 1).fill('greedy'),
    start: true,
  });
  localStorage.setItem(LAST, slug);
  return `/table/${table.id}`;
}
