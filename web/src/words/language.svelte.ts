import { FluentResource } from '@fluent/bundle';
import type { Text } from '../wire/protocol';
import { fetched } from '../wire/fetched';
import { Shelf, type Args } from './shelf';

export type Language = 'en' | 'ru';

const COMMON = { en: () => import('virtual:words/en'), ru: () => import('virtual:words/ru') };

/* eslint-disable svelte/prefer-svelte-reactivity -- the page follows the shelf that is made of these, not them */
/** By game, where the server has its own words in each language. */
const learnt = new Map<string, Record<string, string>>();
const resources = new Map<string, Promise<FluentResource>>();

/* eslint-enable svelte/prefer-svelte-reactivity */

let shelf = $state.raw<Shelf | null>(null);
let current = $state<Language>('ru');
let wanted: Language = 'ru';
let called = $state.raw<Record<string, string>>({});

/** Load the words of a language, those of all games that were learnt too; everything on the page is said anew. */
export async function speak(lang: Language): Promise<void> {
  wanted = lang;
  const common = once(lang, async () => (await COMMON[lang]()).default);
  const games = [...learnt.values()].map((addresses) => addresses[lang] ?? '').filter(Boolean);
  const own = await Promise.allSettled(
    games.map((address) => once(address, async () => (await fetched(address)).text())),
  );
  const found = own.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const spoken = new Shelf(lang, await common, ...found);
  spoken.called = called;
  if (wanted !== lang) return;
  shelf = spoken;
  current = lang;
  document.documentElement.lang = lang;
}

/** Load the words of a game beside those of every game. Without them its sentences are said plainly. */
export async function learn(game: string, addresses: Record<string, string>): Promise<void> {
  if (learnt.has(game)) return;
  learnt.set(game, addresses);
  await speak(wanted);
}

function once(name: string, load: () => Promise<string>): Promise<FluentResource> {
  const found = resources.get(name) ?? load().then((source) => new FluentResource(source));
  resources.set(name, found);
  found.catch(() => resources.delete(name));
  return found;
}

export const language = (): Language => current;

/** From now on these are called so, by ids; all others by their own names again. */
export function call(names: Record<string, string>): void {
  if (shelf) shelf.called = names;
  called = names;
}

export function say(id: string, args: Args = {}): string {
  void called; // what is said again whenever somebody is called otherwise
  return shelf ? shelf.say(id, args) : '';
}

export const knows = (id: string): boolean => shelf?.holds(id) ?? false;

export function nameOf(who: string, form = 'nom'): string {
  void called;
  return shelf?.name(who, form) ?? '';
}

/** A message with its arguments, which may be messages themselves. */
export function sayText(text: Text): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(text.args ?? {})) {
    if (Array.isArray(value)) args[name] = (value as Text[]).map(sayText).join('; ');
    else args[name] = typeof value === 'object' && value !== null ? sayText(value as Text) : (value as string | number);
  }
  return say(text.id, args);
}

/** With its first letter a capital, where a name stands alone. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
