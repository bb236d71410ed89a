import type { Plugin } from 'vite';
import type { Entry } from './toml.ts';

const PREFIX = '\0virtual:content/';

/** `import printed from 'virtual:content/lifeboat'`: what `printed/lifeboat.ts` takes from the game's content. */
export function content(): Plugin {
  return {
    name: 'holdfast-content',
    resolveId: (id) => (id.startsWith(PREFIX.slice(1)) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const game = (await import(`./printed/${id.slice(PREFIX.length)}.ts`)) as { printed: () => Entry };
      return `export default ${JSON.stringify(game.printed())}`;
    },
  };
}
