import type { Text } from '../wire/protocol';
import { Shelf, type Args } from './shelf';

export type Language = 'en' | 'ru';

const SOURCES = { en: () => import('virtual:words/en'), ru: () => import('virtual:words/ru') };

let shelf = $state.raw<Shelf | null>(null);
let current = $state<Language>('ru');

/** Load the words of a language; everything on the page is said anew. */
export async function speak(lang: Language): Promise<void> {
  const source = await SOURCES[lang]();
  shelf = new Shelf(lang, source.default);
  current = lang;
  document.documentElement.lang = lang;
}

export const language = (): Language => current;

export function say(id: string, args: Args = {}): string {
  return shelf ? shelf.say(id, args) : '';
}

export const knows = (id: string): boolean => shelf?.holds(id) ?? false;

export const nameOf = (who: string, form = 'nom'): string => shelf?.name(who, form) ?? '';

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
