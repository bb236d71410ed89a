import printed from 'virtual:content/lifeboat';
import type { Sections } from '../../wire/sections';
import type { Me, View as Shown } from './view.types';

export type { Fight, Offer, Character as Sailor } from './view.types';

/** What the server shows of Lifeboat, and what every table shows; a spectator has nothing for itself. */
export type View = Sections & Omit<Shown, 'me'> & { me?: Me | null };

const KINDS = new Map(printed.provisions.map((kind) => [kind.id, kind]));
export const PROVISIONS = printed.provisions.map((kind) => kind.id);

export const provision = (id: string) => KINDS.get(id);
export const navigationCard = (id: string) => printed.navigation.find((card) => card.id === id)!;

/** Cards of a hand by kind, in the order in which they came. */
export function counted(cards: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
