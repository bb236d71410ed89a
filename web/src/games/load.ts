import { gameInfo } from '../state/games';
import { gamesKnown } from '../state/session.svelte';
import { learn } from '../words/language.svelte';
import { fetched } from '../wire/fetched';
import type { GameFace, OwnFace } from './face';
import type { Telling } from './telling';

const FACES = import.meta.glob<{ FACE: OwnFace }>(['./*/face.ts', '!./default/*']);
const loaded = new Map<string, Promise<GameFace>>();

/** A game's part of the client, with its words and how it is told. They come side by side. */
export function loadGame(slug: string): Promise<GameFace> {
  const found = loaded.get(slug) ?? load(slug);
  loaded.set(slug, found);
  found.catch(() => loaded.delete(slug));
  return found;
}

async function load(slug: string): Promise<GameFace> {
  const [own, telling] = await Promise.all([faceOf(slug), tellingOf(slug), learnGame(slug)]);
  return { ...own, telling };
}

/** What lies in the game's own folder, else what draws any view. */
async function faceOf(slug: string): Promise<OwnFace> {
  const own = FACES[`./${slug}/face.ts`];
  return own ? (await own()).FACE : (await import('./default/face')).faceFor(slug);
}

async function tellingOf(slug: string): Promise<Telling> {
  await gamesKnown;
  const address = gameInfo(slug)?.telling;
  return address ? ((await (await fetched(address)).json()) as Telling) : {};
}

/** The words of a game, for a page that says some of them. */
export async function learnGame(slug: string): Promise<void> {
  await gamesKnown;
  const info = gameInfo(slug);
  if (info) await learn(slug, info.words);
}
