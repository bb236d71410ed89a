import { kebab } from '../../words/phrase';
import { nameOf, say, sayText } from '../../words/language.svelte';
import { navigation } from './chart';
import type { View } from './view';
import type { Remembered } from './view.types';

type Naming = (cards: string[]) => string;

/** What I have seen of cards that lie face down elsewhere: provisions first, then navigation cards. */
export function noteLines(view: View): string[] {
  if (!view.me) return [];
  const book = view.me.notebook;
  const provisions: Naming = (cards) =>
    say('terminal-names', { ids: cards.map((kind) => `lifeboat-${kind}`).join(',') });
  const chart: Naming = (cards) => cards.map((card) => sayText(navigation(card, view.table.roles))).join('; ');
  return [...lines(book.provisions, provisions, '', view), ...lines(book.navigation, chart, 'chart-', view)];
}

function lines(part: Remembered, naming: Naming, decks: string, view: View): string[] {
  const called = (place: string) =>
    view.table.roles.includes(place) ? nameOf(`lifeboat-${place}`) : say(`lifeboat-place-${decks}${kebab(place)}`);
  const placed = Object.entries(part.placed).map(([place, cards]) =>
    say('lifeboat-note-placed', { place: called(place), cards: naming(cards) }),
  );
  const groups = part.groups.map((group) =>
    say('lifeboat-note-group', {
      cards: naming(group.cards),
      places: Object.entries(group.among)
        .map(([place, n]) => `${called(place)} ${n}`)
        .join(', '),
    }),
  );
  return [...placed, ...groups];
}
