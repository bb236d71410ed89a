import type { GameFace } from '../games/face';
import { seatId } from '../games/names';
import { Link, Refusal, type Owner } from '../wire/link';
import type {
  Claim,
  Claimed,
  Composed,
  Hinted,
  Talk as Spoken,
  Talked as Talk,
  Option,
  Said,
  State,
  Welcome,
} from '../wire/protocol';
import type { Ask, Sections } from '../wire/sections';
import { updated, woven, type Heard } from '../wire/weave';
import { setByServer } from './clock.svelte';
import { isSpoken } from './pace';
import { Playback, type Scene } from './playback.svelte';
import { sawCommitment } from './seen';

/** Of so many rights at a time the server is asked what they mean. */
const MOST_EXPLAINED = 60;

/** A table as this browser shows it: sections, events in their order, talk, and the line to the server. */
export class TableState implements Owner {
  sections = $state.raw<Sections>({});
  events = $state.raw<Heard[]>([]);
  /** What is being played out now. */
  fresh = $state.raw<Heard[]>([]);
  freshSince = 0;
  /** The game's own part, once it is there. */
  face = $state.raw<GameFace | null>(null);
  talk = $state.raw<Said[]>([]);
  unread = $state(0);
  seat = $state<number | null>(null);
  game = $state('');
  ready = $state(false);
  /** Null: connected. Otherwise seconds to the next try. */
  retry = $state<number | null>(0);
  gone = $state('');
  missed = $state(0);
  /** I sat here, and somebody else has my seat now. */
  hasLostSeat = $state(false);
  sending = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  explained = $state.raw<Option[]>([]);
  readonly link: Link;
  /** Must what happens wait until something has been read? */
  waits: () => boolean = () => false;
  /** May these words be said? A lesson would rather hear others now and then. */
  guard: (words: string[]) => boolean = () => true;
  /** The piece that is told of and is to be read about, not pressed: a board that has pages opens its page. */
  points = $state.raw<() => string>(() => '');
  /** What happened and is still to be shown. */
  readonly play = new Playback({
    show: (scene) => this.apply(scene),
    waits: () => this.waits(),
    telling: () => this.face?.telling ?? {},
    isHurried: () => this.seat === null || !!this.sections.clock?.until,
  });
  private explainedFor = '';

  /** `isLive`: over a socket; otherwise it is posed, moment by moment. */
  constructor(
    readonly id: string,
    isLive = true,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.link = new Link(`${scheme}://${location.host}/ws/${id}`, this);
    if (!isLive) return;
    this.link.connect();
    addEventListener('online', this.retryAtOnce);
  }

  private retryAtOnce = (): void => this.link.retry();

  get ask(): Ask | null {
    const open = this.sections.ask ?? null;
    return this.retry === null && !this.play.behind && !this.isPaused ? open : null;
  }

  /** The question as it reads now, which may go on before anything is said. */
  get asked(): Ask | null {
    const { ask, face } = this;
    return ask && (face?.asksNow?.(ask, this.sections) ?? ask);
  }

  get isPaused(): boolean {
    return this.sections.match?.status === 'paused';
  }

  /** When the clock runs out; 0 without a clock. */
  get until(): number {
    return this.sections.clock?.until ?? 0;
  }

  /** What others have offered me, by who they are. */
  get offersToMe(): string[] {
    const { offers = [], who } = (this.sections.me ?? {}) as { offers?: { by: string; to: string }[]; who?: string };
    return offers.filter((one) => one.to === who).map((one) => one.by);
  }

  /** When an offer between these two ends by itself; 0: it stays. */
  offerUntil = (by: string, to: string): number =>
    this.sections.running_out?.find(({ about }) => about[0] === by && about[1] === to)?.until ?? 0;

  /** When the first of the offers to me ends; 0: none does. */
  get soonestOffer(): number {
    const { who = '' } = (this.sections.me ?? {}) as { who?: string };
    const ends = this.offersToMe.map((by) => this.offerUntil(by, who)).filter(Boolean);
    return ends.length ? Math.min(...ends) : 0;
  }

  get canUndo(): boolean {
    return !this.sections.result && (this.sections.rights ?? []).includes('undo');
  }

  /** The host decides who sits here and how one talks. */
  get isHost(): boolean {
    return !!this.sections.people?.find((one) => one.seat === this.seat)?.host;
  }

  /** The id of what people here call a seat. */
  seatId = (seat: number | null): string => seatId(this.face, this.sections, seat);

  /** Something that happened is still being shown. */
  get isBehind(): boolean {
    return this.play.isTelling;
  }

  close(): void {
    this.play.forget();
    removeEventListener('online', this.retryAtOnce);
    this.link.close();
  }

  /** Show this moment, and play out what led to it. */
  pose(sections: Sections, events: Heard[], fresh: Heard[]): void {
    this.sections = sections;
    this.events = events;
    this.freshSince = performance.now();
    this.fresh = fresh;
    this.play.act = fresh.filter((one) => isSpoken(one, this.face?.telling ?? {}));
    this.ready = true;
  }

  // -- from the link ---------------------------------------------------------

  welcomed(welcome: Welcome, again: boolean): void {
    setByServer(welcome.now);
    const moved = this.ready && welcome.seat !== this.seat;
    this.seat = welcome.seat;
    this.game = welcome.game;
    if (moved) {
      this.hasLostSeat = welcome.seat === null;
      this.forget();
      this.link.restart();
      return;
    }
    this.missed = again ? Math.max(0, welcome.events - this.events.length) : 0;
    if (this.missed) setTimeout(() => (this.missed = 0), 6000);
  }

  /** Another one at this device looks at the table now. */
  showTo(seat: number, token: string): void {
    this.forget();
    this.seat = seat;
    this.link.token = token;
    this.link.restart();
  }

  /** What the last one saw is not the business of who looks from here now. */
  private forget(): void {
    this.play.forget();
    this.ready = false;
    this.events = [];
    this.fresh = [];
    this.sections = { match: this.sections.match, people: this.sections.people };
    this.explained = [];
    this.explainedFor = '';
    this.talk = [];
  }

  shown(state: State): void {
    const events = woven(state.public, state.private);
    if (!this.ready || (state.whole && !this.events.length)) {
      this.ready = true;
      this.catchUp();
      return this.apply({ state, events });
    }
    this.play.add({ state, events });
  }

  heard(talk: Talk): void {
    const isHistory = talk.said.length > 1 || !this.ready;
    this.talk = isHistory ? talk.said : [...this.talk, ...talk.said];
    if (!isHistory) this.unread += talk.said.length;
  }

  lost(seconds: number | null, reason = ''): void {
    this.retry = seconds;
    this.gone = reason;
  }

  /** What there was to read has been read. */
  goOn(): void {
    this.play.goOn();
  }

  /** Show everything at once: somebody answers, or wants to. */
  catchUp(): void {
    this.play.catchUp();
  }

  /** The next of what happened, step by step. */
  next(): void {
    this.play.next();
  }

  private apply({ state, events }: Scene): void {
    const before = this.sections;
    this.sections = updated(before, state);
    if (events.length) {
      this.events = [...this.events, ...events];
      this.freshSince = performance.now();
      this.fresh = events;
    }
    const { status, commitment } = this.sections.match ?? {};
    if (commitment && status !== 'over') sawCommitment(this.id, commitment);
    if (this.sections.ask !== before.ask) this.refusal = null;
    if (this.sections.rights !== before.rights) void this.explainRights();
  }

  // -- to the server ---------------------------------------------------------

  /** Say it; a refusal stands beside the question until something else happens. */
  async say(words: string[], ask: number | null): Promise<boolean> {
    if (!this.guard(words)) return false;
    this.catchUp();
    return this.attempt(() => this.link.say(words, ask));
  }

  undo = (): Promise<boolean> => this.attempt(() => this.link.request({ t: 'undo' }));
  /** Take back, or hear why that is not possible. */
  takeBack = (): void => {
    if (this.canUndo) void this.undo();
    else this.refusal = new Refusal('nothing-to-undo');
  };
  order = (order: string, on: boolean): Promise<boolean> =>
    this.attempt(() => this.link.request({ t: 'order', order, on }));
  /** How I would answer what another is asked; nothing: no longer. */
  advise = (word: string): Promise<boolean> => this.attempt(() => this.link.request({ t: 'advise', word }));
  consent = (yes: boolean): Promise<boolean> => this.attempt(() => this.link.request({ t: 'consent', yes }));
  speak = (said: Pick<Spoken, 'text' | 'phrase' | 'to' | 'named' | 'on'>): Promise<boolean> =>
    this.attempt(() => this.link.request({ t: 'talk', ...said }));

  /** How a saying of the game can go on. */
  compose = (phrase: string, named: Record<string, string>): Promise<Composed | null> =>
    this.link.request<Composed>({ t: 'compose', phrase, named }).catch(() => null);
  /** Who has claimed what. */
  claims = async (): Promise<Claim[]> =>
    (await this.link.request<Claimed>({ t: 'claims' }).catch(() => null))?.claims ?? [];

  hint = (): Promise<Hinted | null> => this.link.hint().catch(() => null);

  private async attempt(act: () => Promise<void>): Promise<boolean> {
    this.sending = true;
    this.refusal = null;
    try {
      await act();
      return true;
    } catch (refused) {
      this.refusal = refused instanceof Refusal ? refused : new Refusal('no-connection');
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Labels and places of what I may do unasked. */
  private async explainRights(): Promise<void> {
    const words = (this.sections.rights ?? []).slice(0, MOST_EXPLAINED);
    const key = words.join('|');
    if (key === this.explainedFor) return;
    this.explainedFor = key;
    this.explained = words.length ? await this.link.explain(words).catch(() => []) : [];
  }
}

let opened: TableState | null = null;

/** Begin to talk with the server before the page of the table is there. */
export function openEarly(id: string): TableState {
  return (opened = new TableState(id));
}

/** The table that was opened early, or a new one. */
export function tableOf(id: string): TableState {
  const early = opened?.id === id ? opened : null;
  opened = null;
  return early ?? new TableState(id);
}
