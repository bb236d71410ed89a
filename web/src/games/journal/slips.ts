import type { Choosing } from '../../state/choosing.svelte';
import type { Option } from '../../wire/protocol';
import { knows } from '../../words/language.svelte';
import { isOfKind } from '../names';
import type { View } from './view';

/** What lies on the board or the shelf itself, and is pressed there. */
const DRAWN = ['space:', 'person:', 'item:', 'slot:', 'crucial:', 'foe:'];
const isDrawn = (option: Option): boolean =>
  (option.at ?? []).some((anchor) => DRAWN.some((kind) => isOfKind(anchor, kind)));

/** Answers that have no place on the board: they lie there as slips of paper. */
export const slips = (choosing: Choosing): Option[] => choosing.listed.filter((option) => !isDrawn(option));

/** What is read now: the card or script whose choice is open. */
export const reading = (view: View): string => view.waiting?.place ?? '';

/** The number of a script by its name; 0: it is a card. */
export const scriptIn = (place: string): number => Number(/^script_(\d+)$/.exec(place)?.[1] ?? 0);

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
