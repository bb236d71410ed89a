import { gameInfo } from '../state/games';
import type { TableState } from '../state/table.svelte';
import { isCoached, knowsGoal } from './memory.svelte';

/** Is this person told things at all? A lesson has its own words. */
export const isTaught = (table: TableState): boolean =>
  isCoached(table.game) && table.seat !== null && !table.sections.result && !table.sections.lesson;

/** The goal lies over the board until it has been read. */
export const tellsGoal = (table: TableState): boolean =>
  isTaught(table) && !!gameInfo(table.game)?.goal?.icons.length && !knowsGoal(table.game);
