import type { GameFace } from '../games/face';
import type { Ask } from '../wire/sections';
import type { Heard } from '../wire/weave';
import { idsIn } from '../words/phrase';

/** Who does what to whom, by the ids of the board. An empty id: the event names nobody and nothing there. */
export interface Act {
  actor: string;
  target: string;
  thing: string;
  /** The two ends of the thread. */
  from: string;
  to: string;
  /** The thing comes back along the thread. */
  isBack: boolean;
  hue: 'attack' | 'help' | 'plain';
}

export function actOf({ event }: Heard, face: GameFace): Act {
  const { actor = 'who', target = '', thing = '', source = '', thread, tone } = face.telling[event.event] ?? {};
  const ids = idsIn(face.slug, event);
  const of = (name: string): string => (name ? (ids[name] ?? '') : '');
  const isBack = !!source && source === target;
  const from = source && !isBack ? of(source) : of(actor);
  const to = target ? of(target) : source ? of(actor) : '';
  const hue = thread === 'fights' || isBack || tone === 'danger' ? 'attack' : thing ? 'help' : 'plain';
  return { actor: of(actor), target: of(target), thing: of(thing), from, to, isBack, hue };
}

/** Whose deed it was; nobody's, where it only came over somebody. */
const doerOf = (heard: Heard, face: GameFace): string =>
  face.telling[heard.event.event]?.befalls ? '' : actOf(heard, face).actor;

/** It was done to me, or told to me alone; what I did myself I know. */
export function touches(heard: Heard, me: string, face: GameFace): boolean {
  if (doerOf(heard, face) === me) return false;
  if (heard.mine) return true;
  const ids = Object.values(idsIn(face.slug, heard.event)).flatMap((id) => id.split(`,${face.slug}-`));
  return !!me && ids.includes(me);
}

/** Where what happened since my own last act begins. */
export function sinceMine(events: Heard[], me: string, face: GameFace): number {
  for (let n = events.length; n > 0; n--) {
    if (doerOf(events[n - 1]!, face) === me) return n;
  }
  return 0;
}

/** What others did to me since my own last act and what I did not see happen. Before my first act nobody was away. */
export function missedBy(me: string, events: Heard[], face: GameFace, wasSeen: (one: Heard) => boolean): Heard[] {
  const since = sinceMine(events, me, face);
  return since ? events.slice(since).filter((one) => !wasSeen(one) && touches(one, me, face)) : [];
}

/** Is this what I am asked about? The rule that tells of it asks. */
export const asksMe = ({ event }: Heard, { rule }: Ask): boolean => event.rule === rule;
