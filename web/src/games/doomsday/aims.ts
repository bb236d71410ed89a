import type { Box } from './layout';
import type { View } from './view';

export interface Aim {
  key: string;
  from: string;
  to: string;
  weapon: string;
  /** It is fired now. */
  isShot: boolean;
}

const MOVES = ['shoot', 'do-shoot'];

/** The shot that is declared and may still be answered, or that has just hit; nobody's: null. */
export function shotNow(view: View, events: { event: { event: string; args?: Record<string, unknown> } }[]) {
  const asks = view.waiting?.ask ?? '';
  const wanted =
    asks === 'ActionWindow' ? 'ActionDeclared' : ['AnswerShot', 'DamageWindow'].includes(asks) ? 'ShotFired' : '';
  const told = wanted ? events.filter(({ event }) => event.event === wanted).at(-1)?.event : undefined;
  if (!told) return null;
  const args = told.args ?? {};
  if (wanted === 'ActionDeclared' && !MOVES.includes(String(args.action))) return null;
  const bare = (id: unknown) => String(id ?? '').replaceAll('doomsday-', '');
  return {
    from: bare(args.who),
    to: bare(args.to).split(','),
    weapon: bare(args.weapon),
    isHit: wanted === 'ShotFired',
  };
}

export type Shot = NonNullable<ReturnType<typeof shotNow>>;

/** Every weapon that looks at somebody, and the shot, whose weapon may have left its hands already. */
export function aimsOf(view: View, shot: Shot | null): Aim[] {
  const aims = view.seats.flatMap((seat) =>
    seat.weapons.flatMap(({ weapon, at }) =>
      at.map((to) => ({
        key: `${seat.who} ${weapon} ${to}`,
        from: seat.who,
        to,
        weapon,
        isShot: !!shot && shot.from === seat.who && shot.to.includes(to) && shot.weapon === weapon,
      })),
    ),
  );
  if (!shot) return aims;
  const fired = shot.to
    .filter((to) => to && !aims.some((one) => one.isShot && one.to === to))
    .map((to) => ({ key: `shot ${to}`, from: shot.from, to, weapon: shot.weapon, isShot: true }));
  return [...aims, ...fired];
}

/** On the bow of an aim a place of this size where it covers nothing; null: there is none. */
export function tagOn(way: string, w: number, h: number, width: number, taken: Box[]): { x: number; y: number } | null {
  const [x0, y0, x1, y1, x2, y2] = way.match(/-?[\d.]+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (const t of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
    const on = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    for (const shift of [0, 0.5, -0.5]) {
      const box = { x: on(x0, x1, x2) - w / 2 + shift * w, y: on(y0, y1, y2) - h / 2, w, h };
      const isFree = !taken.some(
        (one) => box.x < one.x + one.w && one.x < box.x + w && box.y < one.y + one.h && one.y < box.y + h,
      );
      if (isFree && box.x >= 4 && box.x + w <= width - 4) return { x: box.x, y: box.y };
    }
  }
  return null;
}

const middle = (box: Box) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

/** Where the way from the middle of a box to a point leaves the box, a little outside. */
function edge(box: Box, to: { x: number; y: number }, apart: number) {
  const from = middle(box);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = Math.min(
    dx ? (box.w / 2 + apart) / Math.abs(dx) : Infinity,
    dy ? (box.h / 2 + apart) / Math.abs(dy) : Infinity,
  );
  return { x: from.x + dx * part, y: from.y + dy * part };
}

/** A bow from one person to another, bent towards the middle of the table; two that aim at each other lie apart. */
export function bow(from: Box, to: Box, centre: Box): string {
  const [a, b, c] = [middle(from), middle(to), middle(centre)];
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const bend = {
    x: half.x + (c.x - half.x) * 0.28 + (b.y - a.y) * 0.07,
    y: half.y + (c.y - half.y) * 0.28 - (b.x - a.x) * 0.07,
  };
  const [start, end] = [edge(from, bend, 3), edge(to, bend, 9)];
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
}
