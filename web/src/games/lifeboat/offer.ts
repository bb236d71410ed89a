export interface Draft {
  to: string;
  closed: Record<string, number>;
  open: Record<string, number>;
  ask: Record<string, number>;
  backs: number;
}

const repeated = (box: Record<string, number>): string[] =>
  Object.entries(box).flatMap(([kind, n]) => Array<string>(n).fill(kind));

/** `offer kid give water open gaff ask knife closed 2`; nothing while the offer is empty. */
export function offerText({ to, closed, open, ask, backs }: Draft): string {
  const words = ['offer', to];
  const [gives, shows, wants] = [repeated(closed), repeated(open), repeated(ask)];
  if (gives.length || shows.length) words.push('give', ...gives, ...shows.flatMap((kind) => ['open', kind]));
  if (wants.length) words.push('ask', ...wants);
  if (backs) words.push('closed', String(backs));
  return words.length > 2 ? words.join(' ') : '';
}
