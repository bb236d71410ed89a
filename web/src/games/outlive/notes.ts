import { nameOf, say } from '../../words/language.svelte';
import type { View } from './view';

/** Does a stack hold more for me than the token everybody sees on top? */
const isSeen = (stack: (string | null)[], open: number): boolean => stack.slice(open).some((one) => one !== null);
const spelled = (stack: (string | null)[]): string =>
  stack.map((one) => (one ? nameOf(`outlive-${one}`) : say('outlive-unknown'))).join(', ');

/** The stacks I have looked through, from their tops. */
export function noteLines(view: View): string[] {
  const book = view.me?.notebook;
  if (!book) return [];
  const search = Object.entries(book.search).filter(([, stack]) => isSeen(stack, 0));
  const prey = Object.entries(book.prey).filter(([, stack]) => isSeen(stack, 1));
  return [
    ...search.map(([city, stack]) => say('outlive-note-search', { city: `outlive-${city}`, tokens: spelled(stack) })),
    ...prey.map(([zone, stack]) => say('outlive-note-prey', { zone: `outlive-${zone}`, tokens: spelled(stack) })),
  ];
}
