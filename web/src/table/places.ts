interface Size {
  width: number;
  height: number;
}

const EDGE = 12;

/** The piece of the board that an id names. */
export function pieceOf(board: Element, id: string): Element | null {
  const name = CSS.escape(id);
  return id ? board.querySelector(`[data-anchor$=":${name}"], [data-seat="${name}"]`) : null;
}

/** The first place along the edges at which this lies over nothing that waits for me or that I decide by. */
export function freePlace(board: HTMLElement, size: Size, isLow: boolean): { left: number; top: number } | null {
  const all = board.getBoundingClientRect();
  const kept = [...board.querySelectorAll('.lit, [data-keep], [data-sheet]:not(.plate)')].map((one) =>
    one.getBoundingClientRect(),
  );
  const [right, bottom] = [all.width - size.width - EDGE, all.height - size.height - EDGE];
  if (right < 0 || bottom < 0) return null;
  const rows = isLow ? [bottom, EDGE] : [EDGE, bottom];
  const columns = isLow ? [right / 2, EDGE, right] : [EDGE, right / 2, right];
  for (const top of rows)
    for (const left of columns) {
      const [x, y] = [all.left + left, all.top + top];
      const isOver = kept.some(
        (one) => one.left < x + size.width && one.right > x && one.top < y + size.height && one.bottom > y,
      );
      if (!isOver) return { left, top };
    }
  return null;
}
