import printed from 'virtual:content/outlive';
import type { Option } from '../../wire/protocol';
import type { Sections } from '../../wire/sections';
import type { Tokens } from './printed';

export interface Squad {
  who: string;
  squad: string;
  strength: number;
  working: number;
  active: boolean;
  place: number;
}

export interface ZoneView {
  zone: string;
  gathers: string | null;
  stock: number;
  squads: Squad[];
  hunting: { top: string | null; left: number } | null;
  city: { display: string[]; equipment: number; search: number; revealed: string[] } | null;
  ship: { survivors: number[]; taken: Record<string, string>; visited: boolean } | null;
  algae: boolean | null;
}

export interface RoomView {
  room: string;
  copy: number;
  built: boolean;
  survivors: number;
  slots: number;
  upkeep: number;
  full: boolean;
  used: boolean;
  used_in: string[];
}

export interface ShelterView {
  who: string;
  leader: string | null;
  stores: Tokens;
  well: number;
  rooms: RoomView[];
  airlock: number;
  survivors: number;
  radiation: number;
  /** Tonight: provisions, water, and how much of them is missing now. */
  bill: { food: number; water: number; short: number };
  dose: number;
  immune: boolean;
  broken: string[];
  repaired: string[];
  turned: string[];
  prey: Tokens;
  disasters: string[];
  score: Tokens;
}

export interface Visit {
  who: string;
  squad: string;
  zone: string;
  actions: number;
  bat: boolean;
  hunted: boolean;
  dam_open: boolean;
  free_searches: number;
}

export interface View extends Sections {
  table: {
    day: number;
    days: number;
    phase: string;
    level: number;
    seats: string[];
    roles: string[];
    turn_order: string[];
    token: string | null;
  };
  zones: ZoneView[];
  convoy: { open: { disaster: string; points: number }[]; face_down: number; radiation: number[]; discard: string[] };
  shelters: ShelterView[];
  visit: Visit | null;
  attack: { by: string; of: string; squad: string; effectiveness: number } | null;
  me?: {
    seat: number;
    who: string;
    dealt_rooms: string[];
    dealt_leaders: string[];
    notebook: { search: Record<string, (string | null)[]>; prey: Record<string, (string | null)[]> };
  };
}

export const GLYPHS: Record<string, string> = { orange: '●', beige: '▲', purple: '■', blue: '◆' };
export const { airlock: AIRLOCK, places: PLACES, track: TRACK, squads: SQUADS, build: PRICE } = printed;
export const RESOURCES = printed.resources.map((one) => one.id);
export const RING = printed.zones.map((zone) => zone.id);
/** Everything that can be paid with, in the order in which a payment is said. */
export const MEANS = [...RESOURCES, 'well'];

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
};
/** The icon of a resource. */
export const iconOf = (resource: string): string => ICONS[resource] ?? resource;

/** A number whose minus is a minus, not a hyphen. */
export const number = (n: number): string => String(n).replace('-', '−');
export const signed = (n: number): string => (n > 0 ? `+${n}` : number(n));

export const pointsOf = (shelter: ShelterView): number =>
  Object.values(shelter.score).reduce((sum, part) => sum + part, 0);

/** `room:well`, and `room:well 2` for the second of two equal ones. */
export const roomAnchor = (room: RoomView): string => `room:${room.room}${room.copy ? ' 2' : ''}`;

/** Whatever has no place of its own ends something: it is a button beside what it ends. */
export const placesOf = (option: Option): string[] => (option.at?.length ? option.at : ['end']);

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
