import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const GAMES = join(import.meta.dirname, '../../src/holdfast/games');

type Entry = Record<string, any>;

function read(file: string): Entry {
  return parse(readFileSync(join(GAMES, 'lifeboat/content', file), 'utf8'));
}

const only = (entry: Entry, fields: string[]) => Object.fromEntries(fields.map((field) => [field, entry[field]]));

/** What is printed on Lifeboat's cards: the texts and numbers a picture needs. */
export function lifeboat(): Entry {
  const people = read('characters.toml').characters as Entry[];
  const provisions = read('provisions.toml').provisions as Entry[];
  const navigation = read('navigation.toml').navigation as Entry[];
  const fields = ['gull', 'overboard', 'overboard_label', 'thirst', 'thirst_label', 'fighters', 'rowers'];
  return {
    people: people.map((one) => only(one, ['id', 'strength', 'survival', 'text_en', 'text_ru'])),
    provisions: provisions.map((one) => only(one, ['id', 'weapon_bonus', 'text_en', 'text_ru'])),
    navigation: navigation.map((one) => ({ id: one.id.replace('nav_', ''), ...only(one, fields) })),
    psychopath: read('lobby.toml').scoring.psychopath_points_per_dead,
  };
}

/** `import printed from 'virtual:content/lifeboat'`. */
export function content(): Plugin {
  return {
    name: 'holdfast-content',
    resolveId: (id) => (id === 'virtual:content/lifeboat' ? `\0${id}` : undefined),
    load: (id) => (id === '\0virtual:content/lifeboat' ? `export default ${JSON.stringify(lifeboat())}` : undefined),
  };
}
