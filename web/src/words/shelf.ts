import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { plainly } from './plain';

/** What Fluent writes before a number below nothing, where a printer would set a minus. */
const HYPHEN = /(?<![\p{L}\d_-])-(?=\d)/gu;

export type Args = Record<string, string | number>;

/** The sentences of one language, with the functions NAME, GENDER and LIST. */
export class Shelf {
  private bundle: FluentBundle;
  /** Who is called by another name than their own, by ids. */
  called: Readonly<Record<string, string>> = {};

  constructor(lang: string, ...sources: FluentResource[]) {
    this.bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: {
        NAME: ([who], { case: form }) => this.name(String(who), form === undefined ? 'nom' : String(form)),
        GENDER: ([who]) => this.attribute(`name-${who}`, 'gender') ?? 'm',
        LIST: ([ids], { case: form }) => this.list(String(ids), form === undefined ? 'nom' : String(form)),
      },
    });
    for (const source of sources) {
      const errors = this.bundle.addResource(source);
      if (errors.length) throw errors[0];
    }
  }

  holds(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message; one that is missing is said plainly, so that a game in the making can be played. */
  say(id: string, args: Args = {}): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.format(message.value, args) : plainly(id, args);
  }

  /** A name in a case, or in no case that it has: the plain name; an id without a name is itself. */
  name(who: string, form = 'nom'): string {
    const id = `name-${who}`;
    if (this.called[who]) return this.called[who];
    if (!this.holds(id)) return who;
    return this.attribute(id, form) ?? this.say(id);
  }

  /** `a,b,b` as "a and b ×2"; `counted-b` says many of a kind better. */
  list(ids: string, form = 'nom'): string {
    const counts = new Map<string, number>();
    for (const one of ids.split(',')) counts.set(one, (counts.get(one) ?? 0) + 1);
    const names = [...counts].map(([one, n]) => this.counted(one, n, form));
    if (names.length === 1) return names[0]!;
    return this.say('list-and', { first: names.slice(0, -1).join(', '), last: names.at(-1)! });
  }

  private counted(one: string, n: number, form: string): string {
    if (this.holds(`counted-${one}`)) return this.say(`counted-${one}`, { n, case: form });
    const name = this.name(one, form);
    return n === 1 ? name : this.say('list-times', { name, n });
  }

  private attribute(id: string, name: string): string | undefined {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.format(pattern, {}) : undefined;
  }

  private format(pattern: Parameters<FluentBundle['formatPattern']>[0], args: Args): string {
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
    if (errors.length) console.warn(errors[0]);
    const isBelow = Object.values(args).some((value) => typeof value === 'number' && value < 0);
    return isBelow ? text.replace(HYPHEN, '−') : text;
  }
}
