export type Page = 'zone' | 'convoy' | 'rivals';

/** Questions about the enemies before me: they stand where the scouting zone was. */
const FIRING = new Set(['OpenFire', 'Aim', 'MoveTarget', 'RemoveTarget']);
/** Questions about my own convoy and load. */
const CONVOY = new Set([
  'PlaceDamage',
  'DropToken',
  'RepairCell',
  'CheckLoad',
  'StowToken',
  'PickWeapon',
  'ReplaceTrailer',
  'LeaveTrailer',
  'MountDevice',
  'PlaceToken',
  'BerthCaptive',
  'EmptyBerth',
  'GiveOne',
  'BarterFor',
  'SortOut',
  'ChooseEvil',
]);
const CONVOY_PIECES = ['fuel', 'food', 'ammo', 'survivor'].map((token) => `token:${token}`);

/** The page on which a question is answered, or on which a piece lies. */
export function pageOf(ask: string, places: string[], isFiring = false): Page | null {
  if (FIRING.has(ask)) return isFiring ? 'zone' : 'convoy';
  if (CONVOY.has(ask)) return 'convoy';
  if (ask) return 'zone';
  if (places.includes('automa')) return 'rivals';
  return places.some((one) => CONVOY_PIECES.includes(one)) ? 'convoy' : null;
}
