import printed from 'virtual:content/journal';
import type { Sections } from '../../wire/sections';
import { knows, language, nameOf, say } from '../../words/language.svelte';
import type { Me, Person, Space, View as Shown } from './view.types';

export type { Errand, Fight, Foe, Person, Raid, Space, Trip } from './view.types';

/** What the server shows of the Journal, and what every table shows; a spectator has nothing for itself. */
export type View = Sections & Omit<Shown, 'me'> & { me?: Me | null };

const byId = <Id, T extends { id: Id }>(things: T[]) => {
  const found = new Map(things.map((one) => [one.id, one]));
  return (id: Id): T | undefined => found.get(id);
};
export const { spaces: SPACES, states: STATES, dice: DICE, counts: COUNTS } = printed;
export const placeOf = byId(SPACES);
export const itemOf = byId(printed.items);
export const characterOf = byId(printed.characters);
export const crucialOf = byId(printed.crucials);

export const PHASES = ['morning', 'day', 'dusk', 'evening', 'scavenging', 'raid', 'dawn'];
export const PHASE_ICONS: Record<string, string> = {
  morning: 'j-sun',
  day: 'j-hammer',
  dusk: 'j-hunger',
  evening: 'j-moon',
  scavenging: 'j-bag',
  raid: 'j-shield',
  dawn: 'j-heart',
};
export const ROMAN = ['', 'I', 'II', 'III'];
export const MOST_COLD = 12;
export const MOST_NOISE = 10;
export const STAGES = 3;
export const WORST = 4;
export const RESOURCES = ['wood', 'component', 'water'];
export const COLOURS = ['green', 'grey', 'red', 'yellow'] as const;

/**
 * What is printed on a card, a fitting or a page of the scripts; these words come with the game's others.
 * `softened`: in one quiet sentence, where there is one.
 */
export function textOf(id: string | number, softened = false): string {
  const message = `journal-look-printed-${String(id).replace(/_/g, '-')}`;
  const quiet = `${message}-softened`;
  if (softened && knows(quiet)) return say(quiet);
  return id && knows(message) ? say(message) : '';
}
export const roleOf = (who: string): string => {
  const one = characterOf(who);
  return (language() === 'ru' ? one?.role_ru : one?.role_en) ?? '';
};
export const titleOfScript = (id: number): string => nameOf(`journal-script_${id}`);

const ICONS: Record<string, string> = {
  wood: 'wood',
  component: 'nut',
  water: 'drop',
  canned_food: 'can',
  raw_food: 'meat',
  vegetable: 'veg',
  alcohol: 'bottle',
  moonshine: 'bottle',
  cigarette: 'smoke',
  coffee: 'cup',
  sugar: 'sugar',
  shovel: 'shovel',
  sawblade: 'hacksaw',
  lockpick: 'key',
  filter: 'filter',
  mechanical_part: 'cog',
  electrical_part: 'plug',
  jewelry: 'jewel',
  book: 'page',
  broken_guitar: 'guitar',
  guitar: 'guitar',
  weapon_part: 'cog',
  knife: 'knife',
  hatchet: 'axe',
  pistol: 'pistol',
  rifle: 'rifle',
  shotgun: 'shotgun',
  broken_pistol: 'broken',
  broken_rifle: 'broken',
  broken_shotgun: 'broken',
  ammo: 'ammo',
  shell: 'shell',
  herb: 'leaf',
  chems: 'flask',
  herbal_meds: 'jar',
  meds: 'pill',
  bandages: 'wound',
  none: 'fist',
  hunger: 'hunger',
  fatigue: 'fatigue',
  illness: 'ill',
  wounds: 'wound',
  misery: 'misery',
  bed: 'bed',
  floor: 'floor',
  guard: 'shield',
  scavenge: 'bag',
};
/** The icon of an item, a weapon, a state or a task. */
export const iconOf = (id: string): string => `j-${ICONS[id] ?? 'box'}`;

const DRAWN: Record<string, string> = {
  crude_stove: 'stove',
  good_stove: 'stove',
  simple_heater: 'heater',
  good_heater: 'heater',
  water_collector: 'collector',
  workshop: 'workbench',
  animal_trap: 'trap',
  rain_barrel: 'barrel',
  kindling_stand: 'stand',
  vegetable_bed: 'garden',
  herb_garden: 'garden',
  big_garden: 'garden',
  gunsmith_bench: 'gunsmith',
  gunsmith: 'gunsmith',
  music_corner: 'music',
};
/** The drawing of what stands or lies in a space. */
export function drawingOf(space: Space): string {
  const place = placeOf(space.space)!;
  if (space.card) return space.card;
  if (space.fitting) return DRAWN[space.fitting] ?? space.fitting;
  if (place.kind === 'breach') return space.boarded ? 'boarded' : 'breach';
  if (place.kind === 'action') return place.action!;
  if (place.kind === 'guard') return 'guard';
  if (place.kind === 'sleep_floor') return 'floor';
  return isStair(place.id) ? 'stairs' : 'empty';
}
/** From here one climbs to another floor. */
export const isStair = (id: string): boolean => {
  const here = placeOf(id)!;
  return here.adjacent.some((other) => placeOf(other)!.floor !== here.floor);
};

/** Those of the group who are here, on their feet or not. */
export const group = (view: View): Person[] => view.group.filter((one) => one.where === 'here');
export const personOf = (view: View, who: string): Person | undefined => view.group.find((one) => one.who === who);
export const spaceOf = (view: View, id: string): Space | undefined =>
  view.shelter.spaces.find((one) => one.space === id);
/** Which states block an action of the day now, the first of them. */
export function blockedBy(person: Person, action: number): string {
  const why = STATES.find((state) =>
    state.blocked_actions.some((one) => one.level === (person.states[state.id] ?? 0) && one.actions.includes(action)),
  );
  return why?.id ?? '';
}
/** Does this state take anything from the day? */
export const bites = (state: string, level: number): boolean =>
  level > 0 &&
  (state === 'wounds' ||
    !!STATES.find((one) => one.id === state)?.blocked_actions.some((one) => one.level === level && one.actions.length));
