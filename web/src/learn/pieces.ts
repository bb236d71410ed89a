import { isOfKind } from '../games/names';

/** The piece an element belongs to, as the boards name it. */
export const pieceAt = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-anchor]') ?? null;
export const nameOf = (piece: HTMLElement | null): string => piece?.dataset.anchor ?? '';

/** A piece in sight, by its name. */
export const pieceOf = (anchor: string): HTMLElement | null =>
  pieces().find((piece) => nameOf(piece) === anchor) ?? null;

/** What is told of: one piece; all of a kind, `bond:`; or a part of the board that no card tells of. */
export function toldOf(at: string): HTMLElement[] {
  if (!at) return [];
  const alike = pieces().filter((piece) => isOfKind(nameOf(piece), at));
  const found = pieceOf(at) ?? document.querySelector<HTMLElement>(`.page [data-part="${CSS.escape(at)}"]`);
  return found ? [found] : alike;
}

/** Every piece in sight, each once, in the order of the page. */
export function pieces(): HTMLElement[] {
  const seen = new Map<string, HTMLElement>();
  for (const piece of document.querySelectorAll<HTMLElement>('.page [data-anchor]'))
    if (!seen.has(nameOf(piece)) && piece.checkVisibility({ visibilityProperty: true })) seen.set(nameOf(piece), piece);
  return [...seen.values()];
}
