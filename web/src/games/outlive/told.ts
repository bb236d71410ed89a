import type { TableState } from '../../state/table.svelte';
import type { Heard } from '../../wire/weave';
import { capital, nameOf, sayText } from '../../words/language.svelte';
import { idsIn, ofEvent } from '../../words/phrase';

/** What was told since this last happened; all that is known where it is not. */
export function since(events: Heard[], name: string): Heard[] {
  const at = events.map(({ event }) => event.event).lastIndexOf(name);
  return at < 0 ? events : events.slice(at + 1);
}

/** The last of these events that is somebody's, without the name, which stands beside it. */
export function lastOf(events: Heard[], who: string, names: Set<string>): string {
  const last = [...events].reverse().find(({ event }) => names.has(event.event) && idsIn('outlive', event).who === who);
  const name = nameOf(`outlive-${who}`);
  const text = last ? sayText(ofEvent('outlive', last.event)) : '';
  return capital(text.startsWith(name) ? text.slice(name.length).replace(/^\s*(\([^)]*\))?[:,]?\s*/, '') : text);
}

/** Who turned up which tokens of a city today, in this order: `''` for those that nobody gained. */
export function turnedUp(table: TableState, city: string, revealed: string[]): { who: string; tokens: string[] }[] {
  const left = [...revealed];
  const found = new Map<string, string[]>();
  for (const { event } of since(table.events, 'DayBroke')) {
    const { who, city: where, token } = idsIn('outlive', event);
    const at = event.event === 'Searched' && where === city && token ? left.indexOf(token) : -1;
    if (at < 0 || !who || !token) continue;
    left.splice(at, 1);
    found.set(who, [...(found.get(who) ?? []), token]);
  }
  const rows = [...found].map(([who, tokens]) => ({ who, tokens }));
  return left.length ? [...rows, { who: '', tokens: left }] : rows;
}
