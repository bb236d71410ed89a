import type { Option } from '../../wire/protocol';
import type { OwnFace } from '../face';
import Board from './Board.svelte';
import End from './End.svelte';
import Mine from './Mine.svelte';
import Notes from './Notes.svelte';
import Phases from './Phases.svelte';
import { around, TEAMS, type View } from './view';
import { named } from './weapons';

const WEAPONS = ['pistol', 'pistol2', 'rifle', 'rifle2', 'companion', 'rocket', 'laser'];
/** Wishes that name no thing yet begin where such things lie. */
const BEGINS: Record<string, string[]> = {
  'doomsday-draw': ['deck:programs'],
  'doomsday-arm': WEAPONS.map((weapon) => `weapon:${weapon}`),
};

const EVERYBODY = Array.from({ length: 16 }, (_, seat) => `p${seat + 1}`);
/** Two at once are aimed at by pressing one of them: the fan says who the other is. */
const BOTH = new Map<string, string[]>(
  EVERYBODY.flatMap((one) =>
    EVERYBODY.map((other): [string, string[]] => [`pair:${one}:${other}`, [`seat:${one}`, `seat:${other}`]]),
  ),
);

const places = (option: Option): string[] => {
  const begins = BEGINS[named(option)];
  return begins ?? (option.at ?? []).flatMap((anchor) => BOTH.get(anchor) ?? [anchor]);
};

export const FACE: OwnFace = {
  slug: 'doomsday',
  drawsPreview: 'wide',
  notesOverLog: true,
  seats: (sections) => (sections as Partial<View>).table?.seats ?? [],
  places,
  order: (sections) => {
    const view = sections as View;
    const people = around(view).map((one) => one.who);
    return [
      ...(view.me?.programs ?? []).map((id) => `program:${id}`),
      ...people.flatMap((who) => [
        `seat:${who}`,
        ...['left', 'role', 'role2', 'right'].map((slot) => `card:${who}:${slot}`),
      ]),
      ...WEAPONS.map((weapon) => `weapon:${weapon}`),
      'deck:programs',
      ...TEAMS.map((team) => `team:${team}`),
    ];
  },
  Board,
  Mine,
  Phases,
  Notes,
  End,
};
