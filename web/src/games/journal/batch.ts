import type { Told } from '../../wire/sections';
import { say } from '../../words/language.svelte';
import { kebab } from '../../words/phrase';
import { bare, called } from './about';

/** Told together, however many follow one another: which field is listed, and how often. */
const LISTED: Record<string, [string, string]> = {
  Drank: ['who', ''],
  WentThirsty: ['who', ''],
  WentHungry: ['who', ''],
  Gained: ['item', 'n'],
  Discarded: ['item', 'n'],
  Equipped: ['item', ''],
};
/** Told together, person by person: what is said of each. */
const PERSONAL: Record<string, (args: Record<string, unknown>) => [string, string]> = {
  Ate: ({ item }) => [bare(item), called(bare(item))],
  StateChanged: ({ state, level }) => [bare(state), `${called(bare(state))} ${String(level)}`],
};

/** Small things that happen one upon another, kept until they can be told in a line each. */
export class Batch {
  private listed = new Map<string, string[]>();
  private personal = new Map<string, Map<string, Map<string, string>>>();

  /** Is this such a small thing? Then it is kept. */
  keeps({ event, args = {} }: Told): boolean {
    const [field, times] = LISTED[event] ?? [];
    if (field !== undefined) {
      const n = times ? Math.max(1, Number(args[times])) : 1;
      this.listed.set(event, [...(this.listed.get(event) ?? []), ...Array<string>(n).fill(String(args[field]))]);
      if (event === 'Drank') this.usedUp('journal-water');
      return true;
    }
    const said = PERSONAL[event];
    if (!said) return false;
    const people = this.personal.get(event) ?? new Map<string, Map<string, string>>();
    const [key, text] = said(args);
    const who = String(args.who);
    people.set(who, (people.get(who) ?? new Map<string, string>()).set(key, text));
    this.personal.set(event, people);
    if (event === 'Ate') this.usedUp(String(args.item));
    return true;
  }

  /** What was eaten or drunk need not be told as gone too. */
  private usedUp(item: string): void {
    const gone = this.listed.get('Discarded') ?? [];
    const at = gone.lastIndexOf(item);
    if (at >= 0)
      this.listed.set(
        'Discarded',
        gone.filter((_, n) => n !== at),
      );
  }

  /** A line for each kind; the batch is empty afterwards. */
  told(): string[] {
    const lines = [...this.listed]
      .filter(([, ids]) => ids.length)
      .map(([event, ids]) => say(`web-journal-diary-${kebab(event)}`, { ids: ids.join(','), n: ids.length }));
    for (const [event, people] of this.personal) {
      const each = [...people].map(([who, what]) => `${called(bare(who))} — ${[...what.values()].join(', ')}`);
      lines.push(say(`web-journal-diary-${kebab(event)}`, { what: each.join('; ') }));
    }
    this.listed.clear();
    this.personal.clear();
    return lines;
  }
}
