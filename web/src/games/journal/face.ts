import type { OwnFace } from '../face';
import Board from './Board.svelte';
import Diary from './Diary.svelte';
import End from './End.svelte';
import EndScene from './EndScene.svelte';
import Mine from './Mine.svelte';
import Notes from './Notes.svelte';
import Phases from './Phases.svelte';
import { SPACES, type View } from './view';

export const FACE: OwnFace = {
  slug: 'journal',
  seats: (sections) => (sections as Partial<View>).table?.seats ?? [],
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
