import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';

export const GAMES = join(import.meta.dirname, '../../src/holdfast/games');

export type Entry = Record<string, unknown>;

/** A content file of a game; the caller says what it reads there, the game's own tests that it is there. */
export function read<File>(game: string, file: string): File {
  return parse(readFileSync(join(GAMES, game, 'content', file), 'utf8')) as File;
}

export const only = (entry: Entry, fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, entry[field]]));
export const each = (entries: Entry[], fields: string[]) => entries.map((one) => only(one, fields));
