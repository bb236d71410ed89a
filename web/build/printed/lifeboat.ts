import { each, only, read, type Entry } from '../toml.ts';

/** What is printed on Lifeboat's cards: the texts and numbers a picture needs. */
export function printed(): Entry {
  const navigation = read('lifeboat', 'navigation.toml').navigation as Entry[];
  const fields = ['gull', 'overboard', 'thirst', 'fighters', 'rowers'];
  return {
    people: each(read('lifeboat', 'characters.toml').characters, ['id', 'strength', 'survival', 'text_en', 'text_ru']),
    provisions: each(read('lifeboat', 'provisions.toml').provisions, ['id', 'weapon_bonus', 'text_en', 'text_ru']),
    navigation: navigation.map((one) => ({ id: one.id.replace('nav_', ''), ...only(one, fields) })),
    psychopath: read('lifeboat', 'lobby.toml').scoring.psychopath_points_per_dead,
  };
}
