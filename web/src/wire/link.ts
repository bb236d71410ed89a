import {
  PROTOCOL,
  type Talked as Talk,
  type Hinted,
  type Option,
  type Refused,
  type State,
  type Welcome,
} from './protocol';

/** What was asked for, by the number it was asked under. */
interface Answer {
  t: 'done' | 'explained' | 'hinted' | 'looked' | 'coached' | 'composed' | 'claimed';
  re: number;
}
type ServerMessage = Welcome | State | Refused | Talk | Answer;

/** What the link tells its owner. */
export interface Owner {
  welcomed(welcome: Welcome, again: boolean): void;
  shown(state: State): void;
  heard(talk: Talk): void;
  /** Seconds until the next try; 0 while it is being made; null when connected; a word when there is no way back. */
  lost(seconds: number | null, reason?: string): void;
}

/** The parts of a browser that a link needs; tests give their own. */
export interface World {
  open(address: string): WebSocket;
  later(seconds: number, act: () => void): () => void;
}

export const BROWSER: World = {
  open: (address) => new WebSocket(address),
  later: (seconds, act) => {
    const timer = setTimeout(act, seconds * 1000);
    return () => clearTimeout(timer);
  },
};

/** The server said no, or the line broke before it answered. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly rule = '',
    readonly args: Record<string, string | number> = {},
    text = '',
  ) {
    super(text || code);
  }
}

/** A line on which nothing is answered for so long is broken, whatever the browser thinks. */
const ANSWER_WITHIN = 12;
const WAITS = [0.5, 1, 2, 4, 8, 15];
const NO_WAY_BACK = [
  'no-match',
  'old-protocol',
  'wrong-password',
  'foreign-origin',
  'signed-out',
  'deleted',
  'no-spectators',
  'cannot-load',
];

/** One table over one socket that comes back by itself and asks for exactly the events it missed. */
export class Link {
  /** How many events this client has. */
  since = 0;
  /** Who speaks, if not whom the cookie names. */
  token = '';
  private socket: WebSocket | null = null;
  private tries = 0;
  private re = 0;
  private pending = new Map<number, { done(message: unknown): void; refused(refusal: Refusal): void }>();
  private cancel: () => void = () => {};
  private closed = false;
  private greeted = false;

  constructor(
    private address: string,
    private owner: Owner,
    private world: World = BROWSER,
  ) {}

  connect(): void {
    this.cancel();
    this.greeted = false;
    this.owner.lost(0);
    const socket = this.world.open(this.address);
    this.socket = socket;
    socket.onopen = () => this.send({ t: 'hello', protocol: PROTOCOL, since: this.since, token: this.token });
    socket.onmessage = (message) => socket === this.socket && this.take(JSON.parse(message.data));
    socket.onclose = (event) => socket === this.socket && this.broke(event.reason);
  }

  close(): void {
    this.closed = true;
    this.cancel();
    this.socket?.close();
  }

  /** Try at once, if the line is broken: the browser says that there is a network again. */
  retry(): void {
    if (!this.greeted && !this.closed) this.connect();
  }

  /** Come in anew, from the first event: the seat is another one. */
  restart(): void {
    this.since = 0;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  say(words: string[], ask: number | null): Promise<void> {
    return this.request({ t: 'say', words, ask });
  }

  async explain(words: string[]): Promise<Option[]> {
    return (await this.request<{ options: Option[] }>({ t: 'explain', words })).options;
  }

  hint(): Promise<Hinted> {
    return this.request<Hinted>({ t: 'hint' });
  }

  request<T = void>(message: Record<string, unknown>): Promise<T> {
    return new Promise((done, refused) => {
      if (!this.greeted) return refused(new Refusal('no-connection'));
      const re = ++this.re;
      this.pending.set(re, { done: (message) => done(message as T), refused });
      this.world.later(ANSWER_WITHIN, () => this.pending.has(re) && this.drop());
      this.send({ re, ...message });
    });
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.broke('');
  }

  private send(message: Record<string, unknown>): void {
    this.socket?.send(JSON.stringify(message));
  }

  private take(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.greeted = true;
        this.owner.welcomed(message, this.tries > 0);
        this.tries = 0;
        this.owner.lost(null);
        break;
      case 'state':
        this.since += (message.public.events?.length ?? 0) + (message.private.events?.length ?? 0);
        this.owner.shown(message);
        break;
      case 'talk':
        this.owner.heard(message);
        break;
      default:
        this.answered(message as Refused);
    }
  }

  private answered(message: Refused | { t: string; re: number }): void {
    const waiting = this.pending.get(message.re);
    this.pending.delete(message.re);
    if (message.t !== 'refused') return waiting?.done(message);
    const { code, rule, args, text } = message as Refused;
    if (NO_WAY_BACK.includes(code)) this.owner.lost(null, code);
    waiting?.refused(new Refusal(code, rule, args, text));
  }

  private broke(reason: string): void {
    this.greeted = false;
    for (const waiting of this.pending.values()) waiting.refused(new Refusal('no-connection'));
    this.pending.clear();
    if (this.closed) return;
    if (NO_WAY_BACK.includes(reason)) return this.owner.lost(null, reason);
    const wait = reason === 'seat-changed' ? 0.05 : WAITS[Math.min(this.tries, WAITS.length - 1)]!;
    this.tries += 1;
    this.owner.lost(wait);
    this.cancel = this.world.later(wait, () => this.connect());
  }
}
