import bosun from '../../art/people/bosun.svg';
import captain from '../../art/people/captain.svg';
import frenchy from '../../art/people/frenchy.svg';
import kid from '../../art/people/kid.svg';
import milady from '../../art/people/milady.svg';
import snob from '../../art/people/snob.svg';

const PORTRAITS: Record<string, string> = { bosun, captain, frenchy, kid, milady, snob };

export const portrait = (who: string): string => PORTRAITS[who]!;
/** Only the head, for small round pictures. */
export const headOf = (who: string): string => `${PORTRAITS[who]!}#svgView(viewBox(14,8,92,115))`;

const ICONS: Record<string, string> = {
  flare_gun: 'flare',
  life_ring: 'ring',
  shark_bait: 'fin',
  painting_large: 'painting',
  painting_small: 'painting',
  jewels: 'jewel',
};

/** The icon of a provision. */
export const iconOf = (kind: string): string => ICONS[kind] ?? kind;
