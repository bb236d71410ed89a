import type { OwnFace } from '../face';
import Board from './Board.svelte';
import End from './End.svelte';
import EndScene from './EndScene.svelte';
import Mine from './Mine.svelte';
import Notes from './Notes.svelte';
import Phases from './Phases.svelte';
import { spacesTo } from './road';
import { GLYPHS, mine, STORES, TINTS, type View } from './view';

export const FACE: OwnFace = {
  slug: 'aurora',
  seats: (sections) => (sections as Partial<View>).table?.seats ?? [],
  isWide: true,
  drawsPreview: 'wide',
  course: {
    chapter: (sections) => (sections as View).table.round,
    fortune: (sections) => (sections as View).seats.map((seat) => seat.space),
    colours: ['red', 'blue', 'green', 'yellow'].map((who) => TINTS[who]!),
    glyphs: ['red', 'blue', 'green', 'yellow'].map((who) => GLYPHS[who]!),
    others: (sections) => {
      const { automa, table } = sections as View;
      return [
        ...(automa ? [{ id: 'automa', value: automa.space, colour: TINTS.automa!, glyph: GLYPHS.automa! }] : []),
        { id: 'ship', value: table.aurora, colour: '#66e6c2', glyph: '━' },
      ];
    },
  },
  order: (sections) => {
    const view = sections as View;
    const own = mine(view);
    return [
      ...spacesTo(view.table.last).map((space) => `space:${space}`),
      ...view.road.shortcuts.map((one) => `road:${one.shortcut}`),
      ...view.enemies.map((one) => `enemy:${one.enemy}`),
      ...view.zone.map((one) => `slot:${one.slot}`),
      ...['block:left', 'block:right', 'act:card'],
      ...view.zone.flatMap((one) => one.bonuses.map((bonus) => `bonus:${bonus}`)),
      ...STORES.map((token) => `token:${token}`),
      'token:nothing',
      ...(own?.convoy ?? []).flatMap((one) => [...one.cells.map((cell) => cell.anchor), `bay:${one.place}`]),
      ...(own?.crew ?? []).map((one) => `survivor:${one.survivor}`),
      ...(view.me?.items ?? []).map((item) => `item:${item}`),
    ];
  },
  Board,
  Mine,
  Phases,
  Notes,
  End,
  EndScene,
};
