import { each, read, type Entry } from '../toml.ts';

/** What is printed on the cards of Doomsday. */
export function printed(): Entry {
  const { team, weapon, loyalty } = read<Record<string, Entry[]>>('doomsday', 'table.toml');
  const { role } = read<{ role: Entry[] }>('doomsday', 'roles.toml');
  const { program } = read<{ program: Entry[] }>('doomsday', 'programs.toml');
  return {
    teams: each(team!, ['id']),
    weapons: each(
      weapon!.map((one) => ({ targets: 1, ...one })),
      ['id', 'damage', 'targets', 'text_en', 'text_ru'],
    ),
    loyalties: each(loyalty!, ['id', 'faction', 'value']),
    roles: each(role, ['id', 'faction', 'always', 'text_en', 'text_ru']),
    programs: each(program, ['id', 'timing', 'faction', 'text_en', 'text_ru']),
  };
}
