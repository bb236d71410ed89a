/** Events that are allowed to be big, the bigger ones first when several come together. */
export const BIG: Record<string, number> = {
  DayBroke: 2,
  NightFell: 2,
  TookFirstTurn: 1,
  Attacked: 4,
  SurvivorLost: 5,
  DisasterResolved: 5,
  DisasterRevealed: 6,
  ConvoyArrived: 10,
};

export const TONE: Record<string, string> = {
  Attacked: '#ffb3a8',
  SurvivorLost: '#ffb3a8',
  DisasterRevealed: '#ffb3a8',
  DisasterResolved: '#c9f0d4',
  DayBroke: '#ffe9b8',
  NightFell: '#cfd8ff',
};
