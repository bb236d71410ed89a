/** Was the game honest? The browser hashes itself; WebCrypto is missing on plain http, so the hashes are our own. */
import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seen } from '../state/seen';
import { readRecord, type PlayRecord } from './record';

export interface Check {
  name: 'commitment' | 'nonce' | 'chain' | 'replay';
  /** `unseen`: it fits, but this browser was not there to see the promise. */
  found: 'ok' | 'bad' | 'unseen';
  /** How many moves were looked at, or the first that does not fit. */
  n: number;
}

/** Where the check gets what it looks at. */
export interface Evidence {
  record(): Promise<string>;
  /** The whole table after move `first` and after some of the next ones, a line each. */
  portraits(first: number): Promise<string>;
  verify(): Promise<{ honest: boolean; move: number | null; moves: number }>;
}

export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** The running digest: of the one before, the line, and the table it led to. */
export const digestOf = (before: string, said: string, portrait: string): string =>
  bytesToHex(blake2b(utf8ToBytes(`${before} ${said} ${portrait}`), { dkLen: 8 }));

/** All checks in their order, each told when it is done; nothing is looked at after the first mismatch. */
export async function checkFairness(evidence: Evidence, seen: Seen, tell: (check: Check) => void): Promise<boolean> {
  const record = readRecord(await evidence.record());
  const checks = [
    () => checkCommitment(record, seen),
    ...(seen.nonce ? [() => checkNonce(record, seen.nonce!)] : []),
    () => checkChain(record, evidence),
    () => checkReplay(record, evidence),
  ];
  for (const look of checks) {
    const check = await look();
    tell(check);
    if (check.found === 'bad') return false;
  }
  return true;
}

export function checkCommitment(record: PlayRecord, seen: Seen): Check {
  const isKept = isHex(record.seed) && commitmentOf(record.seed) === record.commitment;
  const isSame = !seen.commitment || seen.commitment === record.commitment;
  return { name: 'commitment', found: !isKept || !isSame ? 'bad' : seen.commitment ? 'ok' : 'unseen', n: 0 };
}

const isHex = (text: string): boolean => /^([0-9a-f]{2})+$/.test(text);

export const checkNonce = (record: PlayRecord, nonce: string): Check => ({
  name: 'nonce',
  found: record.nonces.includes(nonce) ? 'ok' : 'bad',
  n: 0,
});

/** Every line leads from the digest before it to its own. */
export async function checkChain(record: PlayRecord, evidence: Evidence): Promise<Check> {
  let digest = '';
  let move = 0;
  while (move === 0 || move < record.lines.length) {
    const [start = '', ...after] = (await evidence.portraits(move)).split('\n');
    if (move === 0) digest = digestOf('', record.header, start);
    for (const portrait of after) {
      const line = record.lines[move++];
      if (!line) return { name: 'chain', found: 'bad', n: move };
      digest = digestOf(digest, line.said, portrait);
      if (digest !== line.digest) return { name: 'chain', found: 'bad', n: move };
    }
    if (!after.length) break;
  }
  return { name: 'chain', found: move === record.lines.length ? 'ok' : 'bad', n: move };
}

async function checkReplay(record: PlayRecord, evidence: Evidence): Promise<Check> {
  const { honest, move, moves } = await evidence.verify();
  const isSame = honest && moves === record.lines.length;
  return { name: 'replay', found: isSame ? 'ok' : 'bad', n: isSame ? moves : (move ?? moves) };
}
