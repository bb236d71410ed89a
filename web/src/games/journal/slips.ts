import type { Choosing } from '../../state/choosing.svelte';
import type { Ask } from '../../wire/sections';
import type { Heard } from '../../wire/weave';
import type { Option } from '../../wire/protocol';
import { knows } from '../../words/language.svelte';
import { bare } from './about';
import { lastAt } from './since';
import { scriptOf, type View } from './view';

/** What lies on the board or the shelf itself, and is pressed there. */
const DRAWN = new Set(['space', 'person', 'item', 'slot', 'crucial', 'foe']);
const isDrawn = (option: Option): boolean => (option.at ?? []).some((anchor) => DRAWN.has(anchor.split(':')[0]!));

/** Answers that have no place on the board: they lie there as slips of paper. */
export const slips = (choosing: Choosing): Option[] => choosing.listed.filter((option) => !isDrawn(option));

/** What is read now: the card or script whose choice is open. */
export function reading(view: View, ask: Ask | null, events: Heard[]): string {
  if (view.waiting?.ask !== 'Decide') return '';
  const place = bare(ask?.title.args?.place);
  if (place) return place;
  const last = events[lastAt(events, ({ event }) => event === 'ScriptRead' || event === 'CardTurned')]?.event;
  if (!last) return '';
  return last.event === 'CardTurned' ? bare(last.args?.card) : `script_${String(last.args?.script)}`;
}

/** The number of a script by its name; 0: it is a card. */
export const scriptIn = (place: string): number => {
  const number = Number(/^script_(\d+)$/.exec(place)?.[1] ?? 0);
  return scriptOf(number) ? number : 0;
};

/** The answers a card or script prints, open or not. */
export interface Printed {
  notation: string;
  name: string;
  option: Option | undefined;
}

const MOST = 8;

export function printedChoices(place: string, options: Option[]): Printed[] {
  const found: Printed[] = [];
  for (let at = 1; at <= MOST && knows(`name-journal-${place}_${at}`); at++) {
    const notation = `choose ${at}`;
    found.push({ notation, name: `journal-${place}_${at}`, option: options.find((one) => one.notation === notation) });
  }
  return found;
}
