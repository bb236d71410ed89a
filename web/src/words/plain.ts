import type { Args } from './shelf';

/** Arguments that only choose among wordings. */
const UNSAID = ['reader', 'asked'];

/** A sentence nobody has written yet, as `locale/plain.py` says it: `x-event-wounded` is "Wounded: who kid, n 1". */
export function plainly(id: string, args: Args): string {
  const [game, ...words] = id.split('-');
  if (words[0] === 'hint') return '';
  const about = Object.entries(args)
    .filter(([name]) => !UNSAID.includes(name) && !name.endsWith('_n'))
    .map(([name, value]) => `${name} ${String(value).replaceAll(`${game}-`, '')}`);
  const what = (words.length > 1 ? words.slice(1) : words.length ? words : [game!]).join(' ');
  const said = what.charAt(0).toUpperCase() + what.slice(1);
  return about.length ? `${said}: ${about.join(', ')}` : said;
}
