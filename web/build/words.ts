import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOCALE = join(import.meta.dirname, '../../src/holdfast/locale');
/** Words of the command line: the browser never says them. */
const NOT_HERE = ['cli.ftl', 'lab.ftl'];

/** All sentences of one language, without comments, in one text. */
export function sentences(lang: string): string {
  const folder = join(LOCALE, lang);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl') && !NOT_HERE.includes(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/^#.*\n/gm, ''))
    .join('\n');
}

/** `import('virtual:words/ru')` gives the Fluent text of that language. */
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
