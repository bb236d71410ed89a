import type { Pictured, Pieces } from '../pieces';
import icons from './art/icons.svg?raw';
import { faceOf } from './pictures';
import { cardOf, characterOf, iconOf, itemOf, skillOf, textOf } from './view';

function pictured(id: string): Pictured | null {
  const person = characterOf(id);
  if (person) return { picture: faceOf(id), text: textOf(skillOf(person.skill)) };
  if (itemOf(id)) return { icon: iconOf(id), text: '' };
  return cardOf(id) ? { text: textOf(cardOf(id)) } : null;
}

export const PIECES: Pieces = { pictured, icons };
