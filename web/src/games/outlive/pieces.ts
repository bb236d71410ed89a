import printed from 'virtual:content/outlive';
import { language } from '../../words/language.svelte';
import type { Pictured, Pieces } from '../pieces';
import icons from './art/icons.svg?raw';
import { landscape } from './pictures';
import { iconOf, RESOURCES, RING } from './view';

const textOf = (one: { text_en: string; text_ru: string }) => (language() === 'ru' ? one.text_ru : one.text_en);

function pictured(id: string): Pictured | null {
  if (RESOURCES.includes(id)) return { icon: iconOf(id), text: '' };
  if (RING.includes(id)) return { picture: landscape(id), text: '' };
  const tile = printed.equipment.find((one) => one.id === id);
  if (tile) return { icon: id, text: textOf(tile) };
  const room = printed.rooms.find((one) => one.id === id);
  if (room) return { icon: 'users', text: textOf(room) };
  const disaster = printed.disasters.find((one) => one.id === id);
  return disaster ? { icon: 'skull', text: textOf(disaster) } : null;
}

export const PIECES: Pieces = { pictured, icons };
