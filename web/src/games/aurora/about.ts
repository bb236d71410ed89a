import { capital, nameOf, say } from '../../words/language.svelte';
import { occupant } from '../../words/occupant';
import { kebab } from '../../words/phrase';
import type { Cell, Enemy, Slot, Survivor, View } from './view';
import type { Shortcut, Stop } from './view.types';

export const called = (id: string): string => nameOf(`aurora-${id}`);
export const titled = (id: string): string => capital(called(id));
const list = (ids: string[]): string => ids.map((id) => `aurora-${id}`).join(',');

/** Who plays it: a name, `bot`, or `you`. */
export function player(who: string, view: View): string {
  if (view.me?.who === who) return say('web-aurora-you');
  const person = view.people?.find((one) => one.seat === view.table.seats.indexOf(who));
  return person ? occupant(person) : titled(who);
}

export const phaseName = (phase: string): string => say(`aurora-phase-${kebab(phase)}`);

/** One slot of the scouting zone in a sentence, for screen readers. */
export const aboutSlot = (slot: Slot, bonus: string): string =>
  [
    say('web-aurora-about-slot', { slot: slot.slot, value: slot.value, card: `aurora-${slot.card}` }),
    slot.left.length ? say('web-aurora-about-left', { tokens: list(slot.left) }) : '',
    slot.right.length ? say('web-aurora-about-right', { tokens: list(slot.right) }) : '',
    bonus,
  ]
    .filter(Boolean)
    .join('; ');

export const aboutCell = (cell: Cell, place: string): string =>
  say('web-aurora-about-cell', {
    place: `aurora-${place}`,
    kind: `aurora-${cell.kind}`,
    inside: cell.damaged ? 'damaged' : cell.token ? 'token' : cell.holds.length ? 'empty' : 'works',
    token: cell.token ? `aurora-${cell.token}` : '',
  });

export const aboutSurvivor = (one: Survivor): string =>
  say('web-aurora-about-survivor', {
    survivor: `aurora-${one.survivor}`,
    zone: `aurora-${one.zone}`,
    skill: one.skill,
    contamination: one.contamination,
  });

export const aboutEnemy = (enemy: Enemy): string =>
  say('web-aurora-about-enemy', {
    enemy: `aurora-${enemy.enemy}`,
    region: `aurora-${enemy.region}`,
    left: enemy.left,
    defence: enemy.defence,
  });

/** A shortcut with its price, for screen readers. */
export const aboutShortcut = (one: Shortcut & { effect: { do: string; n?: number }[] }): string =>
  [
    say('web-aurora-shortcut', {
      road: `aurora-${one.shortcut}`,
      start: one.start,
      end: one.end,
      closed: one.closed ? 'yes' : 'no',
    }),
    ...(one.closed ? [] : one.effect.map(({ do: what, n }) => say('web-aurora-shortcut-price', { what, n: n ?? 1 }))),
  ].join(', ');

/** A stop of my movement in a sentence, for screen readers. */
export const aboutStop = (stop: Stop): string =>
  [
    say('web-aurora-about-stop', {
      n: stop.space,
      moves: stop.moves,
      fuel: stop.fuel,
      left: stop.fuel_left,
    }),
    ...stop.items.map((item) => called(item)),
    stop.counter ? called(stop.counter) : '',
    ...stop.ways.map((way) => called(way)),
  ]
    .filter(Boolean)
    .join(', ');
