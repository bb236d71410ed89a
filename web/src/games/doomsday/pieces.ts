import type { Pictured, Pieces } from '../pieces';
import icons from './art/icons.svg?raw';
import { loyaltyOf, programIcon, programOf, roleOf, textOf, TEAMS, weaponIcon, weaponOf } from './view';

function pictured(id: string): Pictured | null {
  if (TEAMS.includes(id)) return { icon: id, text: '' };
  const loyalty = loyaltyOf(id);
  if (loyalty) return { icon: loyalty.faction, text: '' };
  const role = roleOf(id);
  if (role) return { icon: role.faction, text: textOf(role) };
  const program = programOf(id);
  if (program) return { icon: programIcon(id), text: textOf(program) };
  return weaponOf(id) ? { icon: weaponIcon(id), text: textOf(weaponOf(id)) } : null;
}

export const PIECES: Pieces = { pictured, icons };
