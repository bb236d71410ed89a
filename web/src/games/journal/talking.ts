import type { TableState } from '../../state/table.svelte';

/** So long at least a script is talked over where several people sit. */
export const TALK = 10_000;

/** How many people sit here now, bots left out. */
export const company = (table: TableState): number =>
  (table.sections.people ?? []).filter((one) => one.name && !one.bot && one.here).length;
