import { expect, test } from 'vitest';
import { checkFairness, commitmentOf, type Check, type Evidence } from '../src/end/fairness';
import { readRecord } from '../src/end/record';
import type { Seen } from '../src/state/seen';
import { PORTRAITS, RECORD } from './golden';

const golden = readRecord(RECORD);
const AT_ONCE = 25;

const evidence = (record: string, portraits = PORTRAITS, honest = true): Evidence => ({
  record: async () => record,
  portraits: async (first) => portraits.slice(first, first + AT_ONCE + 1).join('\n'),
  verify: async () => ({ honest, move: honest ? null : 3, moves: golden.lines.length }),
});

async function checked(source: Evidence, seen: Seen = {}): Promise<Check[]> {
  const checks: Check[] = [];
  await checkFairness(source, seen, (check) => checks.push(check));
  return checks;
}

const seen = { commitment: golden.commitment, nonce: 'b0b' };

test('an honest game passes every check', async () => {
  const n = golden.lines.length;
  expect(await checked(evidence(RECORD), seen)).toEqual([
    { name: 'commitment', found: 'ok', n: 0 },
    { name: 'nonce', found: 'ok', n: 0 },
    { name: 'chain', found: 'ok', n },
    { name: 'replay', found: 'ok', n },
  ]);
});

test('who did not see the beginning is told so', async () => {
  expect((await checked(evidence(RECORD)))[0]).toEqual({ name: 'commitment', found: 'unseen', n: 0 });
});

test('another seed than the promised one is found', async () => {
  const other = 'ab'.repeat(32);
  const forged = RECORD.replace(golden.seed, other);
  expect(await checked(evidence(forged))).toEqual([{ name: 'commitment', found: 'bad', n: 0 }]);
  const well = forged.replace(golden.commitment, commitmentOf(other));
  expect((await checked(evidence(well), seen))[0]).toEqual({ name: 'commitment', found: 'bad', n: 0 });
});

test('a shuffle without my part is found', async () => {
  expect((await checked(evidence(RECORD), { ...seen, nonce: 'mine' })).at(-1)).toEqual({
    name: 'nonce',
    found: 'bad',
    n: 0,
  });
});

const lines = RECORD.split('\n');
const firstMove = lines.indexOf('') + 1;
const changed = (move: number, change: (line: string) => string[]): string =>
  lines.flatMap((line, n) => (n === firstMove + move - 1 ? change(line) : [line])).join('\n');

test.each([
  ['a changed word', changed(7, (line) => [line.replace(/^\d \w+/, '3 idle')]), 7],
  ['a changed digest', changed(9, (line) => [line.replace(/#..../, '#0000')]), 9],
  ['a lacking digest', changed(9, (line) => [line.replace(/ #.*/, '')]), 9],
  ['a lacking line', changed(5, () => []), 5],
  ['a line too many', changed(5, (line) => ['0 idle #0011223344556677', line]), 5],
  ['a lacking end', lines.slice(0, -2).join('\n'), golden.lines.length],
  ['a changed header', RECORD.replace('nonce b0b', 'nonce b0c'), 1],
])('%s is found at its move', async (_, forged, move) => {
  expect((await checked(evidence(forged), { commitment: golden.commitment })).at(-1)).toEqual({
    name: 'chain',
    found: 'bad',
    n: move,
  });
});

test('a table that was another is found', async () => {
  const other = PORTRAITS.map((portrait, n) => (n === 4 ? portrait.replace('"day":1', '"day":2') : portrait));
  expect(other).not.toEqual(PORTRAITS);
  expect((await checked(evidence(RECORD, other), seen)).at(-1)).toEqual({ name: 'chain', found: 'bad', n: 4 });
});

test('a server that cannot replay it says where', async () => {
  expect((await checked(evidence(RECORD, PORTRAITS, false), seen)).at(-1)).toEqual({
    name: 'replay',
    found: 'bad',
    n: 3,
  });
});
