import { each, only, read, type Entry } from '../toml.ts';

type Cards = { id: string }[];

/** What is printed on Lifeboat's cards: the texts and numbers a picture needs. */
export function printed(): Entry {
  const { characters } = read<{ characters: Entry[] }>('lifeboat', 'characters.toml');
  const { provisions } = read<{ provisions: Entry[] }>('lifeboat', 'provisions.toml');
  const { navigation } = read<{ navigation: Cards }>('lifeboat', 'navigation.toml');
  const { scoring } = read<{ scoring: Entry }>('lifeboat', 'lobby.toml');
  const fields = ['gull', 'overboard', 'thirst', 'fighters', 'rowers'];
  return {
    people: each(characters, ['id', 'strength', 'survival', 'text_en', 'text_ru']),
    provisions: each(provisions, ['id', 'weapon_bonus', 'text_en', 'text_ru']),
    navigation: navigation.map((one) => ({ id: one.id.replace('nav_', ''), ...only(one, fields) })),
    psychopath: scoring.psychopath_points_per_dead,
  };
}
