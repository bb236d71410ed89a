/** The code in what somebody typed or pasted: letters in any case, in halves, or a whole link. Empty: there is none. */
export function codeIn(told: string): string {
  const text = told.trim();
  const linked = /\/join\/([^/?#\s]+)/.exec(text)?.[1];
  const letters = (linked ?? text).replace(/[\s\u2013-]/g, '').toUpperCase();
  return isCode(letters) ? letters : '';
}

/** Six letters for an open table, ten for one with a link. */
const isCode = (letters: string): boolean => /^[0-9A-Z]+$/.test(letters) && [6, 10].includes(letters.length);
