/** Where a bubble goes: beside its piece, and over nothing that can be pressed. */
export interface Place {
  left: number;
  top: number;
  /** On which side of the bubble its piece is. */
  side: '' | 'left' | 'right' | 'top' | 'bottom';
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 14;
const EDGE = 8;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** What is pressed, and what tells of the table. */
const IN_SIGHT =
  '.page .lit, .page form.say, .board [aria-pressed=true], .ask h2, .ask .opt, .ask .go, .fan, .look, .page .can, .board [role=status], .board .plate, .board .rail, .odds, .end .sheet, .end .over';

/** What is pressed to answer. */
const CHOICES = '.page .lit, .board .can, .ask h2, .ask .opt, .ask .go, .fan';

/** Does this lie over anything that could be the answer? */
export function coversAChoice(box: HTMLElement): boolean {
  const own = box.getBoundingClientRect();
  return seen(CHOICES).some((one) => shared(own, one.getBoundingClientRect()) > 0);
}

const seen = (wanted: string): Element[] =>
  [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility({ visibilityProperty: true }));

/** What encloses all of these. */
function around(pieces: Element[]): Box | null {
  const boxes = pieces.map((piece) => piece.getBoundingClientRect());
  return boxes.length
    ? {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      }
    : null;
}

/** Where this box goes now. `alsoInSight`: what else it does not lie over, on the board, which it then stays on. */
export function placeFor(box: HTMLElement, pieces: Element[], alsoInSight = ''): Place {
  const others = seen(alsoInSight ? `${IN_SIGHT}, ${alsoInSight}` : IN_SIGHT)
    .filter((one) => !pieces.includes(one))
    .map((one) => one.getBoundingClientRect());
  const bar = document.querySelector('.page > header')?.getBoundingClientRect().bottom ?? 0;
  const board = alsoInSight ? document.querySelector('.page .board')?.getBoundingClientRect() : undefined;
  const within = board ?? { left: 0, top: bar, right: innerWidth, bottom: innerHeight };
  const { width, height } = box.getBoundingClientRect();
  return placed(width, height, around(pieces), others, within);
}

/** `within`: the part of the screen it may take. Of all places the one that covers least, the nearest first. */
export function placed(width: number, height: number, piece: Box | null, others: Box[], within: Box): Place {
  const found = [...(piece ? beside(width, height, piece) : []), ...corners(width, height, within), ...spread(within)];
  let best: Place = found[0]!;
  let least = Infinity;
  for (const one of found) {
    const left = Math.max(within.left + EDGE, Math.min(within.right - width - EDGE, one.left));
    const top = Math.max(within.top + EDGE, Math.min(within.bottom - height - EDGE, one.top));
    const box = { left, top, right: left + width, bottom: top + height };
    const covered = others.reduce((sum, other) => sum + shared(box, other), piece ? shared(box, piece) : 0);
    if (covered < least) {
      least = covered;
      const moved = Math.abs(left - one.left) > width / 3 || Math.abs(top - one.top) > height / 3;
      best = { left, top, side: moved ? '' : one.side };
    }
    if (!covered) break;
  }
  return best;
}

function beside(width: number, height: number, piece: Box): Place[] {
  const middle = (piece.top + piece.bottom - height) / 2;
  const centre = (piece.left + piece.right - width) / 2;
  return [
    { left: piece.right + GAP, top: middle, side: 'left' },
    { left: piece.left - GAP - width, top: middle, side: 'right' },
    { left: centre, top: piece.top - GAP - height, side: 'bottom' },
    { left: centre, top: piece.bottom + GAP, side: 'top' },
  ];
}

/** Anywhere else. */
function spread({ left, top, right, bottom }: Box): Place[] {
  const parts = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
  return parts.flatMap((down) =>
    parts.map((across): Place => ({
      left: left + (right - left) * across,
      top: top + (bottom - top) * down,
      side: '',
    })),
  );
}

function corners(width: number, height: number, { left, top, right, bottom }: Box): Place[] {
  const [farLeft, farTop] = [right - width, bottom - height];
  const middle = (left + right - width) / 2;
  return [
    { left: middle, top, side: '' },
    { left: middle, top: farTop, side: '' },
    { left, top, side: '' },
    { left: farLeft, top, side: '' },
    { left, top: farTop, side: '' },
    { left: farLeft, top: farTop, side: '' },
  ];
}
