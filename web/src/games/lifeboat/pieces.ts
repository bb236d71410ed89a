import printed from 'virtual:content/lifeboat';
import { language } from '../../words/language.svelte';
import type { Pictured, Pieces } from '../pieces';
import { headOf, iconOf } from './pictures';

const textOf = (one: { text_en: string; text_ru: string }) => (language() === 'ru' ? one.text_ru : one.text_en);

function pictured(id: string): Pictured | null {
  const card = printed.provisions.find((one) => one.id === id);
  if (card) return { icon: iconOf(id), text: textOf(card) };
  const who = printed.people.find((one) => one.id === id);
  return who ? { picture: headOf(id), text: `${who.strength} / ${who.survival} · ${textOf(who)}` } : null;
}

export const PIECES: Pieces = { pictured };
