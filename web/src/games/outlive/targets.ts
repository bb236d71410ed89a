import type { Choosing } from '../../state/choosing.svelte';
import type { Option } from '../../wire/protocol';
import { isSender, isZone } from './places';

/** The squad in hand: it was tapped, or the option that is meant sends it. */
export const inHand = (choosing: Choosing): string =>
  [choosing.kind, choosing.option?.at?.[0] ?? ''].find(isSender) ?? '';

/** What can be done at a place; in a zone, only with the squad in hand. */
export function optionsAt(choosing: Choosing, anchor: string): Option[] {
  const here = choosing.at(anchor);
  const squad = isZone(anchor) ? inHand(choosing) : '';
  return squad ? here.filter((option) => option.at?.includes(squad)) : here;
}

/** A place was clicked: a squad is taken in hand, one option is meant, or several are fanned out. */
export function press(choosing: Choosing, anchor: string): void {
  const options = optionsAt(choosing, anchor);
  if (options.length === 1) choosing.pick(options[0]!.notation);
  else if (isSender(anchor) && options.length) {
    choosing.kind = inHand(choosing) === anchor ? '' : anchor;
    choosing.chosen = choosing.spot = '';
  } else choosing.press(anchor);
}

/** The digit of a place's one option, while keys are used. */
export function keyAt(choosing: Choosing, anchor: string): string {
  const options = choosing.byKey ? optionsAt(choosing, anchor) : [];
  return options.length === 1 ? (choosing.keys.get(options[0]!.notation) ?? '') : '';
}
