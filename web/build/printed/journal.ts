import { each, only, read, type Entry } from '../toml.ts';

const TEXTS = ['id', 'text_en', 'text_ru'];

const entries = (file: string): Record<string, Entry[]> => read<Record<string, Entry[]>>('journal', file);

/** What is printed on the boards, cards and pages of the Journal. */
export function printed(): Entry {
  const table = entries('table.toml');
  const shelter = entries('shelter.toml');
  const people = entries('people.toml');
  const items = entries('items.toml');
  const mornings = entries('mornings.toml');
  const exploration = entries('exploration.toml');
  const scripts = ['house', 'people', 'places', 'ends'].flatMap((part) => entries(`scripts_${part}.toml`).script!);
  const counts = (table.setup_designed as unknown as { exploration_counts: Record<string, number> }).exploration_counts;
  return {
    spaces: each(shelter.space!, ['id', 'floor', 'col', 'kind', 'breach', 'adjacent', 'action']),
    items: [
      ...each(
        items.resource!.map((one) => ({ ...one, color: '' })),
        ['id', 'color', 'weight'],
      ),
      ...each(items.token!, ['id', 'color', 'weight', 'value']),
    ],
    characters: each(people.character!, [
      ...['id', 'role_en', 'role_ru', 'inventory', 'prowess', 'empathy', 'skill', 'habit'],
    ]),
    skills: each(people.skill!, TEXTS),
    states: each(table.state!, ['id', 'blocked_actions']),
    dice: each(table.die!, ['id', 'faces']),
    weapons: each(table.weapon!, ['id', 'die', 'ammo_per_shot']),
    counts: only(counts, ['near', 'mid', 'far']),
    cards: [
      ...each(exploration.exploration!, TEXTS),
      ...each(mornings.chapter!, TEXTS),
      ...each(mornings.event!, TEXTS),
      ...each(mornings.final_event!, TEXTS),
      ...each(mornings.visitor!, TEXTS),
      ...each(mornings.objective!, TEXTS),
      ...each(entries('locations.toml').location!, TEXTS),
      ...each(entries('crucial.toml').crucial_action!, TEXTS),
      ...each(entries('fittings.toml').fitting!, TEXTS),
      ...each(entries('fate.toml').fate!, TEXTS),
      ...each(entries('residents.toml').resident!, TEXTS),
      ...each(shelter.space_action!, TEXTS),
      ...each(shelter.shelter_kind!, TEXTS),
    ],
    crucials: each(entries('crucial.toml').crucial_action!, ['id', 'timing']),
    raids: each(entries('raids.toml').night_raid!, [...TEXTS, 'damage', 'wounds', 'steals']),
    scripts: each(scripts, ['id', 'kind', 'en', 'ru', 'text_en', 'text_ru']),
  };
}
