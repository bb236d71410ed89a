import type { Ask, Sections } from '../../wire/sections';
import type { Text } from '../../wire/protocol';
import { draft, type Stage } from './draft.svelte';
import type { View } from './view';

/** `ChooseLeader` is asked in the words of `outlive-ask-choose-leader`. */
const worded = (stage: Stage): string => stage.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** While a shelter is drafted the question names what is to be chosen next; when all is, that it can be sealed. */
export function asksNow(ask: Ask, sections: Sections): Ask {
  const { me } = sections as View;
  if (!me?.founding) return ask;
  const [stage] = draft.left(me.founding, me.dealt_rooms, ask.name);
  if (!stage) return { ...ask, title: { id: 'web-found-all' }, because: { id: 'outlive-hint-choosing' } };
  const title: Text =
    stage === 'KeepRooms' && draft.dropped.length
      ? { id: 'web-found-one-more' }
      : { id: `outlive-ask-${worded(stage)}` };
  const rule = me.founding.stages.find((one) => one.ask === stage)?.rule ?? ask.rule;
  return { ...ask, name: stage, rule, title, because: { id: `outlive-hint-${worded(stage)}` } };
}
