import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { GAMES } from '../build/toml';
import type { Telling } from '../src/games/telling';

/** How a game's events are shown, as its folder says. */
export const telling = (slug: string): Telling =>
  parse(readFileSync(join(GAMES, slug, 'telling.toml'), 'utf8')) as unknown as Telling;
