export interface Command {
  do:
    | 'digit'
    | 'walk'
    | 'confirm'
    | 'back'
    | 'undo'
    | 'hint'
    | 'rule'
    | 'log'
    | 'talk'
    | 'trade'
    | 'notes'
    | 'keys'
    | 'region'
    | 'skip'
    | 'speed'
    | 'next';
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
  KeyO: 'trade',
  KeyS: 'skip',
};
/** `,` slower, `.` faster. */
const PACES: Record<string, number> = { Comma: -1, Period: 1 };
const ARROWS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && !!target.closest('input, textarea, select');
/** What a key means at a table; nothing while somebody writes. */
export function commandOf(event: Pressed): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Escape') return { do: 'back' };
  if (event.key === 'F6') return { do: 'region', step: event.shiftKey ? -1 : 1 };
  if (typeof Element !== 'undefined' && isTyping(event.target)) return null;
  if (/^[0-9]$/.test(event.key)) return { do: 'digit', digit: event.key };
  if (event.key in ARROWS) return { do: 'walk', step: ARROWS[event.key] };
  if (event.key === '?') return { do: 'keys' };
  if (event.code in PACES) return { do: 'speed', step: PACES[event.code] };
  if (event.key === 'Enter') return { do: 'confirm' };
  if (event.key === ' ') return { do: 'next' };
  const letter = LETTERS[event.code];
  return letter ? { do: letter } : null;
}
