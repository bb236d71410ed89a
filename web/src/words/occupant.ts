import type { Occupant } from '../wire/protocol';
import { say } from './language.svelte';

/** Who has a seat, in words: a name; whom a bot keeps it for; or that it is a bot's. */
export function occupant(one: Occupant | undefined): string {
  if (!one?.name) return say('web-bot');
  return one.bot ? say('web-kept-for', { name: one.name }) : one.name;
}
