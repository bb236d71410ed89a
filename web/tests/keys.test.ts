import { expect, test } from 'vitest';
import { commandOf } from '../src/table/keys';

const press = (key: string, code = '', ctrlKey = false) =>
  commandOf({ key, code, ctrlKey, shiftKey: false, metaKey: false, altKey: false, target: null });

test('letters go by their place, so a Russian layout has the same keys', () => {
  expect(press('г', 'KeyU')).toEqual({ do: 'undo' });
  expect(press('щ', 'KeyO')).toEqual({ do: 'trade' });
});

test('digits choose, arrows walk', () => {
  expect(press('3')).toEqual({ do: 'digit', digit: '3' });
  expect(press('ArrowLeft')).toEqual({ do: 'walk', step: -1 });
});

test('the browser keeps its own keys', () => {
  expect(press('r', 'KeyR', true)).toBeNull();
});
