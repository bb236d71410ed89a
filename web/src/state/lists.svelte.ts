import { rest } from '../wire/rest';
import type { MatchInfo } from '../wire/protocol';
import { session } from './session.svelte';

export const lists = $state<{ mine: MatchInfo[]; lobby: MatchInfo[]; ready: boolean }>({
  mine: [],
  lobby: [],
  ready: false,
});

const RANK: Record<string, number> = { playing: 1, waiting: 2, paused: 3, over: 4, abandoned: 5 };
const EVERY = 10_000;

async function load(): Promise<void> {
  lists.lobby = await rest.lobby().catch(() => []);
  if (session.me) {
    const mine = await rest.mine().catch(() => []);
    lists.mine = mine.sort(
      (a, b) =>
        (a.my_turn ? 0 : (RANK[a.status] ?? 9)) - (b.my_turn ? 0 : (RANK[b.status] ?? 9)) || b.created - a.created,
    );
  }
  lists.ready = true;
}

/** My tables and the open ones, kept fresh while a page looks at them. */
export function watchLists(): void {
  $effect(() => {
    void session.me;
    void load();
    const timer = setInterval(load, EVERY);
    return () => clearInterval(timer);
  });
}
