/** Calls of the browser when it is my turn somewhere: asked for only when somebody switches them on. */
import { gamesKnown, session } from '../state/session.svelte';
import { titleOf } from '../state/games';
import { learnGame } from '../games/load';
import { here } from '../state/route.svelte';
import { rest } from '../wire/rest';
import type { MatchInfo } from '../wire/protocol';
import { say, sayText } from '../words/language.svelte';
import { isWithin } from './quiet';

interface Calls {
  /** They are wanted on this device. */
  on: boolean;
  quiet: boolean;
  /** Hours of this device's clock between which it stays quiet. */
  from: number;
  to: number;
}

const KEY = 'holdfast-calls';
const EVERY = 20_000;

function stored(): Partial<Calls> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export const calls = $state<Calls>({ on: false, quiet: false, from: 23, to: 8, ...stored() });

/** What the browser says: it cannot, it was told never to, it would have to ask, or it may. */
export type Leave = 'none' | 'denied' | 'ask' | 'granted';
export function leave(): Leave {
  if (!('Notification' in globalThis)) return 'none';
  const { permission } = Notification;
  return permission === 'default' ? 'ask' : permission;
}

/** Somebody pressed the switch; only now the browser may ask. */
export async function switchCalls(on: boolean): Promise<Leave> {
  if (on && leave() === 'ask') await Notification.requestPermission();
  calls.on = on && leave() === 'granted';
  return leave();
}

const isQuiet = (): boolean => calls.quiet && isWithin(new Date().getHours(), calls.from, calls.to);

/** The tables that waited for me when I last looked; null: I have not looked yet. */
let known: Set<string> | null = null;

async function look(): Promise<void> {
  if (!calls.on || !session.me || leave() !== 'granted') return;
  const mine = await rest.mine().catch(() => null);
  if (!mine) return;
  const turns = mine.filter((match) => match.my_turn);
  const fresh = known ? turns.filter((match) => !known!.has(match.id)) : [];
  known = new Set(turns.map((match) => match.id));
  if (isQuiet()) return;
  for (const match of fresh) if (!isInSight(match)) await call(match);
}

/** Who looks at the table needs no call. */
const isInSight = (match: MatchInfo): boolean => !document.hidden && here().rest[0] === match.id;

async function call(match: MatchInfo): Promise<void> {
  await gamesKnown;
  await learnGame(match.game);
  const body = match.ask ? sayText(match.ask.title) : say('web-kind-decision');
  const about = { body, tag: match.id, icon: '/icon-turn.svg', data: { address: `/table/${match.id}` } };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // A phone shows them through the service worker only, and a page without one by itself.
  if (worker) return worker.showNotification(titleOf(match.game), about);
  const shown = new Notification(titleOf(match.game), about);
  shown.onclick = () => {
    focus();
    location.assign(`/table/${match.id}`);
  };
}

/** Keep the switches, and look now and then; called in an effect of the whole application. */
export function watchCalls(): () => void {
  localStorage.setItem(KEY, JSON.stringify(calls));
  if (!calls.on) return () => {};
  void look();
  const timer = setInterval(look, EVERY);
  return () => clearInterval(timer);
}
