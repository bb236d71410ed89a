import { each, read, type Entry } from '../toml.ts';

/** What is printed on Outlive's board, tiles and cards. */
export function printed(): Entry {
  const board = read('outlive', 'board.toml');
  const tokens = read('outlive', 'tokens.toml');
  return {
    zones: each(board.zone, ['id', 'grid', 'stock', 'toll']),
    places: each(board.cargo_place, ['strength', 'canned_food']),
    track: board.radiation_track.spaces,
    build: board.build.cost.any_material,
    airlock: board.airlock.rows,
    resources: each(tokens.resource, ['id', 'class']),
    tokens: each(tokens.search, ['id']),
    prey: each(tokens.prey, ['id', 'endurance', 'first_meat']),
    squads: (tokens.squad as Entry[]).map((one) => ({ id: one.id.replace('squad_', ''), strength: one.strength })),
    disasters: each(read('outlive', 'disasters.toml').disaster, ['id', 'points', 'cost', 'text_en', 'text_ru']),
    leaders: each(read('outlive', 'leaders.toml').leader, [
      'id',
      'role_en',
      'role_ru',
      'age',
      'start_zones',
      'resources',
      'equipment',
    ]),
    rooms: each(read('outlive', 'rooms.toml').room, ['id', 'kind', 'slots', 'upkeep', 'text_en', 'text_ru']),
    equipment: each(read('outlive', 'equipment.toml').equipment, ['id', 'repair', 'half', 'text_en', 'text_ru']),
  };
}
