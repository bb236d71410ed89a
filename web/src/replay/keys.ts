export type ReplayCommand = { do: 'play' | 'first' | 'last' } | { do: 'step' | 'leap'; by: 1 | -1 };

const ARROWS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** What a key means in a replay; a menu that is open, and a button under the space bar, keep their own keys. */
export function replayKey(event: Pressed): ReplayCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const inside = (places: string) =>
    typeof Element !== 'undefined' && event.target instanceof Element && !!event.target.closest(places);
  if (inside('select, textarea, [role=dialog]')) return null;
  if (event.code === 'Space') return inside('button, a') ? null : { do: 'play' };
  if (event.key === 'Home') return { do: 'first' };
  if (event.key === 'End') return { do: 'last' };
  const by = ARROWS[event.key];
  return by ? { do: event.shiftKey ? 'leap' : 'step', by } : null;
}
