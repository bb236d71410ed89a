import { expect, test, vi } from 'vitest';
import { Choosing } from '../src/state/choosing.svelte';
import type { TableState } from '../src/state/table.svelte';
import type { Option } from '../src/wire/protocol';

vi.mock('../src/state/settings.svelte', () => ({ settings: { confirm: 'always' } }));

const option = (notation: string, ...at: string[]): Option => ({ notation, label: { id: notation }, at });
const options = [
  option('move 3 mine', 'squad:3', 'zone:mine'),
  option('move 3 docks', 'squad:3', 'zone:docks'),
  option('move 4 mine', 'squad:4', 'zone:mine'),
  option('rest', 'end'),
];

/** A table that asks for this; squads are taken in hand first. */
function choosing(asked = options): Choosing {
  const face = {
    isTaken: (anchor: string) => anchor.startsWith('squad:'),
    hand: (one: Choosing) => one.kind,
  };
  return new Choosing({ ask: { id: 1, options: asked }, face, sections: {} } as unknown as TableState);
}
const words = (found: Option[]): string[] => found.map((one) => one.notation);

test('a piece is taken in hand by the first press and put back by the second', () => {
  const mine = choosing();
  mine.press('squad:3');
  expect(mine.hand).toBe('squad:3');

  mine.press('squad:3');
  expect(mine.hand).toBe('');
});

test('with a piece in hand a place offers only what is done with it', () => {
  const mine = choosing();
  expect(words(mine.offered('zone:mine'))).toEqual(['move 3 mine', 'move 4 mine']);

  mine.press('squad:3');

  expect(words(mine.offered('zone:mine'))).toEqual(['move 3 mine']);
  expect(words(mine.offered('squad:4'))).toEqual(['move 4 mine']);
  expect(words(mine.offered('end'))).toEqual(['rest']);
});

test('a place with one option means it, one with several fans them out', () => {
  const mine = choosing();
  mine.press('zone:docks');
  expect(mine.chosen).toBe('move 3 docks');

  mine.clear();
  mine.press('zone:mine');
  expect([mine.chosen, mine.spot]).toEqual(['', 'zone:mine']);
});

test('where the board asks by itself the list drafts, and says nothing', () => {
  const drafted: string[] = [];
  const drafts = ['kitchen', 'well'].map((room) => ({
    option: option(`draft ${room}`),
    isOn: room === 'well',
    press: () => drafted.push(room),
  }));
  const face = { asksOnBoard: () => true, drafts: () => drafts };
  const mine = new Choosing({ ask: { id: 1, options }, face, sections: {} } as unknown as TableState);
  expect(mine.groups.map(({ id }) => id)).toEqual(['draft kitchen', 'draft well']);
  expect(['draft kitchen', 'draft well'].map((id) => mine.isMeant(id))).toEqual([false, true]);

  mine.pressDigit('1');
  mine.pick('draft well');

  expect(drafted).toEqual(['kitchen', 'well']);
  expect(mine.chosen).toBe('');
});
