import { rest } from '../wire/rest';
import { Refusal } from '../wire/link';
import type { GameInfo, Me } from '../wire/protocol';
import { say } from '../words/language.svelte';
import { settings } from './settings.svelte';

export const session = $state<{ me: Me | null; games: GameInfo[]; needsPassword: boolean; away: boolean }>({
  me: null,
  games: [],
  needsPassword: false,
  away: false,
});

let gamesAreThere: () => void;
/** For what has to wait until the games of the house are known. */
export const gamesKnown = new Promise<void>((resolve) => (gamesAreThere = resolve));

/** Who am I here, and what is played? A stranger stays one until a name is needed. */
export async function arrive(): Promise<void> {
  session.away = false;
  try {
    session.games = await rest.games();
    gamesAreThere();
    session.me = (await rest.me()) ?? null;
    session.needsPassword = false;
  } catch (refused) {
    const code = (refused as Refusal).code;
    session.needsPassword = code === 'wrong-password';
    session.away = code === 'no-connection';
  }
}

/** A guest with a name of their own, or the usual one. */
export async function introduced(name = ''): Promise<Me> {
  if (session.me && !name) return session.me;
  session.me = await rest.introduce(name || say('web-guest'), settings.lang);
  return session.me;
}
