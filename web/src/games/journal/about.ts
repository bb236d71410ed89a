import { capital, nameOf, say } from '../../words/language.svelte';
import { occupant } from '../../words/occupant';
import { kebab } from '../../words/phrase';
import { personOf, placeOf, STATES, type Space, type View } from './view';

export const called = (id: string): string => nameOf(`journal-${id}`);
export const titled = (id: string): string => capital(called(id));
export const ids = (names: string[]): string => names.map((one) => `journal-${one}`).join(',');
/** `journal-goran` as `goran`, `to-search` as `search`. */
export const bare = (id: unknown): string => String(id ?? '').replace(/^(journal|to)-/, '');

export const phaseName = (phase: string): string => say(`web-journal-phase-${kebab(phase)}`);

/** Who sits in a seat: `you`, a person's name, or which player it is. */
export function player(who: string, view: View): string {
  if (view.me?.who === who) return say('web-journal-you');
  const person = view.people?.find((one) => one.seat === view.table.seats.indexOf(who));
  return person?.name ? occupant(person) : titled(who);
}

/** What a space is called on its plate: what lies or stands there, else what is printed. */
export function plateOf(space: Space): string {
  const place = placeOf(space.space)!;
  if (space.card) return say(`web-journal-card-${space.card.replace(/_/g, '-')}`);
  if (space.fitting) return titled(space.fitting);
  if (place.kind === 'breach')
    return say(space.boarded ? 'web-journal-boarded' : 'web-journal-breach', { letter: letterOf(space.space) });
  if (place.kind === 'action') return say(`web-journal-card-${place.action!.replace(/_/g, '-')}`);
  if (place.kind === 'guard') return say('web-journal-post');
  return place.kind === 'sleep_floor' ? say('web-journal-on-floor') : '';
}

/** Breaches go by letters. */
export const letterOf = (id: string): string => (placeOf(id)?.breach ?? '').toUpperCase();

/** A room in a sentence, for screen readers. */
export const aboutSpace = (space: Space): string =>
  [
    say('web-journal-about-space', {
      floor: placeOf(space.space)!.floor,
      col: placeOf(space.space)!.col,
      what: plateOf(space) || say('web-journal-empty'),
    }),
    space.points ? say('web-journal-about-points', { n: space.points }) : '',
    space.reached ? '' : say('web-journal-out-of-reach'),
  ]
    .filter(Boolean)
    .join(', ');

/** One of the group in a sentence: only states that they have. */
export function aboutPerson(view: View, who: string): string {
  const person = personOf(view, who);
  const states = STATES.filter((one) => person?.states[one.id]).map(
    (one) => `${called(one.id)} ${person!.states[one.id]}`,
  );
  return [called(who), ...(states.length ? states : [say('web-journal-well')])].join(', ');
}
