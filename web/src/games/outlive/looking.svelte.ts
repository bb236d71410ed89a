/** Whose shelter is looked at; nobody's: one's own. */
export const shown = $state({ who: '' });
