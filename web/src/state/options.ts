import type { Option } from '../wire/protocol';

/** One entry of the list: an option, or several of one kind behind one word. */
export interface Group {
  id: string;
  options: Option[];
}

const FLAT = 6;
const PASSES = ['pass'];

export const isPass = (option: Option): boolean => PASSES.includes(option.notation);

/** A short list as it is; a long one by kinds, and one kind as it is. */
export function grouped(options: Option[], kind: string): Group[] {
  const inKind = options.filter((option) => option.label.id === kind);
  if (kind && inKind.length) return inKind.map(alone);
  const kinds = new Map<string, Option[]>();
  for (const option of options) kinds.set(option.label.id, [...(kinds.get(option.label.id) ?? []), option]);
  if (options.length <= FLAT || kinds.size === 1) return options.map(alone);
  return [...kinds].map(([id, members]) => (members.length === 1 ? alone(members[0]!) : { id, options: members }));
}

const alone = (option: Option): Group => ({ id: option.notation, options: [option] });

/** 1–9 in their order, 0 to pass. */
export function keyed(groups: Group[]): Map<string, string> {
  const keys = new Map<string, string>();
  let next = 1;
  for (const group of groups) {
    const [first] = group.options;
    if (group.options.length === 1 && first && isPass(first)) keys.set(group.id, '0');
    else if (next <= 9) keys.set(group.id, String(next++));
  }
  return keys;
}

/** `Row (2 cards)` as title and detail. */
export function face(label: string): { title: string; detail: string } {
  const match = /^(.+?) \(([^()]*)\)$/.exec(label);
  return match && !/^\d+$/.test(match[2]!) ? { title: match[1]!, detail: match[2]! } : { title: label, detail: '' };
}

/** The option whose places are exactly these: an answer that is a set of cards. */
export function optionOfSet(options: Option[], places: string[]): Option | undefined {
  const wanted = [...places].sort().join(' ');
  return options.find((option) => [...(option.at ?? [])].sort().join(' ') === wanted);
}
