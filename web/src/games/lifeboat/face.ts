import type { GameFace } from '../face';
import Board from './Board.svelte';
import End from './End.svelte';
import Mine from './Mine.svelte';
import Notes from './Notes.svelte';
import { LIFEBOAT_PACE } from './pace';
import Phases from './Phases.svelte';
import Trade from './Trade.svelte';
import { marginOf, placesOf, type View } from './view';
import { LIFEBOAT_WORDS } from './vocabulary';

export const FACE: GameFace = {
  slug: 'lifeboat',
  words: LIFEBOAT_WORDS,
  seats: (sections) => sections.table?.roles ?? [],
  places: (option, sections) => placesOf(option, sections as View),
  pace: LIFEBOAT_PACE,
  quiet: new Set(['RoleDealt', 'Spent', 'Tired', 'BondsDealt', 'Scored']),
  heads: new Set(['DayBroke', 'EveningCame']),
  hot: new Set(['FightBroke', 'FightEnded', 'SharksCame', 'Died', 'SweptAway', 'Landed', 'SeaWon']),
  fights: new Set([
    'FightBroke',
    'Joined',
    'Fired',
    'FightEnded',
    'Wounded',
    'PassedOut',
    'Died',
    'CardDemanded',
    'SeatDemanded',
    'Refused',
    'Yielded',
  ]),
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
  telling: {
    chapter: (sections) => (sections as View).table.day,
    fortune: (sections) => marginOf(sections as View),
  },
  noises: {
    PacketDrawn: 'card',
    Opened: 'card',
    Stowed: 'card',
    NavigationRevealed: 'card',
    FlareShown: 'card',
    Wounded: 'token',
    Healed: 'token',
    Watered: 'token',
    Joined: 'token',
    SeatsChanged: 'token',
    GullsChanged: 'token',
  },
  Board,
  Mine,
  Phases,
  Trade,
  Notes,
  End,
};
