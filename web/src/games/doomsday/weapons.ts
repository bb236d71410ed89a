import type { Choosing } from '../../state/choosing.svelte';
import type { Option } from '../../wire/protocol';
import { weaponOf, type View } from './view';

/** A kind of weapon in the centre, and how many of it lie there. */
export interface Lying {
  kind: string;
  n: number;
  locked: boolean;
}

export function lyingIn(view: View): Lying[] {
  const kinds = view.table.centre.map((name) => weaponOf(name).id);
  return [...new Set(kinds)].map((kind) => ({
    kind,
    n: kinds.filter((one) => one === kind).length,
    locked: view.table.locked.includes(kind),
  }));
}

/** What an option names, by ids: a thing, or somebody and their thing. */
export const named = ({ label }: Option): string => String(label.args?.words ?? label.args?.word ?? '');

/**
 * A weapon in the centre is named by its kind, as is the first of that kind in somebody's hands; before that, by the
 * wish to take one, if it is not locked.
 */
export const optionsInCentre = (choosing: Choosing, { kind, locked }: Lying): Option[] =>
  choosing
    .at(`weapon:${kind}`)
    .filter((one) => named(one) === `doomsday-${kind}` || (named(one) === 'doomsday-arm' && !locked));

/** A weapon in somebody's hands is named with its holder; my own without. */
export function optionsInHands(choosing: Choosing, view: View, who: string, weapon: string): Option[] {
  const isMine = view.me?.who === who && !lyingIn(view).some((one) => one.kind === weapon);
  const names = [`doomsday-${who},doomsday-${weapon}`, ...(isMine ? [`doomsday-${weapon}`] : [])];
  return choosing.at(`weapon:${weapon}`).filter((one) => names.includes(named(one)));
}
