import printed from 'virtual:content/lifeboat';
import type { Option } from '../../wire/protocol';
import type { Sections } from '../../wire/sections';
import type { Character as Sailor, Me, View as Shown } from './view.types';

export type { Fight, Offer, Character as Sailor } from './view.types';

/** What the server shows of Lifeboat, and what every table shows; a spectator has nothing for itself. */
export type View = Sections & Omit<Shown, 'me'> & { me?: Me | null };

export const GULLS = 4;

const PEOPLE = new Map(printed.people.map((person) => [person.id, person]));
const KINDS = new Map(printed.provisions.map((kind) => [kind.id, kind]));

export const person = (id: string) => PEOPLE.get(id)!;
export const provision = (id: string) => KINDS.get(id);
export const navigationCard = (id: string) => printed.navigation.find((card) => card.id === id)!;
export const psychopathPoints = printed.psychopath;

/** Cards of a hand by kind, in the order in which they came. */
export function counted(cards: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

const OWN_CARD: Record<string, string> = {
  compass: 'card:compass',
  bait: 'card:shark_bait',
  'open life_ring': 'card:life_ring',
  flare: 'card:flare_gun',
  fire: 'card:flare_gun',
};

/** Where Lifeboat draws an option, beside the places the server names. */
export function placesOf(option: Option, view: View): string[] {
  const at = option.at ?? [];
  const side = option.notation.startsWith('join ') ? option.notation.slice(5) : '';
  if (side) return [side === view.fight?.attacker ? 'side:attack' : 'side:defence', ...at];
  if (option.notation === 'idle') return [`seat:${view.me?.who}`];
  if (option.notation === 'yield') return ['hand:yield'];
  if (option.notation === 'refuse') return ['hand:refuse'];
  if (option.label.id === 'lifeboat-choice-take-closed') return ['pile:closed'];
  if (option.notation.startsWith('medkit ')) return [...at, 'card:medkit'];
  if (/^(closed )?water /.test(option.notation)) return [...at, 'card:water'];
  if (option.notation.startsWith('parasol ')) return [...at, 'card:parasol'];
  const own = OWN_CARD[option.notation];
  return own ? [...at, own] : at;
}

/** The strength each one brings to the fight, from what everybody can see. */
export function strengthOf(sailor: Sailor): { own: number; weapons: [string, number][] } {
  const weapons = sailor.open.flatMap((kind): [string, number][] => {
    const bonus = provision(kind)?.weapon_bonus ?? 0;
    return bonus && kind !== 'flare_gun' ? [[kind, bonus]] : [];
  });
  return { own: sailor.strength, weapons };
}

const DEAD = -1;

/** For each seat, how many more wounds it can bear and stay awake; below nothing there is only death. */
export function marginOf(view: View): number[] {
  const margins: number[] = [];
  for (const sailor of [...view.boat, ...view.swept]) {
    const isAlive = sailor.status === 'conscious' || sailor.status === 'unconscious';
    margins[sailor.seat] = isAlive ? Math.max(0, person(sailor.who).strength - sailor.wounds) : DEAD;
  }
  return margins;
}
