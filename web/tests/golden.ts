import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const file = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'golden', name));

/** A short real game of Lifeboat: its record, the table after each move, and how two pairs of eyes saw it. */
export const RECORD = file('lifeboat.record').toString();
export const PORTRAITS = gunzipSync(file('lifeboat.portraits.gz')).toString().split('\n');
export const seenBy = (eyes: 'spectator' | '0') => JSON.parse(gunzipSync(file(`lifeboat.${eyes}.json.gz`)).toString());
