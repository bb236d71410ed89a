import { rest } from '../wire/rest';
import type { ChapterText, RuleText } from '../wire/protocol';

const books = $state<Record<string, ChapterText[]>>({});
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody watches who has asked
const asked = new Set<string>();

/** The rulebook of a game; empty until it has come. */
export function rulebook(game: string): ChapterText[] {
  if (!asked.has(game)) {
    asked.add(game);
    rest
      .rules(game)
      .then((chapters) => (books[game] = chapters))
      .catch(() => asked.delete(game));
  }
  return books[game] ?? [];
}

export function findRule(game: string, id: string): { chapter: ChapterText; rule: RuleText } | null {
  for (const chapter of rulebook(game)) {
    const rule = chapter.rules.find((one) => one.id === id);
    if (rule) return { chapter, rule };
  }
  return null;
}
