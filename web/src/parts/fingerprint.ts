const SHAPES = ['●', '▲', '■', '◆', '⬟', '✚'];

/** A commitment as twelve coloured shapes that two people can compare at a glance. */
export function glyphs(hex: string): [string, number][] {
  return Array.from({ length: 12 }, (_, n) => {
    const byte = Number.parseInt(hex.slice(n * 2, n * 2 + 2), 16) || 0;
    return [SHAPES[byte % 6]!, (Math.floor(byte / 6) % 6) + 1];
  });
}
