/** How the letters of an option are set; see `table/ask/Options.svelte`. */
const LETTERS = "600 13px 'Golos Text Variable', 'Golos Text', 'Noto Sans', sans-serif";
const ABOUT = 8;

const brush = typeof document === 'undefined' ? null : (document.createElement('canvas').getContext?.('2d') ?? null);

/** The width of the longest word of all, at the usual size of letters. */
export function widestWord(texts: string[]): number {
  const words = texts.flatMap((text) => text.split(/\s+/));
  if (brush) brush.font = LETTERS;
  return Math.ceil(Math.max(0, ...words.map((word) => brush?.measureText(word).width ?? word.length * ABOUT)));
}
