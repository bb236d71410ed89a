import { each, only, read, type Entry } from '../toml.ts';

const entries = (file: string): Record<string, Entry[]> => read<Record<string, Entry[]>>('journal', file);

/** What is printed on the boards, tokens and people of the Journal; the texts of its cards are words. */
export function printed(): Entry {
  const table = entries('table.toml');
  const shelter = entries('shelter.toml');
  const people = entries('people.toml');
  const items = entries('items.toml');
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
    states: each(table.state!, ['id', 'blocked_actions']),
    dice: each(table.die!, ['id', 'faces']),
    counts: only(counts, ['near', 'mid', 'far']),
    crucials: each(entries('crucial.toml').crucial_action!, ['id', 'timing']),
  };
}
