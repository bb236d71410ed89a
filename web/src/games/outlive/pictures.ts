import blackwood from './art/blackwood.svg';
import cargo from './art/cargo.svg';
import dam from './art/dam.svg';
import fair from './art/fair.svg';
import forest from './art/forest.svg';
import military_base from './art/military_base.svg';
import mine from './art/mine.svg';
import silent_peak from './art/silent_peak.svg';

const ZONES: Record<string, string> = { blackwood, cargo, dam, fair, forest, military_base, mine, silent_peak };

/** The landscape of a zone. */
export const landscape = (zone: string): string => ZONES[zone]!;
