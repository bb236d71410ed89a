import { capital } from '../../words/language.svelte';
import type { Thing } from './things';
import { called } from '../names';

/** A thing in a sentence: `Warmth 2/3`. */
export function spoken(game: string, thing: Thing): string {
  return capital(`${called(game, thing.name)}${value(game, thing)}`);
}

function value(game: string, thing: Thing): string {
  switch (thing.form) {
    case 'track':
      return ` ${thing.now}/${thing.of}`;
    case 'tally':
      return ` ${thing.number}`;
    case 'mark':
      return thing.word && ` ${called(game, thing.word)}`;
    case 'pile':
      return `: ${thing.cards.map(({ id, n }) => called(game, id) + (n > 1 ? ` ×${n}` : '')).join(', ') || '—'}`;
    case 'group':
      return `: ${thing.things.map((one) => spoken(game, one)).join('; ')}`;
  }
}
