import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const GAMES = join(import.meta.dirname, '../src/games');
const drawings = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));
/** An attribute of an element, not of a component. */
const TITLE = /<[a-z][^<]*?\s(title=|\{title\})/;

test('no piece is explained by a tooltip, which a finger never sees: pieces are looked at', () => {
  const wrong = drawings.filter((file) => TITLE.test(readFileSync(join(GAMES, file), 'utf8').split('<style>')[0]!));
  expect(drawings.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
