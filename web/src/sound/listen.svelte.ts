import type { GameFace } from '../games/face';
import { gameInfo } from '../state/games';
import { serverNow } from '../state/clock.svelte';
import { settings } from '../state/settings.svelte';
import type { TableState } from '../state/table.svelte';
import { AMBIENCES } from './ambience';
import { cuesBetween, type Ear } from './ear';
import { Engine } from './engine';

const engine = new Engine();
const LOW = 10;

function earOf(table: TableState): Ear {
  const ask = table.ask;
  const isMine = !!ask && !ask.held?.length;
  const left = (table.sections.clock?.until ?? 0) - serverNow();
  return {
    ask: isMine ? ask.id : 0,
    isWindow: ask?.kind === 'window',
    isLow: isMine && left > 0 && left <= LOW,
    sending: table.sending,
    refused: table.refusal !== null,
    unread: table.unread,
    isOver: !!table.sections.result && !table.isBehind,
    fresh: table.fresh,
  };
}

/** Let a table be heard for as long as it is shown. What was so when it was first shown makes no sound. */
export function listen(table: TableState, face: GameFace): void {
  let before: Ear | null = null;
  $effect(() => {
    const now = earOf(table);
    if (before) cuesBetween(before, now, face.telling).forEach((cue) => engine.play(cue));
    before = now;
  });
  $effect(() => {
    engine.surround(AMBIENCES[gameInfo(face.slug)?.ambience ?? ''] ?? null);
    return () => engine.surround(null);
  });
  $effect(() => {
    const { muted, sound, effects, ambience } = settings;
    const set = () => {
      const master = muted ? 0 : sound / 100;
      engine.set({ effects: (master * effects) / 100, ambience: document.hidden ? 0 : (master * ambience) / 100 });
    };
    set();
    document.addEventListener('visibilitychange', set);
    return () => document.removeEventListener('visibilitychange', set);
  });
}
