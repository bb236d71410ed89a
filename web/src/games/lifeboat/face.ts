import type { OwnFace } from '../face';
import Board from './Board.svelte';
import End from './End.svelte';
import Mine from './Mine.svelte';
import Notes from './Notes.svelte';
import Phases from './Phases.svelte';
import Trade from './Trade.svelte';
import { marginOf, placesOf, type View } from './view';

export const FACE: OwnFace = {
  slug: 'lifeboat',
  seats: (sections) => sections.table?.roles ?? [],
  places: (option, sections) => placesOf(option, sections as View),
  order: (sections) => {
    const view = sections as View;
    const cards = [...new Set([...(view.me?.packet ?? []), ...(view.me?.closed ?? [])])].map((kind) => `card:${kind}`);
    const chart = (view.me?.navigation ?? []).map((card) => `card:nav_${card}`);
    return [
      ...cards,
      ...chart,
      'pile:closed',
      'side:attack',
      'hand:refuse',
      ...view.boat.map((one) => `seat:${one.who}`),
      'deck:navigation',
      'side:defence',
      'hand:yield',
    ];
  },
  course: {
    chapter: (sections) => (sections as View).table.day,
    fortune: (sections) => marginOf(sections as View),
  },
  Board,
  Mine,
  Phases,
  Trade,
  Notes,
  End,
};
