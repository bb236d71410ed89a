import type { Option } from '../../wire/protocol';
import type { OwnFace } from '../face';
import Board from './Board.svelte';
import Diary from './Diary.svelte';
import End from './End.svelte';
import EndScene from './EndScene.svelte';
import Mine from './Mine.svelte';
import Notes from './Notes.svelte';
import Phases from './Phases.svelte';
import { SPACES, type View } from './view';

/** The four places of a night, where they are more than words. */
const NIGHT: Record<string, string> = { guard: 'task:guard', floor: 'task:floor', scavenge: 'task:scavenge' };

const places = (option: Option): string[] => {
  const [verb = ''] = option.notation.split(' ');
  if (verb === 'bed') return [...(option.at ?? []), 'task:bed'];
  const task = option.notation === verb ? NIGHT[verb] : undefined;
  return task ? [task] : (option.at ?? []);
};

export const FACE: OwnFace = {
  slug: 'journal',
  seats: (sections) => (sections as Partial<View>).table?.seats ?? [],
  places,
  order: (sections) => {
    const view = sections as View;
    return [
      ...SPACES.map((one) => `space:${one.id}`),
      ...['bed', 'floor', 'guard', 'scavenge'].map((task) => `task:${task}`),
      ...['near', 'mid', 'far'].map((slot) => `slot:${slot}`),
      ...(view.fight?.foes ?? []).map((one) => `foe:${one.foe}`),
      ...view.group.map((one) => `person:${one.who}`),
      ...Object.keys(view.items.storage).map((item) => `item:${item}`),
      ...view.hand.map((card) => `crucial:${card}`),
    ];
  },
  Board,
  Mine,
  Phases,
  Log: Diary,
  Notes,
  End,
  EndScene,
};
