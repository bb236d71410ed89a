/** What the bar over a practice table says of its lesson: how far it is, and whether the way out was asked for. */
export const taught = $state({ step: '', isLeaving: false });
