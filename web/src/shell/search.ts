import type { ChapterText } from '../wire/protocol';

/** Chapters with the rules that match: by words, or by an id such as `LIF-10.7` or `10.7`. */
export function found(chapters: ChapterText[], search: string, lang: 'en' | 'ru'): ChapterText[] {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return chapters.filter((chapter) => chapter.rules.length);
  const isId = /^([a-z]+-)?\d+(\.\d*)?$/.test(wanted);
  const matches = (id: string, text: string) =>
    isId
      ? id
          .toLowerCase()
          .replace(/^[a-z]+-/, '')
          .startsWith(wanted.replace(/^[a-z]+-/, ''))
      : text.toLowerCase().includes(wanted);
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => matches(rule.id, rule[lang])) }))
    .filter((chapter) => chapter.rules.length);
}
