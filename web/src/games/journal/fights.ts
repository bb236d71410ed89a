import type { Heard } from '../../wire/weave';
import { bare } from './about';
import { since } from './since';

/** A combat die as it lies on the table. */
export interface Rolled {
  colour: string;
  face: string;
}

/** What each has rolled in this round, or against this raid; the last counts. */
export function rolledBy(events: Heard[]): Map<string, Rolled> {
  const STARTS = new Set(['RoundBegan', 'FightBegan', 'RaidCame']);
  const found = new Map<string, Rolled>();
  for (const { event } of since(events, ({ event }) => STARTS.has(event)))
    if (event.event === 'CombatDieRolled')
      found.set(bare(event.args?.who), { colour: bare(event.args?.colour), face: bare(event.args?.face) });
  return found;
}

/** Where a weapon stands on the combat table. */
export const ROWS = ['firearm', 'melee', 'none'];
const MELEE = new Set(['knife', 'hatchet']);
export const rowOf = (weapon: string): string =>
  MELEE.has(weapon) ? 'melee' : weapon === 'none' || !weapon ? 'none' : 'firearm';
export const DIE_OF: Record<string, string> = { firearm: 'red', melee: 'yellow', none: 'grey' };
