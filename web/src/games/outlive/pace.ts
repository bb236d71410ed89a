import type { Pace } from '../../state/pace';

export const OUTLIVE_PACE: Pace = {
  DayBroke: 900,
  NightFell: 900,
  DisasterRevealed: 1300,
  Attacked: 1100,
  SurvivorLost: 900,
  ConvoyArrived: 1600,
  Dealt: 0,
  CityRestocked: 0,
  PreyTurnedUp: 0,
  Scored: 0,
};
