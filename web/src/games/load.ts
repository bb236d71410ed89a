import { gameInfo } from '../state/games';
import { gamesKnown } from '../state/session.svelte';
import { learn } from '../words/language.svelte';
import type { GameFace } from './face';

const FACES = import.meta.glob<{ FACE: GameFace }>('./*/face.ts');
const loaded = new Map<string, Promise<GameFace | null>>();

/** A game's own part of the client, with its words; null where it has none. The two come side by side. */
export function loadGame(slug: string): Promise<GameFace | null> {
  const found = loaded.get(slug) ?? load(slug);
  loaded.set(slug, found);
  found.catch(() => loaded.delete(slug));
  return found;
}

async function load(slug: string): Promise<GameFace | null> {
  const [own] = await Promise.all([FACES[`./${slug}/face.ts`]?.(), learnGame(slug)]);
  return own?.FACE ?? null;
}

/** The words of a game, for a page that says some of them. */
export async function learnGame(slug: string): Promise<void> {
  await gamesKnown;
  const info = gameInfo(slug);
  if (info) await learn(slug, info.words);
}
