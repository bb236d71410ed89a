import { backOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';
import { settings } from '../../state/settings.svelte';

const duration = (): number => (settings.motion === 'less' ? 1 : 420);

/** A pawn that leaves one zone arrives in the other: it goes the way, with a little weight. */
export const [send, receive] = crossfade({
  duration,
  easing: backOut,
  fallback: (node) => fade(node, { duration: duration() }),
});
