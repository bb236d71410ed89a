/** Whose convoy is drawn in full in the place of mine; nobody's: ''. */
export const shown = $state({ who: '' });
