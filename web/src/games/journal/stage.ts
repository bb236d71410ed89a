import type { View } from './view';

/** What the board shows: the house, or where the group is now. */
export type Stage = 'house' | 'dusk' | 'evening' | 'street' | 'trip' | 'fight' | 'raid';

/** Before the party has gone anywhere, it stands in the street. */
const SETTING_OUT = new Set(['ChooseLocation', 'Equip']);

export function stageOf(view: View): Stage {
  const { phase } = view.table;
  if (view.fight) return 'fight';
  if (phase === 'dusk' || phase === 'evening' || phase === 'raid') return phase;
  if (SETTING_OUT.has(view.waiting?.ask ?? '')) return 'street';
  return view.trip ? 'trip' : 'house';
}
