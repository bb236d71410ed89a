/** From this width on there is a board beside the panel: the slip lies between the benches, else in the panel. */
const BESIDE = 1200;

export const hasBoard = (width: number | undefined): boolean => (width ?? 0) >= BESIDE;
