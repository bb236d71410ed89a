import type { Heard } from '../../wire/weave';
import { bare } from './about';
import { since } from './since';

const sinceDusk = (events: Heard[]): Heard[] =>
  since(events, ({ event, args }) => event === 'PhaseBegan' && bare(args?.phase) === 'dusk');

/** Who drank this evening, and who did not. */
export const drinkers = (events: Heard[]): Map<string, 'yes' | 'no'> =>
  new Map(
    sinceDusk(events)
      .filter(({ event }) => event.event === 'Drank' || event.event === 'WentThirsty')
      .map(({ event }) => [bare(event.args?.who), event.event === 'Drank' ? 'yes' : 'no']),
  );

/** What each ate last this evening. */
export const eaters = (events: Heard[]): Map<string, string> =>
  new Map(
    sinceDusk(events)
      .filter(({ event }) => event.event === 'Ate' || event.event === 'WentHungry')
      .map(({ event }) => [bare(event.args?.who), event.event === 'Ate' ? bare(event.args?.item) : 'nothing']),
  );
