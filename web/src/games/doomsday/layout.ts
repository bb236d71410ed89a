/** Where everything lies on a board of this size. Seats and gaps are counted clockwise from whoever looks at it. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  /** Pods with their cards, pods with cards between them, or rows where there is no room for a ring. */
  form: 'large' | 'small' | 'rows';
  pods: Box[];
  /** Gap n lies between the pods n and n + 1. */
  gaps: Box[];
  centre: Box;
  table: Box;
  /** How tall all of it is; more than the board has, and it scrolls. */
  height: number;
}

const EDGE = 12;
/** Weapons and deck in the middle: as wide as there is room for. */
const CENTRES = [560, 480, 420, 372];
const CENTRE = { w: 372, h: 96 };
/** Above the rows, weapons and deck lie in a strip of their own. */
const STRIP = 46;

export function layoutOf(n: number, isRing: boolean, width: number, height: number): Layout {
  for (const [w, h] of podSizes(n, isRing)) {
    const found = ring(n, isRing, width, height, w, h);
    if (found) return found;
  }
  return rows(n, isRing, width, height);
}

function podSizes(n: number, isRing: boolean): [number, number][] {
  if (isRing)
    return [
      [144, 82],
      [128, 74],
    ];
  return n <= 6
    ? [
        [212, 126],
        [184, 110],
      ]
    : [[184, 110]];
}

// -- a ring ------------------------------------------------------------------------------------------------

const point = (rx: number, ry: number, angle: number) => ({ x: rx * Math.cos(angle), y: ry * Math.sin(angle) });

/** Angles at equal ways along an ellipse, clockwise from the bottom; half steps lie between them. */
function angles(rx: number, ry: number, n: number): number[] {
  const STEPS = 1440;
  const ways = [0];
  let last = point(rx, ry, Math.PI / 2);
  for (let step = 1; step <= STEPS; step++) {
    const next = point(rx, ry, Math.PI / 2 + (step / STEPS) * 2 * Math.PI);
    ways.push(ways[step - 1]! + Math.hypot(next.x - last.x, next.y - last.y));
    last = next;
  }
  const whole = ways[STEPS]!;
  return Array.from({ length: 2 * n }, (_, half) => {
    const at = ways.findIndex((way) => way >= (half / (2 * n)) * whole);
    return Math.PI / 2 + (at / STEPS) * 2 * Math.PI;
  });
}

const meets = (a: Box, b: Box, apart: number): boolean =>
  a.x < b.x + b.w + apart && b.x < a.x + a.w + apart && a.y < b.y + b.h + apart && b.y < a.y + a.h + apart;

const around = (x: number, y: number, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

/** Everybody around an ellipse, if nobody meets anybody there. */
function ring(n: number, isRing: boolean, width: number, height: number, w: number, h: number): Layout | null {
  const [cx, cy] = [width / 2, height / 2];
  const [rx, ry] = [Math.min(560, cx - w / 2 - EDGE - 8), Math.min(460, cy - h / 2 - EDGE - 4)];
  if (rx < CENTRE.w / 2 || ry < 60) return null;
  const at = angles(rx, ry, n);
  const place = (half: number, part: number) => point(rx * part, ry * part, at[half]!);
  const pods = Array.from({ length: n }, (_, seat) => {
    const { x, y } = place(2 * seat, 1);
    return around(cx + x, cy + y, w, h);
  });
  const gaps = isRing ? between(n, pods, (seat, part) => place(2 * seat + 1, part), cx, cy) : [];
  const middles = CENTRES.map((wide) => around(cx, cy, wide, CENTRE.h));
  const centre = middles.find((one) => ![...pods, ...gaps].some((other) => meets(one, other, 12))) ?? middles.at(-1)!;
  const isFree = (one: Box, others: Box[]) => !others.some((other) => other !== one && meets(one, other, 5));
  const all = [...pods, ...gaps, centre];
  if (!pods.every((one) => isFree(one, all)) || !gaps.every((one) => isFree(one, [centre]))) return null;
  const table = around(cx, cy, rx * 2 - w * 0.32, ry * 2 - h * 0.32);
  return { form: isRing ? 'small' : 'large', pods, gaps, centre, table, height };
}

const GAP = { w: 32, h: 42 };

/** The shared cards, as near to their two owners as they can lie. */
function between(
  n: number,
  pods: Box[],
  place: (seat: number, part: number) => { x: number; y: number },
  cx: number,
  cy: number,
): Box[] {
  return Array.from({ length: n }, (_, seat) => {
    for (let part = 0.95; part > 0.6; part -= 0.03) {
      const { x, y } = place(seat, part);
      const card = around(cx + x, cy + y, GAP.w, GAP.h);
      if (!pods.some((pod) => meets(card, pod, 5))) return card;
    }
    const { x, y } = place(seat, 0.6);
    return around(cx + x, cy + y, GAP.w, GAP.h);
  });
}

// -- rows --------------------------------------------------------------------------------------------------

const SHARED = 34;

/** The ring folded: up on the left, over the top, down on the right; whoever looks sits below. */
function rows(n: number, isRing: boolean, width: number, height: number): Layout {
  const w = Math.min(760, width) - 2 * 8;
  const left = (width - w) / 2;
  const middle = isRing ? 2 * SHARED + 14 : 8;
  const column = (w - middle) / 2;
  const side = Math.floor((n - 1) / 2);
  const top = (n - 1) % 2;
  const tall = isRing ? 60 : 84;
  const lines = side + top + 1;
  const step = Math.max(tall + 5, Math.min(tall + 18, (height - STRIP - 20) / lines));
  const first = 12;
  const row = (line: number) => first + line * step;
  const whole = Math.min(w, Math.max(column, w * 0.62));
  const alone = (line: number): Box => ({ x: left + (w - whole) / 2, y: row(line), w: whole, h: tall });
  const pods = Array.from({ length: n }, (_, seat): Box => {
    if (!seat) return alone(lines - 1);
    if (top && seat === side + 1) return alone(0);
    const isLeft = seat <= side;
    const line = isLeft ? top + side - seat : seat - side - 1;
    return { x: isLeft ? left : left + column + middle, y: row(line), w: column, h: tall };
  });
  const gaps = isRing ? Array.from({ length: n }, (_, seat) => beside(pods, seat, left + w / 2)) : [];
  return {
    form: 'rows',
    pods,
    gaps,
    centre: { x: left, y: 0, w, h: STRIP },
    table: { x: 0, y: 0, w: 0, h: 0 },
    height: row(lines) + 2,
  };
}

/** Between two rows, on the side of its two owners; beside a pod that has a row of its own. */
function beside(pods: Box[], seat: number, cx: number): Box {
  const [a, b] = [pods[seat]!, pods[(seat + 1) % pods.length]!];
  const alone = [a, b].find((pod) => Math.abs(pod.x + pod.w / 2 - cx) < 2);
  const other = alone === a ? b : a;
  const isLeft = other.x + other.w / 2 < cx;
  if (alone) {
    const x = isLeft ? alone.x - SHARED - 4 : alone.x + alone.w + 4;
    return { x, y: alone.y + (alone.h - SHARED) / 2, w: SHARED, h: SHARED };
  }
  if (a.y === b.y) return { x: cx - SHARED / 2, y: a.y - 5, w: SHARED, h: SHARED };
  const y = (a.y + a.h / 2 + b.y + b.h / 2) / 2 - SHARED / 2;
  return { x: isLeft ? cx - SHARED - 3 : cx + 3, y, w: SHARED, h: SHARED };
}
