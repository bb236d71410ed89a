import printed from 'virtual:content/outlive';
import type { Sections } from '../../wire/sections';
import type { Me, View as Shown } from './view.types';

export type { Room as RoomView, Shelter as ShelterView, Squad, Zone as ZoneView } from './view.types';

/** What the server shows of Outlive, and what every table shows; a spectator has nothing for itself. */
export type View = Sections & Omit<Shown, 'me'> & { me?: Me | null };

export const GLYPHS: Record<string, string> = { orange: '●', beige: '▲', purple: '■', blue: '◆' };
export const { airlock: AIRLOCK, places: PLACES, track: TRACK, squads: SQUADS, build: PRICE } = printed;
export const RESOURCES = printed.resources.map((one) => one.id);
export const RING = printed.zones.map((zone) => zone.id);
export const TILES = printed.equipment.map((tile) => tile.id);
export const ROOMS = printed.rooms.map((room) => room.id);
export const PREY = printed.prey.map((prey) => prey.id);
export const DISASTERS = printed.disasters.map((card) => card.id);
export const LEADERS = printed.leaders.map((leader) => leader.id);

const byId = <T extends { id: string }>(things: T[]) => {
  const found = new Map(things.map((one) => [one.id, one]));
  return (id: string): T => found.get(id)!;
};
export const zoneOf = byId(printed.zones);
export const disasterOf = byId(printed.disasters);
export const leaderOf = byId(printed.leaders);
export const roomOf = byId(printed.rooms);
export const equipmentOf = byId(printed.equipment);
export const preyOf = byId(printed.prey);

const ICONS: Record<string, string> = {
  water: 'drop',
  well: 'drop',
  canned_food: 'can',
  microchip: 'chip',
  any_food: 'meat',
  any_material: 'hammer',
  holy_water: 'drop',
  ration: 'can',
  plank: 'wood',
  scrap_metal: 'metal',
  appliance: 'chip',
  ammunition: 'ammo',
  algae_pills: 'algae',
  empty_cupboard: 'x',
};
/** The icon of a resource, or of a search token. */
export const iconOf = (resource: string): string => ICONS[resource] ?? resource;

/** A number whose minus is a minus, not a hyphen. */
export const number = (n: number): string => String(n).replace('-', '−');
export const signed = (n: number): string => (n > 0 ? `+${n}` : number(n));

export const whereIs = (view: View, who: string, squad: string): string =>
  view.zones.find((zone) => zone.squads.some((one) => one.who === who && one.squad === squad))?.zone ?? '';

/** The zones from one to the other, both included, the shorter way round. */
export function way(from: string, to: string): string[] {
  const [a, b, n] = [RING.indexOf(from), RING.indexOf(to), RING.length];
  const right = (b - a + n) % n;
  const step = right <= n - right ? 1 : -1;
  const steps = Math.min(right, n - right);
  return Array.from({ length: steps + 1 }, (_, k) => RING[(a + step * k + n * 2) % n]!);
}
