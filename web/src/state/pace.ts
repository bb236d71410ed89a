import type { Heard } from '../wire/weave';

/** How long, in milliseconds, something is shown before the next thing happens. */
const SLOW: Record<string, number> = {
  FightBroke: 1100,
  FightEnded: 1100,
  NavigationRevealed: 1200,
  FellOverboard: 1000,
  SweptAway: 1300,
  SharksCame: 1300,
  GullsChanged: 900,
  Died: 1200,
  PassedOut: 800,
  DayBroke: 900,
  EveningCame: 900,
  FlareShown: 1300,
  Landed: 1600,
  SeaWon: 1600,
  NightFell: 900,
  DisasterRevealed: 1300,
  Attacked: 1100,
  SurvivorLost: 900,
  ConvoyArrived: 1600,
};
const QUIET = new Set(['RoleDealt', 'BondsDealt', 'Tired', 'Spent', 'Scored', 'TurnSkipped', 'SawNavigation', 'Dealt', 'CityRestocked', 'PreyTurnedUp']);
const USUAL = 520;
const MOST = 1600;

export function lengthOf(events: Heard[]): number {
  const told = events.filter(({ event }) => !QUIET.has(event.event));
  if (!told.length) return 0;
  return Math.min(MOST, Math.max(...told.map(({ event }) => SLOW[event.event] ?? USUAL)));
}

/** Behind by more than four seconds: twice as fast; by more than twelve: at once. */
export function speedFor(behind: number): number {
  return behind > 12_000 ? Infinity : behind > 4_000 ? 2 : 1;
}
