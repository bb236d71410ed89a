import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { GAMES } from './toml.ts';

const LOCALE = join(import.meta.dirname, '../../src/holdfast/locale');
/** Words of the command line: the browser never says them. */
const NOT_HERE = ['cli', 'lab'];

const slugs = () => readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, 'meta.toml')));
const isOf = (slug: string, name: string) => name === `${slug}.ftl` || name.startsWith(`${slug}-`);

/** All sentences that are no game's, or those of one game, of one language, without comments, in one text. */
export function sentences(lang: string, game = ''): string {
  const folder = join(LOCALE, lang);
  const others = [...NOT_HERE, ...slugs()];
  return readdirSync(folder)
    .filter((name) => (game ? isOf(game, name) : !others.some((one) => isOf(one, name))))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/^#.*\n/gm, ''))
    .join('\n');
}

/** `import('virtual:words/ru')` gives the Fluent text of that language, without the words of single games. */
export function words(): Plugin {
  return {
    name: 'holdfast-words',
    resolveId: (id) => (id.startsWith('virtual:words/') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:words/')) return undefined;
      const lang = id.slice(-2);
      for (const name of readdirSync(join(LOCALE, lang))) this.addWatchFile(join(LOCALE, lang, name));
      return `export default ${JSON.stringify(sentences(lang))}`;
    },
  };
}
