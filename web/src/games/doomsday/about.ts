import { capital, nameOf, say } from '../../words/language.svelte';
import { occupant } from '../../words/occupant';
import { type Seat, seenCards, type Seen, type View } from './view';

export const called = (id: string): string => nameOf(`doomsday-${id}`);
export const titled = (id: string): string => capital(called(id));

/** Who sits there: `you`, a person's name, or which player it is. */
export function player(who: string, view: View): string {
  if (view.me?.who === who) return say('web-doomsday-you');
  const person = view.people?.find((one) => one.seat === view.table.seats.indexOf(who));
  return person?.name ? occupant(person) : titled(who);
}

/** The number that everybody calls a seat by. */
export const numberOf = (who: string, view: View): number => view.table.seats.indexOf(who) + 1;

/** A card in words: what it shows, to whom. */
export const aboutCard = (card: Seen): string =>
  say('web-doomsday-about-card', {
    card: `doomsday-${card.slot}`,
    look: card.look,
    face: card.face ? `doomsday-${card.face}` : '',
  });

/** One player in a sentence, for screen readers. */
export function aboutSeat(seat: Seat, view: View): string {
  const name = `${player(seat.who, view)} (${numberOf(seat.who, view)})`;
  if (!seat.alive)
    return [say('web-doomsday-about-dead', { name }), ...seenCards(view, seat).map(aboutCard)].join('; ');
  return [
    say('web-doomsday-about-seat', { name, lives: seat.lives, programs: seat.programs }),
    view.table.lead === seat.who ? say('web-doomsday-has-lead') : '',
    ...seat.weapons.map((one) => aboutAim(one.weapon, one.at, view)),
    ...seat.laid.map((one) => say('web-doomsday-about-laid', { program: `doomsday-${one.program}` })),
    ...seenCards(view, seat).map(aboutCard),
  ]
    .filter(Boolean)
    .join('; ');
}

export const aboutAim = (weapon: string, at: string[], view: View): string =>
  say('web-doomsday-about-aim', {
    weapon: `doomsday-${weapon}`,
    n: at.length,
    who: at.map((one) => player(one, view)).join(', '),
  });

/** The neighbour with whom a loyalty card of the ring is shared. */
export function sharedWith(seat: Seat, slot: string, view: View): string {
  if (slot.startsWith('role')) return '';
  const n = view.seats.length;
  const other = view.seats[(seat.seat + (slot === 'left' ? 1 : n - 1)) % n];
  return view.table.ring && other ? player(other.who, view) : '';
}
