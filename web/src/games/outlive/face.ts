import type { OwnFace } from '../face';
import Board from './Board.svelte';
import End from './End.svelte';
import Mine from './Mine.svelte';
import Notes from './Notes.svelte';
import Phases from './Phases.svelte';
import { GLYPHS, placesOf, RESOURCES, RING, roomAnchor, SQUADS, type View } from './view';

export const FACE: OwnFace = {
  slug: 'outlive',
  seats: (sections) => sections.table?.seats ?? [],
  places: (option) => placesOf(option),
  isWide: true,
  drawsPreview: true,
  asksOnBoard: (sections) => !!(sections as View).me?.founding,
  course: {
    chapter: (sections) => (sections as View).table.day,
    fortune: (sections) => (sections as View).shelters.map((shelter) => shelter.points),
    colours: Object.keys(GLYPHS).map((who) => `var(--out-${who})`),
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
