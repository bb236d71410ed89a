import { capital, knows, say } from '../../words/language.svelte';
import { readable } from '../names';

/** Why the game is over; the sentence may name what the table counts. */
export function reason(game: string, word: string, table: Record<string, unknown>): string {
  const id = `${game}-reason-${word.replaceAll('_', '-')}`;
  const counted = Object.entries(table).filter((one): one is [string, number] => typeof one[1] === 'number');
  return knows(id) ? say(id, Object.fromEntries(counted)) : capital(readable(word));
}

/** A card without a picture has a colour of its own; amber and violet mean something else. */
const COLOURS = ['--seat-2', '--seat-3', '--seat-5', '--seat-6', '--info', '--ok'];

export function colourOf(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.codePointAt(0)!) % 997;
  return `var(${COLOURS[sum % COLOURS.length]})`;
}
