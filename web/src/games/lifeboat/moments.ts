/** Events that are allowed to be big, the bigger ones first when several come together. */
export const BIG: Record<string, number> = {
  DayBroke: 1,
  EveningCame: 1,
  CurrentTookTheBoat: 2,
  FightBroke: 3,
  FightEnded: 4,
  PassedOut: 5,
  GullsChanged: 5,
  FellOverboard: 5,
  FlareShown: 6,
  SharksCame: 7,
  Died: 8,
  SweptAway: 9,
  Landed: 10,
  SeaWon: 10,
};
