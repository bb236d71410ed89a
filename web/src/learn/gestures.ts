import type { Looking } from './looking.svelte';
import { pieceAt } from './pieces';

const LONG = 450;
const REST = 350;
const NEAR = 8;

/**
 * How pieces are looked at without a key: a click on what cannot be pressed, a long press or the other button on
 * anything, and on a desk the pointer that comes to rest. `opensLit`: there is room for the card of what is pressed too.
 */
export function gestures(looking: Looking, opensLit: () => boolean): () => void {
  let held: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let wasLong = false;

  const isOurs = (event: Event): boolean => !(event.target as Element).closest?.('.look, .bubble, .rule');

  function press(event: PointerEvent): void {
    clearTimeout(held);
    clearTimeout(resting);
    wasLong = false;
    void looking.rest(null);
    const piece = isOurs(event) ? pieceAt(event.target as Element) : null;
    if (!piece || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY };
    held = setTimeout(() => {
      wasLong = true;
      void looking.open(piece.dataset.anchor!);
    }, LONG);
  }

  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > NEAR) clearTimeout(held);
    if (event.pointerType !== 'mouse' || event.buttons) return;
    clearTimeout(resting);
    const piece = isOurs(event) ? pieceAt(event.target as Element) : null;
    const anchor = piece?.dataset.anchor ?? '';
    if (looking.glanced && looking.under !== piece) void looking.rest(null);
    if (anchor && anchor !== looking.anchor) resting = setTimeout(() => void looking.rest(piece), REST);
  }

  const release = (): void => clearTimeout(held);

  function click(event: MouseEvent): void {
    if (wasLong) {
      // The click that ends a long press means nothing.
      event.stopPropagation();
      event.preventDefault();
      wasLong = false;
      return;
    }
    const piece = isOurs(event) ? pieceAt(event.target as Element) : null;
    // `detail` is 0 for a key: the button is pressed, and `I` looks.
    if (!piece || event.detail === 0) return;
    if (!looking.isLit(piece) || opensLit()) void looking.open(piece.dataset.anchor!);
  }

  function menu(event: MouseEvent): void {
    const piece = isOurs(event) ? pieceAt(event.target as Element) : null;
    if (!piece) return;
    event.preventDefault();
    void looking.open(piece.dataset.anchor!);
  }

  addEventListener('pointerdown', press);
  addEventListener('pointermove', move);
  addEventListener('pointerup', release);
  addEventListener('pointercancel', release);
  addEventListener('click', click, { capture: true });
  addEventListener('contextmenu', menu);
  return () => {
    clearTimeout(held);
    clearTimeout(resting);
    removeEventListener('pointerdown', press);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', release);
    removeEventListener('pointercancel', release);
    removeEventListener('click', click, { capture: true });
    removeEventListener('contextmenu', menu);
  };
}
