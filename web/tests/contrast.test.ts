import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

function block(selector: string): Record<string, string> {
  const at = css.indexOf(`${selector} {`);
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

const dark = { ...block(':root, [data-theme="dark"]'), ...block('[data-game="lifeboat"]') };
const light = { ...block('[data-theme="light"]'), ...block('[data-theme="light"][data-game="lifeboat"]') };

test.each([
  ['dark', dark],
  ['light', light],
])('%s: words are readable on panels, edges are visible', (_, theme) => {
  for (const word of ['text', 'text-2', 'g-muted', 'you', 'private', 'danger', 'g-accent', 'g-accent-2']) {
    expect(ratio(theme[word]!, theme['g-panel']!), word).toBeGreaterThanOrEqual(4.5);
  }
  expect(ratio(theme['on-you']!, theme.you!)).toBeGreaterThanOrEqual(4.5);
  expect(ratio(theme['line-strong']!, theme['g-panel']!)).toBeGreaterThanOrEqual(3);
});
