import aurora from '../art/posters/aurora.svg';
import doomsday from '../art/posters/doomsday.svg';
import journal from '../art/posters/journal.svg';
import lifeboat from '../art/posters/lifeboat.svg';
import outlive from '../art/posters/outlive.svg';

export interface Poster {
  slug: string;
  art: string;
  people: string;
  minutes: string;
}

/** The five games of the house, in the order of the wall. */
export const POSTERS: Poster[] = [
  { slug: 'lifeboat', art: lifeboat, people: '4–6', minutes: '40' },
  { slug: 'outlive', art: outlive, people: '2–4', minutes: '90' },
  { slug: 'aurora', art: aurora, people: '1–4', minutes: '90' },
  { slug: 'doomsday', art: doomsday, people: '4–16', minutes: '15–90' },
  { slug: 'journal', art: journal, people: '1–6', minutes: '120' },
];

export const posterOf = (slug: string): Poster => POSTERS.find((poster) => poster.slug === slug) ?? POSTERS[0]!;
