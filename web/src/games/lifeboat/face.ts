import type { OwnFace } from '../face';
import Board from './Board.svelte';
import Empty from './Empty.svelte';
import End from './End.svelte';
import Facts from './Facts.svelte';
import Mine from './Mine.svelte';
import { isBeside, isFight } from './fights';
import Notes from './Notes.svelte';
import Person from './Person.svelte';
import Phases from './Phases.svelte';
import Portrait from './Portrait.svelte';
import Trade from './Trade.svelte';
import type { View } from './view';

const DEMANDS = ['CardDemanded', 'SeatDemanded'];

export const FACE: OwnFace = {
  slug: 'lifeboat',
  canCover: true,
  seats: (sections) => (sections as Partial<View>).table?.roles ?? [],
  order: (sections) => {
    const view = sections as View;
    const cards = [...new Set([...(view.me?.packet ?? []), ...(view.me?.closed ?? [])])].map((kind) => `card:${kind}`);
    const chart = (view.me?.navigation ?? []).map((card) => `card:nav_${card}`);
    return [
      ...cards,
      ...chart,
      'pile:closed',
      ...(view.fight ? [`side:${view.fight.attacker}`] : []),
      'hand:yield',
      ...view.boat.map((one) => `seat:${one.who}`),
      'deck:navigation',
      ...(view.fight ? [`side:${view.fight.victim}`] : []),
      'hand:refuse',
    ];
  },
  course: {
    chapter: (sections) => (sections as View).table.day,
    fortune: (sections) => {
      const { boat, swept } = sections as View;
      const people = [...boat, ...swept].sort((one, other) => one.seat - other.seat);
      return people.map((one) => one.margin);
    },
  },
  stands: (table) => {
    if (table.ask?.name !== 'AnswerDemand') return null;
    const told = table.events.filter(({ event }) => DEMANDS.includes(event.event)).at(-1);
    return told ? { told, to: ['hand:yield', 'hand:refuse'] } : null;
  },
  Portrait,
  Looked: Person,
  isDrawn: (line) => isBeside(line) || isFight(line),
  Board,
  Empty,
  Mine,
  Phases,
  Facts,
  Trade,
  Notes,
  End,
};
