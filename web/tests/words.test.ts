import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { sentences } from '../build/words';
import { Shelf } from '../src/words/shelf';
import { kebab, ofEvent } from '../src/words/phrase';
import { navigation } from '../src/games/lifeboat/chart';
import type { Text } from '../src/wire/protocol';

const shelf = (lang: string) =>
  new Shelf(lang, ...['', 'lifeboat'].map((game) => new FluentResource(sentences(lang, game))));
const shelves = { en: shelf('en'), ru: shelf('ru') };
const SEATS = ['milady', 'snob', 'captain', 'bosun', 'frenchy', 'kid'];

function spoken(text: Text, lang: 'en' | 'ru'): string {
  const args = Object.fromEntries(
    Object.entries(text.args ?? {}).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((one) => spoken(one, lang)).join('; ')
        : typeof value === 'object'
          ? spoken(value as Text, lang)
          : value,
    ]),
  );
  return shelves[lang].say(text.id, args as Record<string, string>);
}

test('names have cases', () => {
  expect(shelves.ru.name('lifeboat-kid', 'gen')).toBe('Шкета');
  expect(shelves.en.name('lifeboat-kid', 'gen')).toBe('Kid');
});

test('a list counts what is there several times', () => {
  expect(shelves.en.list('lifeboat-water,lifeboat-knife,lifeboat-water')).toBe('water ×2 and knife');
});

test('an event becomes a sentence in both languages', () => {
  const args = { who: 'lifeboat-milady', of: 'lifeboat-kid', card: 'lifeboat-knife' };
  const text = ofEvent('lifeboat', { event: 'Robbed', args });

  expect(spoken(text, 'en')).toBe('Milady robbed Kid of a knife.');
  expect(spoken(text, 'ru')).toContain('Миледи ограбила Шкета');
});

test('a navigation card says who falls and who thirsts', () => {
  expect(spoken(navigation('20', SEATS), 'en')).toBe('No. 20: overboard Kid · thirst: everyone but Kid + rowers');
});

test('class names become message ids', () => {
  expect(kebab('FellOverboard')).toBe('fell-overboard');
  expect(kebab('dead_in_boat')).toBe('dead-in-boat');
});

test('a table loads the words of its own game only', () => {
  expect(sentences('en')).not.toMatch(/^(name-)?(lifeboat|outlive)-/m);
  expect(sentences('en', 'lifeboat')).toContain('lifeboat-event-robbed');
  expect(sentences('en', 'lifeboat')).not.toContain('outlive');
});

test('what is below nothing has a minus, not a hyphen', () => {
  const told = { en: 'Red: fame −1 (−1), see AUR-10', ru: 'Red: слава −1 (−1), см. AUR-10' };
  for (const lang of ['en', 'ru'] as const) {
    const word = lang === 'en' ? ['fame', 'see'] : ['слава', 'см.'];
    const source = `lost = { $who }: ${word[0]} { $n } ({ $n }), ${word[1]} AUR-{ $rule }`;
    const own = new Shelf(lang, new FluentResource(source));
    expect(own.say('lost', { who: 'Red', n: -1, rule: 10 })).toBe(told[lang]);
  }
  const named = new Shelf('en', new FluentResource('won = { $who }: { $n }'));
  expect(named.say('won', { who: '-2', n: 1 })).toBe('-2: 1');
});

test('a sentence nobody has written is said plainly', () => {
  const args = { who: 'pebbles-kid', n: 1, reader: 'you', lost: 'pebbles-oar,pebbles-knife', lost_n: 2 };

  expect(shelves.en.say('pebbles-event-fell-overboard', args)).toBe('Fell overboard: who kid, n 1, lost oar,knife');
  expect(shelves.ru.say('pebbles-choice-take-two')).toBe('Take two');
  expect(shelves.ru.say('pebbles-hint-keep-one', { n: 1 })).toBe('');
});
