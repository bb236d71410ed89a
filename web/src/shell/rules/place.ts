/** Where each rulebook was left, so that it opens there again. */
const key = (game: string) => `holdfast-rules-${game}`;

export const placeIn = (game: string): string => localStorage.getItem(key(game)) ?? '';
export const keepPlace = (game: string, chapter: string): void => localStorage.setItem(key(game), chapter);
