import type { Pictured, Pieces } from '../pieces';
import icons from './art/icons.svg?raw';
import { faceOf } from './pictures';
import { characterOf, iconOf, itemOf, textOf } from './view';

function pictured(id: string): Pictured | null {
  const person = characterOf(id);
  if (person) return { picture: faceOf(id), text: textOf(person.skill) };
  if (itemOf(id)) return { icon: iconOf(id), text: '' };
  return textOf(id) ? { text: textOf(id) } : null;
}

export const PIECES: Pieces = { pictured, icons };
