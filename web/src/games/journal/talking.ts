import type { TableState } from '../../state/table.svelte';

/** So long at least a script is talked over where several people sit. */
export const TALK = 10_000;

/** How many people sit here now, bots left out. */
export const company = (table: TableState): number =>
  (table.sections.people ?? []).filter((one) => one.name && !one.bot && one.here).length;

/** Has everybody else who is here said how they would answer? Then nothing is left to wait for. */
export const isAgreed = (table: TableState): boolean => {
  const { council, people = [] } = table.sections;
  const others = people.filter((one) => one.name && !one.bot && one.here && one.seat !== council?.seat);
  return !!council && others.length > 0 && others.every((one) => council.marks.some(({ seat }) => seat === one.seat));
};
