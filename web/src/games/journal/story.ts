import type { Heard } from '../../wire/weave';
import { say, sayText } from '../../words/language.svelte';
import { ofEvent } from '../../words/phrase';
import { bare, called, phaseName, titled } from './about';
import { Batch } from './batch';
import { textOf, titleOfScript } from './view';

/** A line of the diary: a heading, what a card or script tells, or what the group wrote of it. */
export interface Line {
  n: number;
  look: 'head' | 'told' | 'hand' | 'gone';
  text: string;
  title: string;
  rule: string;
  /** Which script it is, in small. */
  script: number;
}

export interface Page {
  day: number;
  chapter: number;
  /** What the morning brought. */
  morning: string;
  lines: Line[];
}

/** Told by the board, by the line after, or by nobody: too small for a diary. */
const UNWRITTEN = new Set([
  ...['LeadPassed', 'Planned', 'Rested', 'BlackDieRolled', 'CombatDieRolled', 'NoiseChanged', 'ColdChanged'],
  ...['UnknownLaid', 'CardsAdded', 'RaidChanged', 'TestPassedOver', 'Armed', 'Buried', 'CoverUsed'],
]);
/** Whom it takes away. */
const LOSSES = new Set(['Died', 'Departed']);
const ROMAN_CHAPTER = /^journal-chapter_(\d)$/;

/** The diary of the siege, day by day. */
export function diary(game: string, events: Heard[]): Page[] {
  const pages: Page[] = [{ day: 0, chapter: 0, morning: '', lines: [] }];
  const batch = new Batch();
  const page = (): Page => pages.at(-1)!;
  const write = (n: number, look: Line['look'], text: string, more: Partial<Line> = {}): void => {
    if (text) page().lines.push({ n, look, text, title: '', rule: '', script: 0, ...more });
  };
  const close = (n: number): void => batch.told().forEach((text, at) => write(n - 0.9 + at / 20, 'hand', text));
  events.forEach(({ event }, n) => {
    const name = event.event;
    const args = event.args ?? {};
    const rule = event.rule ?? '';
    if (batch.keeps(event) || UNWRITTEN.has(name)) return;
    close(n);
    if (name === 'DayBegan') {
      pages.push({ day: Number(args.day), chapter: page().chapter, morning: '', lines: [] });
    } else if (name === 'PhaseBegan') {
      write(n, 'head', phaseName(bare(args.phase)), { rule });
    } else if (name === 'StageBegan') {
      write(n, 'head', sayText(ofEvent(game, event)).replace(/\.$/, ''), { rule });
    } else if (name === 'MorningCame') {
      const chapter = ROMAN_CHAPTER.exec(String(args.card));
      if (chapter) page().chapter = Number(chapter[1]);
      page().morning = bare(args.card);
      write(n, 'told', textOf(bare(args.card)), { title: titled(bare(args.card)), rule });
    } else if (name === 'ScriptRead' || name === 'EpilogueRead') {
      const script = Number(args.script);
      write(n, 'told', textOf(script, args.softened === true), { title: titleOfScript(script), script, rule });
    } else if (name === 'RaidCame') {
      write(n, 'told', textOf(bare(args.card)), { title: titled(bare(args.card)), rule });
    } else if (LOSSES.has(name)) {
      write(n, 'gone', called(bare(args.who)), { title: sayText(ofEvent(game, event)), rule });
    } else {
      write(n, 'hand', sayText(ofEvent(game, event)), { rule });
    }
  });
  close(events.length);
  return pages.filter((one) => one.lines.length);
}

/** The whole siege as one page that opens anywhere. */
export function asPage(title: string, pages: Page[]): string {
  const safe = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const line = (one: Line): string => {
    if (one.look === 'head') return `<h3>${safe(one.text)}</h3>`;
    if (one.look === 'told') return `<h4>${safe(one.title)}</h4><p>${safe(one.text)}</p>`;
    if (one.look === 'gone')
      return `<p class="gone"><s>${safe(one.text)}</s></p><p class="hand">${safe(one.title)}</p>`;
    return `<p class="hand">${safe(one.text)}</p>`;
  };
  const body = pages
    .map((page) => `<section><h2>${safe(heading(page))}</h2>${page.lines.map(line).join('')}</section>`)
    .join('');
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title>
<style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;background:#e7dec9;color:#2a241c;font:17px/1.55 Literata,Georgia,serif}
h1,h2{font-family:Caveat,'Segoe Print',cursive}h2{border-top:1px solid #b5796a;padding-top:1rem;font-size:2rem}
h3{font:600 .8rem/1 sans-serif;letter-spacing:.06em;text-transform:uppercase;color:#5b5348;margin-top:1.4rem}
.hand{font:1.35rem/1.25 Caveat,'Segoe Print',cursive;color:#1f3f4d;margin:.3rem 0}.gone{font:1.6rem Caveat,cursive}</style>
<h1>${safe(title)}</h1>${body}`;
}

export const heading = (page: Page): string =>
  page.day ? say('web-journal-day', { n: page.day }) : say('web-journal-before');
