import type { Ask, Sections } from '../../wire/sections';
import type { Text } from '../../wire/protocol';
import type { Drafted } from '../face';
import { draft, type Stage } from './draft.svelte';
import type { View } from './view';

/** `ChooseLeader` is asked in the words of `outlive-ask-choose-leader`. */
const worded = (stage: Stage): string => stage.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const entry = (id: string, label: Text, isOn: boolean, press: () => void): Drafted => ({
  option: { notation: `draft ${id}`, label },
  isOn,
  press,
});
const named = (what: string): Text => ({ id: 'web-found-named', args: { what: `outlive-${what}` } });

/** What the stage that comes next can be answered with, as the board has it. */
export function drafts(ask: Ask, sections: Sections): Drafted[] {
  const { me } = sections as View;
  if (!me?.founding) return [];
  const { founding, dealt_rooms: dealt } = me;
  switch (draft.left(founding, dealt, ask.name)[0]) {
    case 'KeepRooms':
      return dealt.map((room, n) => entry(`${n}`, named(room), draft.dropped.includes(n), () => draft.drop(n)));
    case 'ChooseLeader':
      return founding.leads.map(({ leader }) => entry(leader, named(leader), false, () => (draft.leader = leader)));
    case 'FirstRoom':
      return [...new Set(draft.kept(founding, dealt))].map((room) =>
        entry(room, named(room), false, () => draft.build(room, founding)),
      );
    case 'SettleFirst':
      return founding.nights
        .filter(({ room }) => room === draft.room)
        .map(({ settled, airlock }) =>
          entry(`${settled}`, { id: 'web-found-settle', args: { n: settled, airlock } }, false, () => {
            draft.settled = settled;
          }),
        );
    default:
      return [];
  }
}

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
