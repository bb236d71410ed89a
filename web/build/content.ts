import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const GAMES = join(import.meta.dirname, '../../src/holdfast/games');

type Entry = Record<string, any>;

function read(game: string, file: string): Entry {
  return parse(readFileSync(join(GAMES, game, 'content', file), 'utf8'));
}

const only = (entry: Entry, fields: string[]) => Object.fromEntries(fields.map((field) => [field, entry[field]]));
const each = (entries: Entry[], fields: string[]) => entries.map((one) => only(one, fields));

/** What is printed on Lifeboat's cards: the texts and numbers a picture needs. */
export function lifeboat(): Entry {
  const navigation = read('lifeboat', 'navigation.toml').navigation as Entry[];
  const fields = ['gull', 'overboard', 'overboard_label', 'thirst', 'thirst_label', 'fighters', 'rowers'];
  return {
    people: each(read('lifeboat', 'characters.toml').characters, ['id', 'strength', 'survival', 'text_en', 'text_ru']),
    provisions: each(read('lifeboat', 'provisions.toml').provisions, ['id', 'weapon_bonus', 'text_en', 'text_ru']),
    navigation: navigation.map((one) => ({ id: one.id.replace('nav_', ''), ...only(one, fields) })),
    psychopath: read('lifeboat', 'lobby.toml').scoring.psychopath_points_per_dead,
  };
}

/** What is printed on Outlive's board, tiles and cards. */
export function outlive(): Entry {
  const board = read('outlive', 'board.toml');
  const tokens = read('outlive', 'tokens.toml');
  const zones = (board.zone as Entry[]).sort((a, b) => a.ring_index - b.ring_index);
  return {
    zones: each(zones, ['id', 'grid', 'stock', 'entry_cost_to_gather']),
    places: each(board.cargo_place, ['strength', 'canned_food', 'survivors']),
    track: board.radiation_track.spaces,
    build: board.build.cost.any_material,
    airlock: only(board.airlock, ['capacity', 'rows']),
    resources: each(tokens.resource, ['id', 'class']),
    tokens: each(tokens.search, ['id', 'effect']),
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

const PRINTED: Record<string, () => Entry> = { lifeboat, outlive };
const PREFIX = '\0virtual:content/';

/** `import printed from 'virtual:content/lifeboat'`. */
export function content(): Plugin {
  return {
    name: 'holdfast-content',
    resolveId: (id) => (id.startsWith(PREFIX.slice(1)) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(PREFIX) ? `export default ${JSON.stringify(PRINTED[id.slice(PREFIX.length)]!())}` : undefined,
  };
}
