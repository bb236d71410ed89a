import { gameInfo } from '../state/games';
import { openTable } from '../state/opening';
import { introduced } from '../state/session.svelte';

/** How many sit at the game's first lesson; none: it has no lesson yet. */
export const lessonSeats = (slug: string): number => gameInfo(slug)?.lesson ?? 0;

/** The staged table of the first lesson, begun; returns its address. */
export async function lessonTable(slug: string): Promise<string> {
  await introduced();
  const seats = lessonSeats(slug);
  const table = await openTable({
    game: slug,
    seats,
    pace: 'none',
    options: { lesson: 'first' },
    bots: Array(seats - 1).fill('greedy'),
    start: true,
  });
  return `/table/${table.id}`;
}
