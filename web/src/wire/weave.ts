import type { Part, State } from './protocol';
import type { Sections, Told } from './sections';

export interface Heard {
  event: Told;
  /** A secret: it was not told to everybody. */
  mine: boolean;
}

/** Public and private events of one message in the order in which they happened. */
export function woven(publicPart: Part, privatePart: Part): Heard[] {
  const events: Heard[] = [];
  const waiting = [...((privatePart.events ?? []) as [number, Told, boolean][])];
  ((publicPart.events ?? []) as Told[]).forEach((event, n) => {
    while (waiting.length && waiting[0]![0] <= n) events.push(own(waiting.shift()!));
    events.push({ event, mine: false });
  });
  return [...events, ...waiting.map(own)];
}

const own = ([, event, mine]: [number, Told, boolean]): Heard => ({ event, mine });

/** The sections after this message. What did not change stays the same object. */
export function updated(old: Sections, state: State): Sections {
  const sections = { ...(state.whole ? {} : old), ...state.public.sections, ...state.private.sections };
  for (const [path, value] of Object.entries({ ...state.public.entries, ...state.private.entries })) {
    const [name, ...rest] = path.split('.');
    sections[name!] = replaced(sections[name!], rest, value);
  }
  return sections;
}

type Entries = Record<string, unknown>;

function replaced(old: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(old) ? [...old] : { ...(old as Entries) }) as Entries;
  copy[key] = replaced((old as Entries)[key], rest, value);
  return copy;
}
