import { each, read, type Entry } from '../toml.ts';

interface Board {
  zone: Entry[];
  cargo_place: Entry[];
  radiation_track: { spaces: number[] };
  build: { cost: { any_material: number } };
  airlock: { rows: number[] };
}

interface Tokens {
  resource: Entry[];
  search: Entry[];
  prey: Entry[];
  squad: { id: string; strength: number }[];
}

/** What is printed on Outlive's board, tiles and cards. */
export function printed(): Entry {
  const board = read<Board>('outlive', 'board.toml');
  const tokens = read<Tokens>('outlive', 'tokens.toml');
  const { disaster } = read<{ disaster: Entry[] }>('outlive', 'disasters.toml');
  const { leader } = read<{ leader: Entry[] }>('outlive', 'leaders.toml');
  const { room } = read<{ room: Entry[] }>('outlive', 'rooms.toml');
  const { equipment } = read<{ equipment: Entry[] }>('outlive', 'equipment.toml');
  return {
    zones: each(board.zone, ['id', 'grid', 'stock', 'toll']),
    places: each(board.cargo_place, ['strength', 'canned_food']),
    track: board.radiation_track.spaces,
    build: board.build.cost.any_material,
    airlock: board.airlock.rows,
    resources: each(tokens.resource, ['id', 'class']),
    tokens: each(tokens.search, ['id']),
    prey: each(tokens.prey, ['id', 'endurance', 'first_meat']),
    squads: tokens.squad.map(({ id, strength }) => ({ id: id.replace('squad_', ''), strength })),
    disasters: each(disaster, ['id', 'points', 'cost', 'text_en', 'text_ru']),
    leaders: each(leader, ['id', 'role_en', 'role_ru', 'age', 'start_zones', 'resources', 'equipment']),
    rooms: each(room, ['id', 'kind', 'slots', 'upkeep', 'text_en', 'text_ru']),
    equipment: each(equipment, ['id', 'repair', 'half', 'text_en', 'text_ru']),
  };
}
