/** What a navigation card says in words, as `locale/lifeboat.py` has it. */
import printed from 'virtual:content/lifeboat';
import type { Text } from '../../wire/protocol';

const NAMES = printed.people.map((person) => person.id);
const CARDS = new Map(printed.navigation.map((card) => [card.id, card]));

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
