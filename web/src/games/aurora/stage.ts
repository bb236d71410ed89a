import type { View } from './view';

/** What the board makes room for: the scouting zone, the road I drive, the load, or the enemies who are fired at. */
export type Stage = 'zone' | 'move' | 'load' | 'fire';

const LOADING = new Set(['CheckLoad', 'StowToken', 'LoadTogether']);

export function stageOf(view: View, ask: string): Stage {
  if (LOADING.has(ask) || LOADING.has(view.waiting?.ask ?? '')) return 'load';
  if (view.me?.trip?.stops.length) return 'move';
  return view.table.phase === 'shooting' && view.enemies.length ? 'fire' : 'zone';
}
