/** The piece an element belongs to, as the boards name it. */
export const pieceAt = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-anchor]') ?? null;
export const nameOf = (piece: HTMLElement | null): string => piece?.dataset.anchor ?? '';

/** A piece in sight, by its name. */
export const pieceOf = (anchor: string): HTMLElement | null =>
  pieces().find((piece) => nameOf(piece) === anchor) ?? null;

/** Every piece in sight, each once, in the order of the page. */
export function pieces(): HTMLElement[] {
  const seen = new Map<string, HTMLElement>();
  for (const piece of document.querySelectorAll<HTMLElement>('.page [data-anchor]'))
    if (!seen.has(nameOf(piece)) && piece.checkVisibility({ visibilityProperty: true })) seen.set(nameOf(piece), piece);
  return [...seen.values()];
}
