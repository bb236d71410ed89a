import { rest } from '../wire/rest';
import type { MatchInfo } from '../wire/protocol';
import { session } from './session.svelte';

interface Lists {
  mine: MatchInfo[];
  lobby: MatchInfo[];
  /** They have come, or could not. */
  ready: boolean;
  /** The server did not answer the last time; what is shown is older. */
  failed: boolean;
  /** When they came, by this page's clock, and what that clock shows now, in seconds. */
  came: number;
  now: number;
}

const seconds = (): number => performance.now() / 1000;

export const lists = $state<Lists>({
  mine: [],
  lobby: [],
  ready: false,
  failed: false,
  came: seconds(),
  now: seconds(),
});

const RANK: Record<string, number> = { playing: 1, paused: 2, waiting: 3, over: 4, abandoned: 5 };
const EVERY = 10_000;
const rank = (match: MatchInfo): number => (match.my_turn ? 0 : (RANK[match.status] ?? 9));
/** Of my turns the most pressing first; else the newest. */
const order = (a: MatchInfo, b: MatchInfo): number =>
  rank(a) - rank(b) || (a.my_turn ? (a.left ?? Infinity) - (b.left ?? Infinity) || 0 : 0) || b.created - a.created;

export async function loadLists(): Promise<void> {
  try {
    const [lobby, mine] = await Promise.all([rest.lobby(), session.me ? rest.mine() : []]);
    lists.lobby = lobby;
    lists.mine = mine.sort(order);
    lists.came = lists.now = seconds();
    lists.failed = false;
  } catch {
    lists.failed = true;
  }
  lists.ready = true;
}

/** Seconds until a table's deadline as this moment has it; null: there is none. */
export const timeLeft = (match: MatchInfo): number | null =>
  match.left === null || match.left === undefined ? null : Math.max(0, match.left - (lists.now - lists.came));

/** My tables and the open ones, kept fresh while a page looks at them. */
export function watchLists(): void {
  $effect(() => {
    void session.me;
    void loadLists();
    const loads = setInterval(loadLists, EVERY);
    const ticks = setInterval(() => (lists.now = seconds()), 1000);
    return () => {
      clearInterval(loads);
      clearInterval(ticks);
    };
  });
}
