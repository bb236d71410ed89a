/** From an event to a message, as `locale/phrase.py` does it: the id from the class, the arguments from its fields. */
import type { Text } from '../wire/protocol';
import type { Told } from '../wire/sections';

export type Fields = Record<string, any>;

/** What a game adds to its events, and which ids of it have names. */
export interface Vocabulary {
  ids: ReadonlySet<string>;
  aboutEvent(name: string, event: Fields, seats: string[]): Fields;
}

const KERNEL_EVENTS = ['TakenBack'];

export function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|[_ ]/g, '-').toLowerCase();
}

export function ofEvent(game: string, vocabulary: Vocabulary, told: Told, seats: string[]): Text {
  const { event: name, rule: _, told_to, ...event } = told;
  if (KERNEL_EVENTS.includes(name)) {
    return { id: `event-${kebab(name)}`, args: args(game, vocabulary, { who: seats[event.seat] ?? '' }) };
  }
  const reader = told_to === undefined ? 'you' : seats[told_to];
  const about = { ...event, ...vocabulary.aboutEvent(name, event, seats), reader };
  return { id: `${game}-event-${kebab(name)}`, args: args(game, vocabulary, about) };
}

/** Fields as arguments of a message; what cannot be one is left out. */
export function args(game: string, vocabulary: Vocabulary, about: Fields): Fields {
  const found: Fields = {};
  for (const [name, value] of Object.entries(about)) {
    if (typeof value === 'boolean') found[name] = value ? 'yes' : 'no';
    else if (typeof value === 'string') found[name] = named(game, vocabulary, value);
    else if (typeof value === 'number' || isText(value) || isTexts(value)) found[name] = value;
    else if (Array.isArray(value)) {
      found[name] = value.map((one) => named(game, vocabulary, String(one))).join(',');
      found[`${name}_n`] = value.length;
    }
  }
  return found;
}

const isText = (value: unknown): value is Text => typeof value === 'object' && value !== null && 'id' in value;
const isTexts = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isText);

export function named(game: string, vocabulary: Vocabulary, word: string): string {
  return vocabulary.ids.has(word) ? `${game}-${word}` : word || 'nobody';
}
