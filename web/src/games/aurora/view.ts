import printed from 'virtual:content/aurora';
import type { Sections } from '../../wire/sections';
import { language } from '../../words/language.svelte';
import type { Texts } from './printed';
import type { Me, View as Shown } from './view.types';

export type { Automa, Cell, Enemy, Seat, Slot, Survivor, Vehicle } from './view.types';

/** What the server shows of Last Aurora, and what every table shows; a spectator has nothing for itself. */
export type View = Sections & Omit<Shown, 'me'> & { me?: Me | null };

export const GLYPHS: Record<string, string> = { red: '⬟', blue: '▲', green: '■', yellow: '◆', automa: '✚' };
export const TINTS: Record<string, string> = {
  red: 'var(--seat-5)',
  blue: 'var(--seat-2)',
  green: 'var(--seat-3)',
  yellow: 'var(--seat-4)',
  automa: 'var(--seat-6)',
};
export const { limits: LIMITS, row_a: ROW_A, automa: AUTOMA } = printed;
export const STORES = ['fuel', 'food', 'ammo', 'survivor'];
export const ZONES = ['active', 'rest', 'exhausted'];
export const PHASES = ['scouting', 'rest', 'movement', 'shooting', 'round_end'];
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];
/** The cells of a loot card, as outcome cards name them. */
export const LETTERS = ['a', 'b', 'c', 'd'];
/** The backs of loot cards. */
export const TIERS = ['', 'I–II', 'III–IV', 'V–VI'];

const byId = <T extends { id: string }>(things: T[]) => {
  const found = new Map(things.map((one) => [one.id, one]));
  return (id: string): T | undefined => found.get(id);
};
export const cardOf = byId(printed.cards);
export const enemyOf = byId(printed.enemies);
export const itemOf = byId(printed.items);
export const outcomeOf = byId(printed.outcomes);
export const actionOf = byId(printed.actions);
export const boardOf = (id: string) => printed.boards.find((one) => one.id === id)!;
export const regionsOf = (board: string) => printed.regions.filter((one) => one.board === board);
export const slotOf = (board: string, index: number) =>
  printed.slots.find((one) => one.board === board && one.index === index)!;
export const shortcutOf = byId(printed.shortcuts);

export const textOf = (one: Texts | undefined): string => (language() === 'ru' ? one?.text_ru : one?.text_en) ?? '';

const ICONS: Record<string, string> = {
  food: 'can',
  survivor: 'person',
  location: 'house',
  encounter: 'meet',
  trailer: 'crate',
  device: 'gun',
  enemy: 'wolf',
  wp_food: 'can',
  wp_fuel: 'fuel',
  wp_ammo: 'ammo',
  wp_item: 'item',
  wp_contamination: 'bio',
  weapon1: 'gun',
  weapon2: 'gun',
  weapon3: 'gun',
  weapon4: 'gun',
  greenhouse: 'leaf',
  biomass: 'leaf',
  fame1: 'star',
  fame2: 'star',
  fame_food: 'star',
  repair: 'wrench',
  cleanse: 'bio',
  move_now: 'truck',
  refit: 'cards',
  attack_now: 'target',
  move: 'truck',
  attack: 'target',
  incendiary: 'flame',
  nitrous: 'speed',
  antifreeze: 'person',
  hazmat: 'shield',
  nitromethane: 'fuel',
  decontaminant: 'bio',
  welding_torch: 'wrench',
  dry_rations: 'can',
  mine: 'dmg',
};
/** The icon of a token, a kind of card, a cell, a counter, a bonus or an item. */
export const iconOf = (id: string): string => ICONS[id] ?? id;

/** The number on a weapon or a fame cell. */
const MARKS: Record<string, string> = {
  weapon1: '1',
  weapon2: '2',
  weapon3: '3',
  weapon4: '4',
  fame1: '1',
  fame2: '2',
  speed: '+1',
};
export const markOf = (cell: string): string => MARKS[cell] ?? '';

export const mine = (view: View) => (view.me ? view.seats[view.me.seat] : undefined);
/** How many of a token lie in a load. */
export const countIn = (load: string[], token: string): number => load.filter((one) => one === token).length;
/** A number whose minus is a minus, not a hyphen. */
export const number = (n: number): string => String(n).replace('-', '−');
