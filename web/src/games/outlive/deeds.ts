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
