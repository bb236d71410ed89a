import type { Option } from '../../wire/protocol';
import { AIRLOCK, LEADERS, RESOURCES, RING, ROOMS, SQUADS, TILES, type RoomView } from './view';

export const squadAnchor = (squad: string): string => `squad:${squad}`;
export const zoneAnchor = (zone: string): string => `zone:${zone}`;
export const tileAnchor = (tile: string): string => `tile:${tile}`;
/** `room:well`, and `room:well 2` for the second of two equal ones; in somebody else's shelter `room:blue/well`. */
export const roomAnchor = (room: RoomView, whose = ''): string =>
  `room:${whose ? `${whose}/` : ''}${room.room}${room.copy ? ' 2' : ''}`;

/** What is chosen first and then sent to a zone: a squad, or a strength while they are being placed. */
const SENDERS = new Set(SQUADS.flatMap(({ id, strength }) => [squadAnchor(id), `strength:${strength}`]));
const SPACES = Array.from({ length: AIRLOCK[0] + AIRLOCK[1] + 1 }, (_, n) => n);
/** What lies in my shelter, or is dealt to me before I have one. */
const INSIDE = new Set([
  ...['airlock', 'bill', 'gauge'],
  ...ROOMS.flatMap((room) => [`room:${room}`, `room:${room} 2`, `dealt:${room}`]),
  ...RESOURCES.map((resource) => `resource:${resource}`),
  ...TILES.map(tileAnchor),
  ...LEADERS.map((leader) => `leader:${leader}`),
  ...SPACES.flatMap((n) => [`recruit:${n}`, `settle:${n}`]),
]);

export const isSender = (anchor: string): boolean => SENDERS.has(anchor);
export const isInside = (anchor: string): boolean => INSIDE.has(anchor);

/** Whatever has no place of its own ends something: it is a button beside what it ends. */
export const placesOf = (option: Option): string[] => (option.at?.length ? option.at : ['end']);

/** The zone an option leads to; none if it leads to none. */
export const zoneIn = (option: Option | undefined): string =>
  RING.find((zone) => option?.at?.includes(zoneAnchor(zone))) ?? '';
/** The tiles an option uses. */
export const tilesIn = (option: Option): string[] => TILES.filter((tile) => option.at?.includes(tileAnchor(tile)));
