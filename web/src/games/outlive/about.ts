import { kebab } from '../../words/phrase';
import { nameOf, say } from '../../words/language.svelte';
import type { RoomView, Squad, View, ZoneView } from './view';
import { occupant } from '../../words/occupant';

const called = (id: string): string => nameOf(`outlive-${id}`);
const list = (ids: string[]): string => ids.map((id) => `outlive-${id}`).join(',');

/** Who plays it: a name, `bot`, or `you`. */
export function player(who: string, view: View): string {
  if (view.me?.who === who) return say('outlive-you');
  const person = view.people?.find((one) => one.seat === view.table.seats.indexOf(who));
  return occupant(person);
}

/** Two squads may be equally strong: then a letter tells them apart. */
const TWINS = /\D/;
export const squadId = (squad: string): string => (TWINS.test(squad) ? `outlive-${squad}` : squad);
/** What a squad is called, as short as it stands on its pawn. */
export const squadName = (squad: Squad): string => nameOf(squadId(squad.squad));

/** One squad in words; with `me`, that it is mine. */
export function aboutSquad(squad: Squad, me = ''): string {
  const about = say(squad.active ? 'outlive-squad-active' : 'outlive-squad-resting', {
    who: `outlive-${squad.who}`,
    squad: squadId(squad.squad),
  });
  return squad.who === me ? `${say('outlive-you')}: ${about}` : about;
}

/** One zone in a sentence, for screen readers. */
export function aboutZone(zone: ZoneView, me = ''): string {
  const parts = [
    called(zone.zone),
    zone.gathers && say('outlive-stock', { n: zone.stock, resource: `outlive-${zone.gathers}` }),
    zone.algae !== null && say('outlive-algae', { left: zone.algae ? 'yes' : 'no' }),
    zone.hunting &&
      (zone.hunting.top
        ? say('outlive-prey-top', { prey: `outlive-${zone.hunting.top}`, left: zone.hunting.left })
        : say('outlive-prey-gone')),
    zone.city &&
      (zone.city.display.length
        ? say('outlive-display', { tiles: list(zone.city.display) })
        : say('outlive-display-empty')),
    zone.city && say('outlive-search-left', { n: zone.city.search }),
    ...zone.squads.map((squad) => aboutSquad(squad, me)),
  ];
  return parts.filter(Boolean).join('; ');
}

/** One room in a sentence. */
export function aboutRoom(room: RoomView): string {
  if (!room.built) return say('outlive-room-plan', { room: `outlive-${room.room}` });
  const yes = (is: boolean) => (is ? 'yes' : 'no');
  return say('outlive-room-line', {
    room: `outlive-${room.room}`,
    survivors: room.survivors,
    slots: room.slots,
    full: yes(room.full),
    used: yes(room.used),
  });
}

export const phaseName = (phase: string): string => say(`outlive-phase-${kebab(phase)}`);
