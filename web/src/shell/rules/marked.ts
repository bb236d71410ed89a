import type { ChapterText, FoundRule } from '../../wire/protocol';

/** The chapters with those rules alone; all chapters that have rules, if nothing is searched. */
export function answering(chapters: ChapterText[], found: FoundRule[] | null): ChapterText[] {
  const ids = found && new Set(found.map((one) => one.id));
  return chapters
    .map((chapter) => (ids ? { ...chapter, rules: chapter.rules.filter((rule) => ids.has(rule.id)) } : chapter))
    .filter((chapter) => chapter.rules.length);
}

/** A text cut at whole words: [piece, is it one of them]. */
export function markedWords(text: string, words: string[]): [string, boolean][] {
  const wanted = new Set(words.map((word) => word.toLowerCase()));
  if (!wanted.size) return [[text, false]];
  return text
    .split(/([\p{L}\p{N}]+(?:[-.’'][\p{L}\p{N}]+)*)/u)
    .filter(Boolean)
    .map((piece) => [piece, wanted.has(piece.toLowerCase())]);
}
