import type { Option } from '../wire/protocol';

/** One entry of the list: an option, or several of one kind behind one word. */
export interface Group {
  id: string;
  options: Option[];
}

const FLAT = 6;
/** So many of one kind are listed at once, where beside them there is nothing to choose from; a small screen keeps its room for the board. */
const most = (): number => ((globalThis.innerWidth ?? 1440) < 1200 ? 0 : 16);
/** What all games call having done. */
const DONE = ['end'];
export const isPass = (option: Option): boolean => option.act === 'pass' || DONE.includes(option.notation);
/** To have done, or to begin anew, comes after all there is to do. */
const LAST = ['end', 'cancel', 'withdraw'];

/** The message that names the place of a kind of choice: `outlive-towards-move`. */
export const towards = (kind: string): string => kind.replace('-choice-', '-towards-');

/** The place an option starts from: a squad, a room. */
const placeOf = (option: Option): string => option.at?.[0] ?? '';
const kindOf = (option: Option): string => option.label.id;

/**
 * A short list as it is; a long one by kinds; a long kind by its places, where places have a word of their own.
 * `within`: the kind or the place whose options are listed.
 */
export function grouped(all: Option[], within: string, isPlaced: (kind: string) => boolean = () => false): Group[] {
  const isLast = (option: Option) => Number(LAST.includes(option.notation));
  const options = [...all].sort((a, b) => isLast(a) - isLast(b));
  const inside = within ? options.filter((option) => kindOf(option) === within || placeOf(option) === within) : [];
  const listed = inside.length ? inside : options;
  if (listed.length <= FLAT) return listed.map(alone);
  const kinds = gathered(listed, kindOf);
  const several = kinds.filter((group) => group.options.length > 1);
  const isOneKind = several.length === 1 && several[0]!.options.length <= most() && kinds.length <= 3;
  if (!inside.length && kinds.length > 1 && !isOneKind) return kinds;
  const canSplit = kinds.length === 1 && isPlaced(kindOf(listed[0]!));
  return canSplit && !listed.every((option) => placeOf(option) === within)
    ? gathered(listed, placeOf)
    : listed.map(alone);
}

function gathered(options: Option[], of: (option: Option) => string): Group[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(of(option), [...(groups.get(of(option)) ?? []), option]);
  return [...groups].map(([id, members]) => (members.length === 1 ? alone(members[0]!) : { id, options: members }));
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
export function headed(label: string): { title: string; detail: string } {
  const match = /^(.+?) \(([^()]*)\)$/.exec(label);
  return match && !/^\d+$/.test(match[2]!) ? { title: match[1]!, detail: match[2]! } : { title: label, detail: '' };
}

/** The option whose places are exactly these: an answer that is a set of cards. */
export function optionOfSet(options: Option[], places: string[]): Option | undefined {
  const wanted = [...places].sort().join(' ');
  return options.find((option) => [...(option.at ?? [])].sort().join(' ') === wanted);
}

/** The options that lead from one place to the other. */
export function between(options: Option[], places: (option: Option) => string[], from: string, to: string): Option[] {
  if (!from || !to || from === to) return [];
  return options.filter((option) => places(option).includes(from) && places(option).includes(to));
}
