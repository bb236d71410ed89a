import type { Option } from '../../wire/protocol';
import { iconOf, type View } from './view';

/** Questions about a squad that is out: they are asked where it stands. */
export const OUTSIDE = new Set([
  'Act',
  'HuntPrey',
  'ChoosePrey',
  'UseBat',
  'Defence',
  'UseDen',
  'UseFlashlight',
  'TakeSurvivor',
  'KeepTokens',
]);

const ICONS: Record<string, string> = {
  move: 'flag',
  place: 'flag',
  stay: 'zzz',
  build: 'hammer',
  house: 'person',
  lose: 'skull',
  resolve: 'shield',
  repair: 'wrench',
  scrap: 'hammer',
  salvage: 'wrench',
  toll: 'chip',
  search: 'search',
  scout: 'search',
  algae: 'algae',
  hunt: 'paw',
  scan: 'thermal_sensor',
  track: 'paw',
  decline: 'x',
  swing: 'baseball_bat',
  spare: 'x',
  defend: 'shield',
  yield: 'x',
  pick: 'fist',
  accept: 'swap',
  light: 'flashlight',
  no: 'x',
  bed: 'person',
  leave: 'x',
  drop: 'x',
  end: 'check',
};

/** The picture of something a squad can do: what it takes or uses, or the deed itself. */
export function deedIcon(option: Option, view: View): string {
  const [verb, thing] = option.notation.split(' ');
  if (verb === 'gather') return iconOf(view.zones.find((zone) => zone.zone === view.visit?.zone)?.gathers ?? 'hammer');
  if (verb === 'take' || (verb === 'use' && !(option.at?.[0] ?? '').startsWith('room:'))) return thing!;
  return ICONS[verb!] ?? 'chev';
}

export const isGathering = (option: Option): boolean => option.notation.startsWith('gather ');

/** Do both gather with the same number of actions? */
export const sameActions = (a: Option, b: Option): boolean =>
  isGathering(a) && isGathering(b) && a.notation.split(' ')[1] === b.notation.split(' ')[1];
