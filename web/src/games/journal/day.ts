import type { Heard } from '../../wire/weave';
import { bare } from './about';
import { since } from './since';
import { blockedBy, personOf, STAGES, type Errand, type View } from './view';

/** What somebody does with one of their actions today. */
export interface Action {
  stage: number;
  look: 'done' | 'draft' | 'rest' | 'blocked' | 'later';
  deed: string;
  space: string;
  what: string;
  /** The state that blocks it. */
  why: string;
}

type Done = Map<string, { deed: string; space: string; what: string }>;

/** What was planned in the stages of today, by person and stage: the last word counts, others were taken back. */
export function doneToday(events: Heard[]): Done {
  const done: Done = new Map();
  let stage = 0;
  for (const { event } of since(events, ({ event }) => event === 'DayBegan')) {
    const { args = {} } = event;
    if (event.event === 'StageBegan') stage = Number(args.stage);
    if (event.event === 'Rested') done.set(`${bare(args.who)} ${stage}`, { deed: 'rest', space: '', what: '' });
    if (event.event !== 'Planned') continue;
    const what = { deed: bare(args.deed), space: named(args.space), what: named(args.what) };
    for (const who of [args.who, args.helper].map(named).filter(Boolean)) done.set(`${who} ${stage}`, what);
  }
  return done;
}

const named = (id: unknown): string => (id === 'nobody' ? '' : bare(id));

/** The three actions of somebody's day: behind them, planned, blocked, or to come. */
export function actionsOf(view: View, who: string, done: Done): Action[] {
  const person = personOf(view, who)!;
  const errand = errandOf(view, who);
  return Array.from({ length: STAGES }, (_, at) => {
    const stage = at + 1;
    const isPast = view.table.phase !== 'morning' && (view.table.phase !== 'day' || stage < view.table.stage);
    const now = view.table.phase === 'day' && stage === view.table.stage;
    const before = done.get(`${who} ${stage}`);
    if (now && errand)
      return {
        stage,
        look: 'draft',
        deed: errand.deed,
        space: errand.space,
        what: errand.what || (before?.what ?? ''),
        why: '',
      };
    if (now && view.shelter.resting.includes(who))
      return { stage, look: 'rest', deed: 'rest', space: '', what: '', why: '' };
    if (isPast && before) return { stage, look: 'done', ...before, why: '' };
    const why = person.blocked.includes(stage) ? blockedBy(person, stage) || 'lost' : '';
    return { stage, look: why ? 'blocked' : 'later', deed: '', space: '', what: '', why };
  });
}

/** What somebody does in this stage, alone or as a helper. */
export const errandOf = (view: View, who: string): Errand | undefined =>
  view.shelter.errands.find((one) => one.who === who || one.helper === who);
