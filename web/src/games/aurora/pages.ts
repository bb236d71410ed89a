export type Page = 'zone' | 'convoy' | 'rivals';

/** Questions about my own convoy and load. */
const CONVOY = new Set([
  'PlaceDamage',
  'DropToken',
  'RepairCell',
  'CheckLoad',
  'StowToken',
  'OpenFire',
  'Aim',
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
  'SpeedUp',
  'ChooseEvil',
  'MoveTarget',
  'RemoveTarget',
]);
const CONVOY_PIECES = ['fuel', 'food', 'ammo', 'survivor'].map((token) => `token:${token}`);

/** The page on which a question is answered, or on which a piece lies. */
export function pageOf(ask: string, places: string[]): Page | null {
  if (CONVOY.has(ask)) return 'convoy';
  if (ask) return 'zone';
  if (places.includes('automa')) return 'rivals';
  return places.some((one) => CONVOY_PIECES.includes(one)) ? 'convoy' : null;
}
