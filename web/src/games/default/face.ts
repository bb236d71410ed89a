import type { OwnFace } from '../face';
import Board from './Board.svelte';
import End from './End.svelte';
import Mine from './Mine.svelte';
import Notes from './Notes.svelte';
import Phases from './Phases.svelte';
import { anchorsOf, myThings, seatAnchor, seatsOf, sectionsOf, tableThings } from './things';

/** The table of a game that nobody has drawn yet. */
export function faceFor(slug: string): OwnFace {
  return {
    slug,
    seats: (sections) => seatsOf(sections).map(({ who }) => who),
    order: (sections) => [
      ...anchorsOf(myThings(sections)),
      ...seatsOf(sections).map(({ who }) => seatAnchor(who)),
      ...anchorsOf(tableThings(sections)),
      ...anchorsOf(sectionsOf(sections)),
    ],
    Board,
    Mine,
    Phases,
    Notes,
    End,
  };
}
