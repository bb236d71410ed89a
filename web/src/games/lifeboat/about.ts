import type { View, Sailor } from './view';
import { kebab } from '../../words/phrase';
import type { Option } from '../../wire/protocol';
import { say, sayText } from '../../words/language.svelte';
import { occupant } from '../../words/occupant';

/** One character in a sentence, for screen readers. */
export function about(sailor: Sailor, view: View): string {
  const marks = [
    sailor.in_water && say('lifeboat-in-water'),
    sailor.rowed && say('lifeboat-rowed'),
    sailor.fought && say('lifeboat-fought'),
    sailor.thirst && say('lifeboat-thirst', { n: sailor.thirst }),
  ].filter(Boolean);
  return say('lifeboat-about', {
    who: `lifeboat-${sailor.who}`,
    mine: view.me?.who === sailor.who ? 'yes' : 'no',
    status: say(`lifeboat-status-${kebab(sailor.status)}`),
    wounds: sailor.wounds,
    strength: sailor.strength,
    closed: sailor.closed,
    open_n: sailor.open.length,
    open: sailor.open.map((kind) => `lifeboat-${kind}`).join(','),
    marks: marks.join(', ') || 'nobody',
  });
}

/** The same, with what I may do there now. */
export function aboutTarget(sailor: Sailor, view: View, options: Option[]): string {
  const may = options.map((option) => sayText(option.label)).join(', ');
  return may ? `${about(sailor, view)}; ${say('web-may', { what: may })}` : about(sailor, view);
}

/** Who plays it: a name, `bot`, or `you`. */
export function player(sailor: Sailor, view: View): string {
  if (view.me?.who === sailor.who) return say('lifeboat-you');
  const person = view.people?.find((one) => one.seat === sailor.seat);
  return occupant(person);
}
