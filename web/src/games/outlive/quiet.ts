/** Events that only repeat what the board shows. */
export const QUIET: ReadonlySet<string> = new Set(['SquadPlaced', 'PreyTurnedUp']);
