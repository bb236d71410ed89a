/** How Lifeboat's events become arguments of its messages, as `locale/lifeboat.py` does it. */
import printed from 'virtual:content/lifeboat';
import type { Text } from '../../wire/protocol';
import type { Fields, Vocabulary } from '../../words/phrase';

const HIDDEN = 'hidden';
const NAMES = printed.people.map((person) => person.id);
const CARDS = new Map(printed.navigation.map((card) => [card.id, card]));

export const LIFEBOAT_WORDS: Vocabulary = {
  ids: new Set([...NAMES, ...printed.provisions.map((kind) => kind.id), HIDDEN]),
  aboutEvent,
};

function aboutEvent(name: string, event: Fields, seats: string[]): Fields {
  const others = ['of', 'to', 'whom', 'before'].map((field) => event[field]);
  const more: Fields = { self: others.includes(event.who ?? null) };
  if (name === 'SawNavigation' || name === 'FlareShown') {
    more.details = event.cards.map((card: string) => navigation(card, seats));
  } else if (name === 'NavigationRevealed') more.details = [navigation(event.card, seats)];
  else if (name === 'Offered') more.want = [...event.ask, ...backs(event.closed)];
  else if (name === 'SweptAway') more.cards = [...event.lost, ...backs(event.closed)];
  return more;
}

const backs = (number: number): string[] => Array(number).fill(HIDDEN);

/** All that a navigation card says, of the characters at this table. */
export function navigation(card: string, seats: string[]): Text {
  const told = CARDS.get(card)!;
  const parts: Text[] = told.thirst.some((who) => seats.includes(who)) ? [people(told.thirst, seats)] : [];
  if (told.rowers) parts.push({ id: 'lifeboat-rowers' });
  if (told.fighters) parts.push({ id: 'lifeboat-fighters' });
  const thirst = parts.length
    ? parts.reduce((first, then) => ({ id: 'lifeboat-and-also', args: { first, then } }))
    : people([], seats);
  const overboard = people(told.overboard, seats);
  return { id: 'lifeboat-navigation', args: { card, overboard, thirst, gull: told.gull } };
}

/** Everybody, nobody, everybody but one, or a list, as the card prints it; of those who are at the table. */
export function people(onCard: string[], seats: string[]): Text {
  const here = NAMES.filter((who) => seats.includes(who) && onCard.includes(who));
  const absent = NAMES.filter((who) => seats.includes(who) && !onCard.includes(who));
  const butOne = onCard.length === NAMES.length - 1;
  const form = !here.length ? 'none' : !absent.length ? 'all' : butOne ? 'except' : 'list';
  const who = (form === 'except' ? absent : here).map((one) => `lifeboat-${one}`).join(',');
  return { id: 'lifeboat-people', args: { form, who: who || 'nobody' } };
}
