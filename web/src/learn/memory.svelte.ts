/** What a game has already told the person at this browser. */
interface Told {
  off?: boolean;
  goal?: boolean;
  seen?: string[];
}

const KEY = 'holdfast-coach';

function stored(): Record<string, Told> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

const told = $state<Record<string, Told>>(stored());

const of = (game: string): Told => told[game] ?? {};

function keep(game: string, more: Told): void {
  told[game] = { ...of(game), ...more };
  localStorage.setItem(KEY, JSON.stringify(told));
}

/** `*` is for all games. */
export const isCoached = (game: string): boolean => !of(game).off && !of('*').off;
export const knowsGoal = (game: string): boolean => !!of(game).goal;
export const hasSeen = (game: string, id: string): boolean => !!of(game).seen?.includes(id);

export const sawGoal = (game: string): void => keep(game, { goal: true });
export const saw = (game: string, id: string): void => keep(game, { seen: [...(of(game).seen ?? []), id] });
export const silence = (game: string): void => keep(game, { off: true });
/** Everything is told once more. */
export const beginAnew = (game: string): void => keep(game, { off: false, goal: false, seen: [] });
