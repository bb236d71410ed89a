import printed from 'virtual:content/aurora';
import type { Pictured, Pieces } from '../pieces';
import icons from './art/icons.svg?raw';
import { pictureOf } from './pictures';
import { iconOf, textOf } from './view';

const TOKENS = ['ammo', 'food', 'fuel', 'survivor', 'item'];

function pictured(id: string): Pictured | null {
  if (TOKENS.includes(id)) return { icon: iconOf(id), text: '' };
  const card = [...printed.cards, ...printed.enemies].find((one) => one.id === id);
  if (card) return { picture: pictureOf(id), text: textOf(card) };
  const item = printed.items.find((one) => one.id === id);
  return item ? { icon: iconOf(id), text: textOf(item) } : null;
}

export const PIECES: Pieces = { pictured, icons };
