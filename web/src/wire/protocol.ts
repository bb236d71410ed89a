// Made by `python web/wire_types.py` from the server. Do not edit.

export const PROTOCOL = 2;

// -- WebSocket

/** The first message. `since`: how many events this client has already. `token`: of one who shares this device with others, in place of the cookie. */
export type Hello = {
  t: "hello";
  re?: number;
  protocol?: number;
  since?: number;
  token?: string;
};

/** Words for the table: all or none. `ask`: the number of the question they answer, if they answer one. */
export type Say = {
  t: "say";
  re?: number;
  words?: string[];
  ask?: number | null;
};

/** What would these notations mean? For rights, whose labels are not sent unasked. */
export type Explain = {
  t: "explain";
  re?: number;
  words?: string[];
};

/** What is this piece? `anchor`: as the boards and `Option.at` call it; `hand`: the piece taken up to go with it. */
export type Look = {
  t: "look";
  re?: number;
  anchor?: string;
  hand?: string;
};

/** What should a newcomer in my seat hear of now? */
export type Coach = {
  t: "coach";
  re?: number;
};

/** What would a bot do? */
export type Hint = {
  t: "hint";
  re?: number;
};

/** Take back my last word; where others heard it, ask them first. */
export type TakeBack = {
  t: "undo";
  re?: number;
};

/** May the other take back? */
export type Consent = {
  t: "consent";
  re?: number;
  yes?: boolean;
};

/** To the table, or to one seat: own words, or a phrase that needs no language. `named`: what fills the places of a saying of the game's. `on`: the number of the claim that one believes or doubts. */
export type Talk = {
  t: "talk";
  re?: number;
  text?: string;
  phrase?: string;
  to?: number | null;
  named?: Record<string, string>;
  on?: number | null;
};

/** How can a saying go on? `phrase`: which of the game's, `named`: the places filled so far. */
export type Compose = {
  t: "compose";
  re?: number;
  phrase?: string;
  named?: Record<string, string>;
};

/** Who has claimed what? */
export type Claims = {
  t: "claims";
  re?: number;
};

/** How I would answer what another is asked; nothing: I take it back. */
export type Advise = {
  t: "advise";
  re?: number;
  word?: string;
};

/** Hear no more of the person in this seat, or hear them again. */
export type Mute = {
  t: "mute";
  re?: number;
  seat?: number;
  on?: boolean;
};

/** From now on answer such questions for me, or no longer; which there are says `/api/games`. */
export type GiveOrder = {
  t: "order";
  re?: number;
  order?: string;
  on?: boolean;
};

/** The answer to `hello`. */
export type Welcome = {
  t: "welcome";
  protocol: number;
  match: string;
  game: string;
  seats: number;
  seat: number | null;
  events: number;
  now: number;
};

/** The form of what `state` and `update` put together; a state is whole, an update has what changed. */
export type State = {
  t: "state";
  public: Part;
  private: Part;
  whole: boolean;
};

/** The public or the private part of a state: sections by name, and what happened. */
export type Part = {
  sections?: Record<string, unknown>;
  entries?: Record<string, unknown>;
  events?: unknown[];
};

/** It was not done, and nothing changed. */
export type Refused = {
  t: "refused";
  re: number;
  code: string;
  rule: string;
  text: string;
  args: Record<string, string | number>;
};

/** It is done, and on the disk. */
export type Done = {
  t: "done";
  re: number;
};

/** What these notations mean. */
export type Explained = {
  t: "explained";
  re: number;
  options: Option[];
};

/** One thing a seat may say. */
export type Option = {
  notation: string;
  label: Text;
  at?: string[];
  act?: string;
  icon?: string;
  cost?: Text[];
  preview?: Text[];
  danger?: Text[];
  undo?: boolean;
};

/** A message id with its arguments; the client says it in its own language. */
export type Text = {
  id: string;
  args?: Record<string, unknown>;
};

/** The card of a piece; no title: there is nothing to say of it. `why_not`: why it is no answer now. */
export type Looked = {
  t: "looked";
  re: number;
  title: Text | null;
  lines: Line[];
  why_not: Line | null;
};

/** One sentence on a card, and the rule behind it. */
export type Line = {
  text: Text;
  rule?: string;
  kind?: string;
};

/** What could be told now, the most important first; the client knows what was told before. */
export type Coached = {
  t: "coached";
  re: number;
  bubbles: Bubble[];
};

/** One thing to tell a learner. `ask`: a question waits for the answer to it. */
export type Bubble = {
  id: string;
  text: Text;
  rule?: string;
  at?: string;
  ask?: boolean;
  step?: number;
};

/** What a bot would do, and what speaks for it. */
export type Hinted = {
  t: "hinted";
  re: number;
  words: string[];
  why?: Line | null;
  risks?: Line[];
  margin?: number;
};

/** What somebody said; several after a `hello`. */
export type Talked = {
  t: "talk";
  said: Said[];
};

/** One thing somebody said at the table: own words, or a phrase that needs no language. */
export type Said = {
  n: number;
  seat: number | null;
  name: string;
  at: number;
  text?: string;
  words?: Text | null;
  to?: number | null;
  kind?: string;
  on?: number | null;
};

/** What fits the next place of a saying, or which sayings there are; all places filled: what it says. `check`: how it agrees with what I know. */
export type Composed = {
  t: "composed";
  re: number;
  place: string;
  fits: string[];
  words: Text | null;
  check: Line | null;
};

/** The claims that I have heard, in their order; of one who has said several things about the same, the last. */
export type Claimed = {
  t: "claimed";
  re: number;
  claims: Claim[];
};

/** Something that somebody claims, and what others make of it. */
export type Claim = {
  n: number;
  seat: number | null;
  name: string;
  saying: string;
  named: Record<string, string>;
  hour: number;
  words: Text;
  against?: number[];
  believed?: number[];
  doubted?: number[];
  check?: Line | null;
};

/** The last question that was answered for me: worth one quiet line, whenever `n` is another. */
export type Answered = {
  n: number;
  title: Text;
  option: Text;
  order?: string;
};

/** A question to this seat. */
export type Ask = {
  id: number;
  kind: string;
  name: string;
  seat: number;
  rule: string;
  title: Text;
  because: Text;
  default: string;
  options: Option[];
  length_fixed?: boolean;
  held?: string[];
};

/** Until when the question may be answered, on the server's clock; 0: no limit, or the table is paused. */
export type Clock = {
  until?: number;
  fixed?: boolean;
};

/** What a seat is asked, where the others may advise it; and what they advise. */
export type Council = {
  seat: number;
  name: string;
  title: Text;
  options: Option[];
  marks: Mark[];
};

/** How this seat would answer. */
export type Mark = {
  seat: number;
  word: string;
};

/** Where a learner stands in a lesson, and what is told since the last answer. */
export type Lesson = {
  step: number;
  steps: number;
  bubbles: Bubble[];
  lit?: string[];
  held?: string[];
  asked_about?: string[];
  otherwise?: Text | null;
  looks?: boolean;
  done?: boolean;
};

/** The match itself: not the game's business. */
export type Status = {
  status: string;
  game: string;
  pace: string;
  commitment: string;
  next?: string;
  spectators?: number;
  because?: string;
  locked?: boolean;
  spectators_allowed?: boolean;
  talk?: boolean;
  whispers?: boolean;
  hints?: boolean;
};

/** Who has a seat, as everybody may know it. */
export type Occupant = {
  seat: number;
  name?: string;
  bot?: string;
  here?: boolean;
  host?: boolean;
  free?: boolean;
};

/** Something that only its parties know and that ends by itself, such as an offer: what it is about, and when. */
export type RunsOut = {
  about: string[];
  until: number;
};

/** An event: its name, the rule that made it happen, and the arguments of the sentence that tells it. */
export type Happened = {
  event: string;
  rule?: string;
  args?: Record<string, unknown>;
  id?: string;
};

/** What every table shows, whatever is played. */
export type TableSections = {
  answered?: Answered | null;
  ask?: Ask | null;
  clock?: Clock;
  council?: Council | null;
  lesson?: Lesson | null;
  match?: Status;
  people?: Occupant[];
  orders?: string[];
  rights?: string[];
  running_out?: RunsOut[];
  undo_asked_by?: number | null;
  warned?: boolean;
};

// -- REST

export type Both = {
  en: string;
  ru: string;
};

export type ChapterText = {
  id: string;
  en: string;
  ru: string;
  rules: RuleText[];
};

export type Code = {
  code: string;
};

export type Duration = {
  shortest: number;
  longest: number;
};

export type FoundRule = {
  id: string;
  words: string[];
};

export type GameInfo = {
  slug: string;
  announced: boolean;
  title: Both;
  original: string;
  author: string;
  tag: Both;
  pitch: Both;
  fewest: number;
  most: number;
  minutes: number[];
  tints: Tints | null;
  ambience: string;
  poster: string;
  words: Record<string, string>;
  telling: string;
  lesson: number;
  goal: Goal | null;
  rules: number;
  options: Record<string, (string | number | boolean)[]>;
  option_rules: Record<string, string>;
  paces: string[];
  durations: Record<string, Duration>;
  timers: TimerInfo[];
  orders: OrderInfo[];
  bots: string[];
  phrases: string[];
  sayings: string[];
  people: boolean;
  whispers: boolean;
};

export type Goal = {
  icons: string[];
  rules: string[];
};

export type Guest = {
  name: string;
  lang?: string;
};

export type Health = {
  status: string;
  version: string;
  matches: number;
  sockets: number;
  compiled: boolean;
  reasons?: string[];
  not_loaded?: number;
};

export type Key = {
  key: string;
  id?: string;
};

export type Manner = {
  tone?: "" | "accent" | "calm" | "danger" | "ok";
  weight?: number;
  pace?: number;
  noise?: "" | "card" | "token";
  quiet?: boolean;
  head?: boolean;
  hot?: boolean;
  thread?: "" | "fights";
  actor?: string;
  befalls?: boolean;
  target?: string;
  thing?: string;
  source?: string;
  prints?: string;
};

export type MatchInfo = {
  id: string;
  code: string;
  game: string;
  status: string;
  visibility: string;
  pace: string;
  locked: boolean;
  host: boolean;
  created: number;
  options: Record<string, string | number | boolean>;
  seats: SeatInfo[];
  commitment: string;
  because?: string;
  my_turn?: boolean;
  ask?: OpenQuestion | null;
  waiting?: WaitsFor | null;
  left?: number | null;
  can?: string[];
  outcome?: Outcome | null;
  result?: Record<string, unknown> | null;
  next?: string;
  spectators?: boolean;
  talk?: boolean;
  whispers?: boolean;
  hints?: boolean;
};

export type Me = {
  name: string;
  lang: string;
  feed: string;
  webhook?: string;
  webhook_failing?: boolean;
};

export type NewHost = {
  seat: number;
};

export type NewMatch = {
  game: string;
  seats: number;
  options?: Record<string, string | number | boolean>;
  visibility?: string;
  pace?: string;
  bots?: string[];
  start?: boolean;
  locked?: boolean;
  spectators?: boolean;
  talk?: boolean;
  whispers?: boolean;
  hints?: boolean;
};

export type NewToken = {
  label?: string;
};

export type Notice = {
  match: string;
  game: string;
  question: string;
  rule: string;
  at: number;
};

export type OpenQuestion = {
  title: Text;
  rule: string;
  name?: string;
  default?: Text | null;
};

export type OrderInfo = {
  id: string;
  title: string;
  rule?: string;
  instead_of?: string[];
};

export type Outcome = {
  winners: number[];
  scores: number[];
  places: number[];
  reason: string;
  mine?: number;
};

export type Password = {
  password: string;
};

export type Problem = {
  code: string;
  text: string;
  rule: string;
  args: Record<string, string | number>;
};

export type Recovery = {
  code: string;
  replace?: boolean;
};

export type Regret = {
  move: number;
  title: Text;
  said: Text;
  better: Text;
  cost: number;
  why: Line | null;
};

export type ReplayPage = {
  moves: number;
  first: number;
  scenes: unknown[];
};

export type RuleText = {
  id: string;
  tags: string[];
  en: string;
  ru: string;
  pieces: string[];
};

export type SeatChange = {
  bot?: string;
  free?: boolean;
};

export type SeatInfo = {
  seat: number;
  name: string;
  bot: string;
  me: boolean;
  free?: boolean;
  host?: boolean;
  called?: string;
};

export type Sit = {
  seat?: number | null;
  nonce?: string;
};

export type TableSettings = {
  locked?: boolean | null;
  spectators?: boolean | null;
  talk?: boolean | null;
  whispers?: boolean | null;
  hints?: boolean | null;
};

export type TimerInfo = {
  id: string;
  title: Both;
  seconds: Record<string, number>;
  most?: Record<string, number>;
};

export type Tint = {
  bg: string;
  panel: string;
  'panel-2': string;
  line: string;
  accent: string;
  'on-accent': string;
  'accent-2': string;
  muted: string;
};

export type Tints = {
  dark: Tint;
  light: Tint;
};

export type Token = {
  id: string;
  label: string;
  kind: string;
  created: number;
  used: number;
};

export type WaitsFor = {
  ask: string;
  who?: number[] | null;
  answered?: number[] | null;
};

export type Webhook = {
  url: string;
};
