import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { GAMES } from '../build/toml';
import { tintRules } from '../src/state/tints';
import type { GameInfo, Tints } from '../src/wire/protocol';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

function block(selector: string): Record<string, string> {
  const at = css.indexOf(`${selector} {`);
  if (at < 0) throw new Error(`tokens.css has no ${selector}`);
  const body = css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((found) => [found[1], found[2]]));
}

function luminance(hex: string): number {
  const channel = (n: number) => {
    const value = Number.parseInt(hex.slice(n, n + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function ratio(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colours of every game that has some, announced or not. */
const tinted = readdirSync(GAMES)
  .filter((slug) => existsSync(join(GAMES, slug, 'meta.toml')))
  .map((slug) => [slug, parse(readFileSync(join(GAMES, slug, 'meta.toml'), 'utf8')).tints as Tints] as const);

const THEMES = { dark: block(`[data-theme='dark']`), light: block(`[data-theme='light']`) };
const painted = (tint: Record<string, string>) =>
  Object.fromEntries(Object.entries(tint).map(([name, colour]) => [`g-${name}`, colour]));
const cases = (['dark', 'light'] as const).flatMap((theme) => [
  ['the house', theme, THEMES[theme]] as const,
  ...tinted.map(([slug, tints]) => [slug, theme, { ...THEMES[theme], ...painted(tints[theme]) }] as const),
]);

test.each(cases)('%s, %s: words are readable on panels, edges are visible', (_, __, theme) => {
  for (const word of ['text', 'text-2', 'g-muted', 'you', 'private', 'danger', 'g-accent', 'g-accent-2']) {
    expect(ratio(theme[word]!, theme['g-panel']!), word).toBeGreaterThanOrEqual(4.5);
  }
  expect(ratio(theme['on-you']!, theme.you!)).toBeGreaterThanOrEqual(4.5);
  expect(ratio(theme['g-on-accent']!, theme['g-accent']!)).toBeGreaterThanOrEqual(4.5);
  expect(ratio(theme['line-strong']!, theme['g-panel']!)).toBeGreaterThanOrEqual(3);
});

test('a game colours its own part of a page, and its scene stays dark in the light theme', () => {
  const games = [
    { slug: 'pebbles', tints: tinted[0]![1] },
    { slug: 'plain', tints: null },
  ] as GameInfo[];
  const [dark, light, ...others] = tintRules(games).split('\n');

  expect(dark).toMatch(/^\[data-game='pebbles'\]\{--g-bg:#/);
  expect(light).toContain(`[data-theme='light'] [data-game='pebbles']:not([data-theme='dark'])`);
  expect(others).toEqual([]);
});
