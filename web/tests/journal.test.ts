import { beforeAll, describe, expect, it, vi } from 'vitest';
import { asPage, diary } from '../src/games/journal/story';
import { blockedBy, bites, SPACES, type Person } from '../src/games/journal/view';
import { lineTo, onFloor, wayTo } from '../src/games/journal/house';
import { printedChoices, scriptIn } from '../src/games/journal/slips';
import { lastAt, since } from '../src/games/journal/since';
import type { View } from '../src/games/journal/view';
import type { Heard } from '../src/wire/weave';
import { speak } from '../src/words/language.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

const told = (event: string, args: Record<string, string | number> = {}): Heard => ({
  event: { event, id: `journal-event-${event.toLowerCase()}`, args, rule: 'JRN-01.1' } as Heard['event'],
  mine: false,
});

/** A house of which these rooms can be reached. */
const houseOf = (reached: string[]): View =>
  ({
    shelter: {
      spaces: SPACES.map((one) => ({
        space: one.id,
        card: '',
        points: 0,
        fitting: '',
        boarded: false,
        reached: reached.includes(one.id),
      })),
      errands: [],
      resting: [],
    },
  }) as unknown as View;

describe('the house in section', () => {
  it('has four floors, the cellar the longest', () => {
    const view = houseOf([]);
    expect([3, 2, 1, 0].map((floor) => onFloor(view, floor).length)).toEqual([6, 7, 8, 11]);
  });

  it('leads from the guard over the stairs, and nowhere out of reach', () => {
    const view = houseOf(['f1c3', 'f1c4', 'f0c4', 'f0c5']);
    expect(wayTo(view, 'f0c5')).toEqual(['f1c3', 'f1c4', 'f0c4', 'f0c5']);
    expect(wayTo(view, 'f3c6')).toEqual([]);
    expect(lineTo(view, 'f0c5')).toMatch(/^M2\.5 2\.82( L\S+ \S+)+$/);
  });
});

describe('the diary', () => {
  const events = [
    told('DayBegan', { day: 1 }),
    told('PhaseBegan', { phase: 'journal-dusk' }),
    told('Discarded', { item: 'journal-water', n: 1 }),
    told('Drank', { who: 'journal-goran' }),
    told('Discarded', { item: 'journal-water', n: 1 }),
    told('Drank', { who: 'journal-mira' }),
    told('Died', { who: 'journal-mira' }),
    told('DayBegan', { day: 2 }),
    told('CardCleared', { space: 'journal-f1c5', card: 'journal-trash' }),
  ];

  it('has a page for each day and tells together what happens one upon another', () => {
    const pages = diary('journal', events);
    expect(pages.map((page) => page.day)).toEqual([1, 2]);
    expect(pages[0]!.lines.map((line) => line.look)).toEqual(['head', 'hand', 'gone']);
  });

  it('is kept as one page that holds no code', () => {
    const page = asPage('<b>', diary('journal', events));
    expect(page).toContain('&lt;b&gt;');
    expect(page).not.toContain('<script');
  });
});

describe('what has happened since', () => {
  it('begins after the last such thing', () => {
    const events = [told('A'), told('B'), told('A'), told('C')];
    expect(lastAt(events, ({ event }) => event === 'A')).toBe(2);
    expect(since(events, ({ event }) => event === 'A').map(({ event }) => event.event)).toEqual(['C']);
  });
});

describe('states and scripts', () => {
  it('names the state that takes an action of the day', () => {
    const person = { states: { hunger: 3, fatigue: 0, illness: 0, wounds: 0, misery: 0 } } as unknown as Person;
    expect(blockedBy(person, 3)).toBe('hunger');
    expect(blockedBy(person, 1)).toBe('');
    expect([bites('hunger', 2), bites('hunger', 3), bites('wounds', 1)]).toEqual([false, true, true]);
  });

  it('knows a script by its number', () => {
    expect([scriptIn('script_1201'), scriptIn('heap_stairs')]).toEqual([1201, 0]);
  });

  it('lists nothing for a card whose words are not there', () => {
    expect(printedChoices('nothing_at_all', [])).toEqual([]);
  });
});
