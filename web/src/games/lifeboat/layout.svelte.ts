/** How the boat is drawn now: across, or upright where it must be narrow. Panels beside it ask. */
export const layout = $state({ isUpright: false });
