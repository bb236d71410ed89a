import { createHash } from 'node:crypto';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin, Rollup } from 'vite';
import { sentences } from './words.ts';

const LANGUAGES = ['ru', 'en'];
/** As `--ink-1` of the dark theme. */
const DARK = '#0b0f15';

/** What a device has to know to keep the client among its own programs; one for each language, and all the same program. */
export function manifest(lang: string): object {
  const words = new FluentBundle(lang);
  words.addResource(new FluentResource(sentences(lang)));
  const say = (id: string): string => words.formatPattern(words.getMessage(id)!.value!);
  const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose });
  const shortcut = (id: string, url: string) => ({ name: say(id), url });
  return {
    id: '/',
    lang,
    dir: 'ltr',
    name: say('web-app-name'),
    short_name: 'Holdfast',
    description: say('web-app-about'),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: DARK,
    theme_color: DARK,
    categories: ['games'],
    icons: [
      icon('/icon.svg', 'any', 'image/svg+xml'),
      icon('/icon-192.png', '192x192', 'image/png'),
      icon('/icon-512.png', '512x512', 'image/png'),
      icon('/icon-whole.png', '512x512', 'image/png', 'maskable'),
    ],
    shortcuts: [shortcut('web-my-games', '/mine'), shortcut('web-rules', '/rules')],
  };
}

const chunksOf = (bundle: Rollup.OutputBundle): Rollup.OutputChunk[] =>
  Object.values(bundle).filter((one) => one.type === 'chunk');

/** The files with which the client opens far enough to say that the server is away, in either language. */
function shell(bundle: Rollup.OutputBundle): string[] {
  const chunks = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const take = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.viteMetadata?.importedCss.forEach((css) => found.add(css));
    chunk.imports.forEach(take);
  };
  for (const chunk of chunks.values()) {
    const isEntry = chunk.isEntry && chunk.fileName !== 'worker.js';
    if (isEntry || chunk.facadeModuleId?.startsWith('\0virtual:words/')) take(chunk.fileName);
  }
  return [...found].sort().map((name) => `/${name}`);
}

/** The manifests, and the service worker with the names of what it keeps. */
export function installable(): Plugin {
  return {
    name: 'holdfast-installable',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/worker.ts', fileName: 'worker.js' });
    },
    generateBundle(_, bundle) {
      for (const lang of LANGUAGES) {
        this.emitFile({ type: 'asset', fileName: `${lang}.webmanifest`, source: JSON.stringify(manifest(lang)) });
      }
      const files = shell(bundle);
      const page = bundle['index.html'] as Rollup.OutputAsset;
      const build = createHash('sha256')
        .update([page.source, ...files].join('\n'))
        .digest('hex')
        .slice(0, 12);
      const worker = bundle['worker.js'] as Rollup.OutputChunk;
      worker.code = worker.code
        .replaceAll('__BUILD__', JSON.stringify(build))
        .replaceAll('__SHELL__', JSON.stringify(files));
    },
  };
}
