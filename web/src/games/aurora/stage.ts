import type { View } from './view';

/** What the board makes room for: the scouting zone, the load, or the enemies who are fired at. */
export type Stage = 'zone' | 'load' | 'fire';

const LOADING = new Set(['CheckLoad', 'StowToken', 'LoadTogether']);

export function stageOf(view: View, ask: string): Stage {
  if (LOADING.has(ask) || LOADING.has(view.waiting?.ask ?? '')) return 'load';
  return view.table.phase === 'shooting' && view.enemies.length ? 'fire' : 'zone';
}
