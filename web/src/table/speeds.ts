import { SPEEDS, type Speed } from '../state/pace';
import { say } from '../words/language.svelte';

const SIGNS: Record<number, string> = { 0.5: '½×', 1: '1×', 2: '2×' };

/** Each speed at which what happens can be shown, with what its button says. */
export const speeds = (): [Speed, string][] => SPEEDS.map((speed) => [speed, SIGNS[speed] ?? say('web-speed-steps')]);
