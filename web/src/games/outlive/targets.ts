import type { Choosing } from '../../state/choosing.svelte';
import { isSender } from './places';

/** The squad in hand: it was tapped, or the option that is meant sends it. */
export const inHand = (choosing: Choosing): string =>
  [choosing.kind, choosing.option?.at?.[0] ?? ''].find(isSender) ?? '';
