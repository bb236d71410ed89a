import type { GameFace } from '../face';
import Board from './Board.svelte';
import End from './End.svelte';
import Mine from './Mine.svelte';
import Notes from './Notes.svelte';
import { OUTLIVE_PACE } from './pace';
import { QUIET } from './quiet';
import Phases from './Phases.svelte';
import { placesOf, pointsOf, RESOURCES, RING, roomAnchor, SQUADS, type View } from './view';
import { OUTLIVE_WORDS } from './vocabulary';

export const FACE: GameFace = {
  slug: 'outlive',
  words: OUTLIVE_WORDS,
  seats: (sections) => sections.table?.seats ?? [],
  places: (option) => placesOf(option),
  pace: OUTLIVE_PACE,
  quiet: QUIET,
  heads: new Set(['DayBroke', 'NightFell']),
  hot: new Set(['DisasterRevealed', 'Attacked', 'SurvivorLost', 'WentHungry', 'ConvoyArrived']),
  fights: new Set(['Attacked', 'Defended', 'NothingToTake']),
  isWide: true,
  drawsPreview: true,
  telling: {
    chapter: (sections) => (sections as View).table.day,
    fortune: (sections) => (sections as View).shelters.map(pointsOf),
  },
  order: (sections) => {
    const view = sections as View;
    const own = view.me ? view.shelters[view.me.seat] : undefined;
    const dealt = [
      ...(view.me?.dealt_rooms ?? []).map((room) => `dealt:${room}`),
      ...(view.me?.dealt_leaders ?? []).map((leader) => `leader:${leader}`),
    ];
    const outside = [
      ...SQUADS.map((squad) => `squad:${squad.id}`),
      ...RING.map((zone) => `zone:${zone}`),
      'stock',
      'algae',
      'prey:0',
      'search',
      ...view.convoy.open.map(({ disaster }) => `disaster:${disaster}`),
    ];
    const inside = [
      'airlock',
      ...(own?.rooms ?? []).map(roomAnchor),
      ...RESOURCES.map((resource) => `resource:${resource}`),
      ...[...(own?.repaired ?? []), ...(own?.broken ?? [])].map((tile) => `tile:${tile}`),
    ];
    return [...dealt, ...outside, ...inside, 'end'];
  },
  Board,
  Mine,
  Phases,
  Notes,
  End,
};
