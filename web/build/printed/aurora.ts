import { each, only, read, type Entry } from '../toml.ts';

interface Scouting {
  start: ({ id: string } & Entry)[];
  card: ({ id: string } & Entry)[];
}

interface Enemies {
  enemy: Entry[];
  loot: ({ id: string } & Entry)[];
  outcome: Entry[];
}

interface Table {
  limits: { items: number; fame_least: number; fame_most: number };
  cell: Entry[];
}

const FACES = ['kind', 'period', 'skill', 'speed', 'power', 'tracks', 'cells', 'text_en', 'text_ru', 'effect', 'deals'];
/** Start cards are alike in all colours. */
const START: Record<string, string> = {
  start_leader_red: 'leader',
  start_copilot_red: 'copilot',
  start_truck_red: 'start_truck',
  start_container_red: 'container',
  start_rusty_trailer: 'rusty_trailer',
};

/** What is printed on the boards and cards of Last Aurora. */
export function printed(): Entry {
  const { start, card } = read<Scouting>('aurora', 'scouting.toml');
  const { enemy, loot, outcome } = read<Enemies>('aurora', 'enemies.toml');
  const { board, region, shortcut } = read<Record<string, Entry[]>>('aurora', 'road.toml');
  const { slot } = read<{ slot: Entry[] }>('aurora', 'slots.toml');
  const { item } = read<{ item: Entry[] }>('aurora', 'items.toml');
  const automa = read<{ board: { row_a: string[]; lane: number; survivors: number }; action: Entry[] }>(
    'aurora',
    'automa.toml',
  );
  const { limits, cell } = read<Table>('aurora', 'table.toml');
  const starts = start.filter(({ id }) => START[id]).map((one) => ({ ...one, id: START[one.id]! }));
  const cards = [...starts, ...card, ...loot].map((one) => ({ ...one, id: one.id.replace(/^survivor_/, '') }));
  return {
    cards: each(cards, ['id', ...FACES]),
    enemies: each(enemy, ['id', 'number', 'period', 'text_en', 'text_ru']),
    outcomes: each(outcome, ['id', 'letters', 'back_area', 'damage', 'jam', 'enemies']),
    boards: each(board!, ['id', 'last_space', 'aurora', 'special']),
    regions: each(region!, ['board', 'region', 'first', 'last']),
    shortcuts: each(shortcut!, ['id', 'kind', 'effect']),
    slots: each(slot, ['board', 'index', 'value', 'bonuses', 'text_en', 'text_ru']),
    items: each(item, ['id', 'phases', 'text_en', 'text_ru']),
    actions: each(automa.action, ['id', 'skill', 'arrow', 'text_en', 'text_ru']),
    row_a: automa.board.row_a,
    automa: only(automa.board, ['lane', 'survivors']),
    limits: only(limits, ['items', 'fame_least', 'fame_most']),
    cells: each(cell, ['id', 'holds']),
  };
}
