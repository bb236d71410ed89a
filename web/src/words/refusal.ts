import type { Refusal } from '../wire/link';
import { knows, say } from './language.svelte';

/** Codes whose plain words are better than the ones for a terminal. */
const OWN = ['stale', 'not-offered', 'not-asked', 'no-connection'];

export function refusalText(refusal: Refusal): string {
  if (OWN.includes(refusal.code)) return say(`web-refusal-${refusal.code}`);
  return knows(`refusal-${refusal.code}`) ? say(`refusal-${refusal.code}`, refusal.args) : refusal.message;
}
