import type { OwnFace } from '../face';
import Board from './Board.svelte';
import Empty from './Empty.svelte';
import End from './End.svelte';
import Mine from './Mine.svelte';
import Notes from './Notes.svelte';
import Phases from './Phases.svelte';
import { isSender, placesOf, roomAnchor, squadAnchor, tileAnchor, zoneAnchor } from './places';
import { asksNow, drafts } from './founding';
import SoFar from './SoFar.svelte';
import Stages from './Stages.svelte';
import { inHand } from './targets';
import { GLYPHS, RESOURCES, RING, SQUADS, type View } from './view';

export const FACE: OwnFace = {
  slug: 'outlive',
  seats: (sections) => (sections as Partial<View>).table?.seats ?? [],
  places: placesOf,
  isWide: true,
  drawsPreview: true,
  hand: inHand,
  isTaken: isSender,
  asksOnBoard: (sections) => !!(sections as View).me?.founding,
  drafts,
  asksNow,
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
      ...SQUADS.map((squad) => squadAnchor(squad.id)),
      ...RING.map(zoneAnchor),
      'stock',
      'algae',
      'prey:0',
      'search',
      ...view.convoy.open.map(({ disaster }) => `disaster:${disaster}`),
    ];
    const inside = [
      'airlock',
      ...(own?.rooms ?? []).map((room) => roomAnchor(room)),
      ...RESOURCES.map((resource) => `resource:${resource}`),
      ...[...(own?.repaired ?? []), ...(own?.broken ?? [])].map(tileAnchor),
    ];
    return [...dealt, ...outside, ...inside, 'end'];
  },
  Board,
  Empty,
  Mine,
  Phases,
  Facts: Stages,
  Notes,
  End,
  SoFar,
};
