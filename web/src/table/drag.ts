import type { Choosing } from '../state/choosing.svelte';

/** A press that moves less is a click. */
const NEAR = 8;

/** The place a thing stands for, where it is not its own: a card of my hand stands for its kind. */
export function placeOf(element: Element | null): string {
  const thing = element?.closest<HTMLElement>('[data-anchor]')?.dataset;
  return thing?.standsFor ?? thing?.anchor ?? '';
}

/** A thing can be dragged to a place wherever both can be clicked. Fingers scroll instead, and tap. */
export function dragging(choosing: Choosing): () => void {
  let from = '';
  let ghost: HTMLElement | null = null;
  let start = { x: 0, y: 0 };

  function press(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    from = placeOf(event.target as Element);
    start = { x: event.clientX, y: event.clientY };
    // A picture would be dragged by the browser itself.
    if (choosing.at(from).length) event.preventDefault();
    else from = '';
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost && Math.hypot(x, y) > NEAR) lift();
    if (ghost) ghost.style.translate = `${x}px ${y}px`;
  }

  function lift(): void {
    const thing = document.elementFromPoint(start.x, start.y)?.closest<HTMLElement>('[data-anchor]');
    if (!thing) return;
    const at = thing.getBoundingClientRect();
    ghost = thing.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-anchor');
    ghost.setAttribute('aria-hidden', 'true');
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${at.left}px`,
      top: `${at.top}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
      margin: '0',
      transform: 'none',
      opacity: '.8',
      zIndex: '90',
      pointerEvents: 'none',
      transition: 'none',
    });
    thing.parentElement!.append(ghost);
    choosing.lookAt(from);
  }

  function release(event: PointerEvent): void {
    const [origin, lifted] = [from, ghost];
    from = '';
    ghost?.remove();
    ghost = null;
    if (!lifted) return;
    // The click that follows a drag means nothing.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    choosing.drop(origin, placeOf(document.elementFromPoint(event.clientX, event.clientY)));
  }
  const swallow = (event: Event): void => event.stopPropagation();

  addEventListener('pointerdown', press);
  addEventListener('pointermove', move);
  addEventListener('pointerup', release);
  return () => {
    removeEventListener('pointerdown', press);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', release);
    ghost?.remove();
  };
}
