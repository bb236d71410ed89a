import type { Drafted } from '../games/face';
import type { Line, Option } from '../wire/protocol';
import { knows } from '../words/language.svelte';
import { between, grouped, keyed, towards, type Group } from './options';
import { settings } from './settings.svelte';
import type { TableState } from './table.svelte';

/** Where on the board an option can be clicked. */
export type Places = (option: Option) => string[];

const asTold: Places = (option) => option.at ?? [];

/** What I am about to answer: one option, or the options of one place or one kind that I look at. */
export class Choosing {
  chosen = $state('');
  /** The kind of choice, or the place it starts from, whose options are listed. */
  kind = $state('');
  /** The place on the board whose options are fanned out. */
  spot = $state('');
  /** What is pressed opens its card beside the board, and there stands what can be done with it. */
  opensCards = $state(false);
  hinted = $state('');
  /** What speaks for the answer that was advised. */
  advice = $state.raw<Line | null>(null);
  /** By how many hundredths of a chance the hint is better than the next answer. */
  margin = $state(0);
  /** What one may regret all the same. */
  risks = $state.raw<Line[]>([]);
  /** What confirming would say, where that is more than the chosen option's label. */
  wording = $state('');
  /** All the words that confirming says, where an answer has several; the first of them is chosen. */
  sentence = $state.raw<string[]>([]);
  /** A sealed answer is being changed. */
  changing = $state(false);
  /** Keycaps appear when a key was used last. */
  byKey = $state(false);

  constructor(
    private table: TableState,
    private places: Places = asTold,
  ) {}

  get options(): Option[] {
    const ask = this.table.ask;
    return ask && (this.changing || !ask.held?.length) ? ask.options : [];
  }

  /** Those that can be pressed in the question or at a place; none where the board asks in its own way. */
  get listed(): Option[] {
    return this.table.face?.asksOnBoard?.(this.table.sections) ? [] : this.options;
  }

  /** What can be pressed there for the thing that comes next. */
  get drafts(): Drafted[] {
    const { ask, face, sections } = this.table;
    return (ask && !this.listed.length && face?.drafts?.(ask, sections)) || [];
  }

  get groups(): Group[] {
    const { drafts } = this;
    if (drafts.length) return drafts.map(({ option }) => ({ id: option.notation, options: [option] }));
    return grouped(this.listed, this.kind, (kind) => knows(towards(kind)));
  }

  get keys(): Map<string, string> {
    return keyed(this.groups);
  }

  /** The chosen one; of a single one there is nothing to choose. */
  get option(): Option | undefined {
    return this.isForced ? this.listed[0] : this.options.find((option) => option.notation === this.chosen);
  }

  get isForced(): boolean {
    return this.listed.length === 1;
  }

  at(anchor: string): Option[] {
    return this.listed.filter((option) => this.places(option).includes(anchor));
  }

  /** Is this entry of the list the one that is meant, or drafted? */
  isMeant(notation: string): boolean {
    const drafted = this.drafts.find(({ option }) => option.notation === notation);
    return drafted ? drafted.isOn : this.option?.notation === notation;
  }

  isChosen(anchor: string): boolean {
    const option = this.option;
    return option !== undefined && this.places(option).includes(anchor);
  }

  /** What can be done at a place now: while a piece is in hand, not what another such piece would do there. */
  offered(anchor: string): Option[] {
    const [options, hand] = [this.at(anchor), this.hand];
    if (!hand || this.isTaken(anchor)) return options;
    const isOther = (place: string): boolean => place !== hand && this.isTaken(place);
    return options.filter((option) => option.at?.includes(hand) || !option.at?.some(isOther));
  }

  /** The digit of a place: of its one option, or of the first. */
  keyOf(anchor: string): string {
    const [option] = this.offered(anchor);
    return option ? (this.keys.get(option.notation) ?? '') : '';
  }

  /** A place was clicked: its one option is meant, its piece is taken in hand, or all options are fanned out. */
  press(anchor: string): void {
    const options = this.offered(anchor);
    if (options.length === 1) this.pick(options[0]!.notation);
    else if (options.length && this.isTaken(anchor)) this.take(anchor);
    else if (options.length) this.spot = this.spot === anchor ? '' : anchor;
  }

  private take(anchor: string): void {
    this.kind = this.hand === anchor ? '' : anchor;
    this.chosen = this.spot = '';
  }

  private isTaken(anchor: string): boolean {
    return this.table.face?.isTaken?.(anchor) ?? false;
  }

  /** A digit means what it stands beside: in the fan while one is open, else in the question. */
  pressDigit(digit: string): void {
    const fan = this.spot ? this.at(this.spot) : [];
    if (fan.length) {
      const option = fan[Number(digit) - 1];
      if (option) this.pick(option.notation);
      return;
    }
    const found = [...this.keys].find(([, key]) => key === digit);
    const group = found && this.groups.find((one) => one.id === found[0]);
    if (group && group.options.length > 1) this.kind = group.id;
    else if (found) this.pick(found[0]);
  }

  /** Look at a place without saying anything: its one option is meant, or all of them are fanned out. */
  lookAt(anchor: string): void {
    const options = this.at(anchor);
    this.chosen = options.length === 1 ? options[0]!.notation : '';
    this.spot = options.length > 1 ? anchor : '';
  }

  /** A thing was dragged from one place to another: the one option that joins them is meant, or all are fanned out. */
  drop(from: string, to: string): void {
    const options = between(this.options, this.places, from, to);
    if (options.length === 1) this.pick(options[0]!.notation);
    else if (options.length) this.spot = to;
    else this.chosen = this.spot = '';
  }

  /** The first time it is meant, the second time said; at once, if the settings say so. */
  pick(notation: string): void {
    const drafted = this.drafts.find(({ option }) => option.notation === notation);
    if (drafted) return drafted.press();
    const again = this.option?.notation === notation;
    this.chosen = notation;
    this.sentence = [];
    this.wording = '';
    if (again || settings.confirm === 'never') void this.play();
    else if (settings.confirm === 'final') void this.playUnlessFinal(notation);
  }

  /** What can be taken back, and what nobody would regret, needs no second press. */
  private async playUnlessFinal(notation: string): Promise<void> {
    await this.foresee(notation);
    const isFinal = this.foreseen?.notation !== notation || !this.foreseen.undo || !!this.foreseen.danger?.length;
    if (!isFinal && this.chosen === notation && !this.sentence.length) await this.play();
  }

  async play(): Promise<void> {
    const ask = this.table.ask;
    if (!ask || !this.option || this.table.sending) return;
    const said = await this.table.say(this.sentence.length ? this.sentence : [this.option.notation], ask.id);
    if (said) this.clear();
  }

  back(): void {
    if (this.spot) this.spot = '';
    else if (this.chosen) this.chosen = '';
    else this.kind = '';
  }

  clear(): void {
    this.chosen = this.kind = this.spot = this.hinted = this.wording = '';
    this.advice = null;
    this.margin = 0;
    this.risks = [];
    this.sentence = [];
    this.changing = false;
  }

  /** Several words are meant together, and this is what they say. */
  mean(words: string[], wording: string): void {
    this.chosen = words[0] ?? '';
    this.sentence = words;
    this.wording = wording;
  }

  /** What would follow from the chosen option, as the server tells it. */
  foreseen = $state.raw<Option | null>(null);

  private foreseeing = { what: '', told: Promise.resolve() };

  /** Ask the server what would follow, once at each question; an answer that comes too late is dropped. */
  foresee(meant: string): Promise<void> {
    const what = `${this.table.ask?.id} ${meant}`;
    if (this.foreseeing.what !== what) this.foreseeing = { what, told: this.askWhatFollows(meant) };
    return this.foreseeing.told;
  }

  private async askWhatFollows(meant: string): Promise<void> {
    this.foreseen = null;
    if (!meant) return;
    const [told] = await this.table.link.explain([meant]).catch(() => []);
    if (told && this.option?.notation === meant) this.foreseen = told;
  }

  /** At most one hint for a question. */
  async askHint(): Promise<void> {
    if (this.hinted || this.isForced) return;
    const hint = await this.table.hint();
    const option = this.suggest(hint?.words[0] ?? '');
    this.advice = hint?.why ?? null;
    this.margin = Math.round(100 * (hint?.margin ?? 0));
    this.risks = hint?.risks ?? [];
    if (option) this.chosen = option.notation;
  }

  /** The piece that is taken up already, of a choice that names several. */
  get hand(): string {
    return this.table.face?.hand?.(this) ?? '';
  }

  /** Mark this answer, and open the group it is in. */
  suggest(notation: string): Option | undefined {
    this.hinted = notation;
    const option = this.options.find((one) => one.notation === notation);
    this.kind = '';
    if (!option) return undefined;
    for (let group = this.groupOf(option); group && group.options.length > 1; group = this.groupOf(option))
      this.kind = group.id;
    return option;
  }

  private groupOf(option: Option): Group | undefined {
    return this.groups.find((group) => group.options.includes(option));
  }
}
