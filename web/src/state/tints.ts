import type { GameInfo, Tint } from '../wire/protocol';

const rule = (selectors: string[], tint: Tint): string =>
  `${selectors.join(',')}{${Object.entries(tint)
    .map(([name, colour]) => `--g-${name}:${colour}`)
    .join(';')}}`;

/** What colours each game's own part of a page, in both themes; a scene that carries the dark theme stays dark. */
export function tintRules(games: Pick<GameInfo, 'slug' | 'tints'>[]): string {
  return games
    .flatMap(({ slug, tints }) => {
      if (!tints) return [];
      const own = `[data-game='${slug}']`;
      const light = `[data-theme='light']`;
      return [rule([own], tints.dark), rule([`${light} ${own}:not([data-theme='dark'])`, light + own], tints.light)];
    })
    .join('\n');
}

/** Let the page have the colours of these games, until it is told of others. */
export function applyTints(games: GameInfo[]): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tintRules(games));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
