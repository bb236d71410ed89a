import type { Telling } from '../games/telling';
import type { Heard } from '../wire/weave';
import type { Cue } from './cues';

/** What can be heard of a table: what everybody sees, and what I am asked and do myself. Nothing else makes a sound. */
export interface Ear {
  /** The number of the question that waits for me; 0: none. */
  ask: number;
  isWindow: boolean;
  isLow: boolean;
  sending: boolean;
  refused: boolean;
  unread: number;
  isOver: boolean;
  fresh: Heard[];
}

export function cuesBetween(before: Ear, now: Ear, telling: Telling): Cue[] {
  if (now.isOver && !before.isOver) return ['end'];
  const cues: Cue[] = [];
  if (now.refused && !before.refused) cues.push('refusal');
  else if (before.sending && !now.sending && !now.refused) cues.push('confirm');
  if (now.fresh !== before.fresh) cues.push(...noisesOf(now.fresh, telling));
  if (now.ask && now.ask !== before.ask) cues.push(now.isWindow ? 'window' : 'turn');
  else if (now.isLow && !before.isLow) cues.push('low');
  if (now.unread > before.unread) cues.push('chat');
  return cues;
}

/** One of each is enough; what only I was told makes no sound. */
function noisesOf(events: Heard[], telling: Telling): Cue[] {
  const heard = events.flatMap(({ event, mine }) => (mine ? [] : telling[event.event]?.noise || []));
  return [...new Set(heard)];
}
