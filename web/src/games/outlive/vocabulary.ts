/** How Outlive's events become arguments of its messages, as `locale/outlive.py` does it. */
import printed from 'virtual:content/outlive';
import type { Fields, Vocabulary } from '../../words/phrase';

const WELL_WATER = 'well_water';
const COLORS = ['orange', 'beige', 'purple', 'blue'];
const TWINS = printed.squads.map((squad) => squad.id).filter((id) => !/^\d+$/.test(id));
const CONTENT = [
  printed.resources,
  printed.zones,
  printed.tokens,
  printed.prey,
  printed.disasters,
  printed.leaders,
  printed.rooms,
  printed.equipment,
];

export const OUTLIVE_WORDS: Vocabulary = {
  ids: new Set([...COLORS, WELL_WATER, 'airlock', ...TWINS, ...CONTENT.flat().map((one) => one.id)]),
  aboutEvent,
};

/** So many of one kind, for a list that counts them. */
export const tokens = (resource: string, amount: number): string[] =>
  Array<string>(amount).fill(resource === 'well' ? WELL_WATER : resource);

function aboutEvent(name: string, event: Fields): Fields {
  if (name === 'FoodSpoiled') return { tokens: [...tokens('meat', event.meat), ...tokens('water', event.water)] };
  if (name === 'Hunted') return { tokens: tokens('meat', event.meat) };
  if (name === 'RadiationChanged') return { steps: Math.abs(event.steps), up: event.steps > 0 };
  if (name === 'ConvoyArrived') return { best: Math.max(...event.scores) };
  return 'resource' in event ? { tokens: tokens(event.resource, event.amount) } : {};
}
