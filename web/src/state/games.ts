import type { GameInfo } from '../wire/protocol';
import { language } from '../words/language.svelte';
import { session } from './session.svelte';

/** A game of the house, also one that is only announced. */
export const aboutGame = (slug: string): GameInfo | undefined => session.games.find((game) => game.slug === slug);

/** A game that can be played. */
export const gameInfo = (slug: string): GameInfo | undefined =>
  session.games.find((game) => game.slug === slug && !game.announced);

export const titleOf = (slug: string): string => aboutGame(slug)?.title[language()] ?? slug;

/** The game for who has not chosen one. */
export const firstGame = (): string => session.games[0]?.slug ?? '';

/** `4–6`, or `90` where the fewest are the most. */
export const span = (fewest: number, most: number): string => (fewest === most ? `${most}` : `${fewest}–${most}`);
