import type { Choosing } from '../../state/choosing.svelte';
import type { Option } from '../../wire/protocol';

/** What is chosen first and then sent to a zone. */
const isSender = (anchor: string): boolean => /^(squad|strength):/.test(anchor);

/** What can be done at a place; in a zone, only with the squad that was chosen first. */
export function optionsAt(choosing: Choosing, anchor: string): Option[] {
  const here = choosing.at(anchor);
  const isNarrowed = isSender(choosing.kind) && anchor.startsWith('zone:');
  return isNarrowed ? here.filter((option) => option.at?.includes(choosing.kind)) : here;
}

/** A place was clicked: a squad is taken in hand, one option is meant, or several are fanned out. */
export function press(choosing: Choosing, anchor: string): void {
  const options = optionsAt(choosing, anchor);
  if (options.length === 1) choosing.pick(options[0]!.notation);
  else if (isSender(anchor) && options.length) {
    choosing.kind = choosing.kind === anchor ? '' : anchor;
    choosing.chosen = choosing.spot = '';
  } else choosing.press(anchor);
}

/** Is this the squad in hand, or the one that the chosen option sends? */
export const isInHand = (choosing: Choosing, anchor: string): boolean => choosing.kind === anchor || choosing.isChosen(anchor);
