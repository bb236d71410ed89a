export interface Command {
  do: 'digit' | 'walk' | 'confirm' | 'back' | 'undo' | 'hint' | 'rule' | 'log' | 'talk' | 'notes' | 'keys' | 'region';
  digit?: string;
  step?: number;
}

/** By place on the keyboard, so that a Russian layout has the same keys. */
const LETTERS: Record<string, Command['do']> = {
  KeyU: 'undo',
  KeyH: 'hint',
  KeyR: 'rule',
  KeyL: 'log',
  KeyT: 'talk',
  KeyN: 'notes',
};
const ARROWS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && !!target.closest('input, textarea, select');
const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && !!target.closest('button, a, [role=dialog]');

/** What a key means at a table; nothing while somebody writes. */
export function commandOf(event: Pressed): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Escape') return { do: 'back' };
  if (event.key === 'F6') return { do: 'region', step: event.shiftKey ? -1 : 1 };
  if (typeof Element !== 'undefined' && isTyping(event.target)) return null;
  if (/^[0-9]$/.test(event.key)) return { do: 'digit', digit: event.key };
  if (event.key in ARROWS) return { do: 'walk', step: ARROWS[event.key] };
  if (event.key === '?') return { do: 'keys' };
  if (event.key === 'Enter') return typeof Element !== 'undefined' && isButton(event.target) ? null : { do: 'confirm' };
  const letter = LETTERS[event.code];
  return letter ? { do: letter } : null;
}
