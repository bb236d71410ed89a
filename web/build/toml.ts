import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';

export const GAMES = join(import.meta.dirname, '../../src/holdfast/games');

export type Entry = Record<string, any>;

/** A content file of a game. */
export function read(game: string, file: string): Entry {
  return parse(readFileSync(join(GAMES, game, 'content', file), 'utf8'));
}

export const only = (entry: Entry, fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, entry[field]]));
export const each = (entries: Entry[], fields: string[]) => entries.map((one) => only(one, fields));
