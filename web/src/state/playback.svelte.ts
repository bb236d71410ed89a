import type { Telling } from '../games/telling';
import type { State } from '../wire/protocol';
import type { Heard } from '../wire/weave';
import { hurryFor, isSpoken, lengthOf, paceOf } from './pace';
import { settings } from './settings.svelte';

export interface Scene {
  state: State;
  events: Heard[];
}

interface Owner {
  /** Put this scene on the board. */
  show(scene: Scene): void;
  /** Must what comes next wait until something has been read? */
  waits(): boolean;
  telling(): Telling;
  /** A clock runs, or others play on without me: nobody is kept from the present for long. */
  isHurried(): boolean;
}

/** Plays what happened in its order, one event at a time, as fast as this person wants it. */
export class Playback {
  /** Scenes that are not on the board yet. */
  behind = $state(0);
  /** What is told of the scene on the board, so far; the last of it is told now. */
  act = $state.raw<Heard[]>([]);
  private lingers = $state(false);
  private queue: Scene[] = [];
  private untold: Heard[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What this person could watch happen. */
  private seen = new WeakSet<Heard>();

  constructor(private owner: Owner) {}

  get isTelling(): boolean {
    return this.behind > 0 || this.lingers;
  }

  /** Was it shown as it happened, to somebody who looked? */
  wasSeen = (one: Heard): boolean => this.seen.has(one);

  add(scene: Scene): void {
    this.queue.push(scene);
    this.behind = this.queue.length;
    if (!this.lingers) this.next();
  }

  /** The next event of this scene, or the next scene. */
  next(): void {
    clearTimeout(this.timer);
    const event = this.untold.shift();
    if (event) {
      this.act = [...this.act, event];
      return this.linger([event], paceOf(event, this.owner.telling()));
    }
    if (this.owner.waits()) return this.rest();
    const scene = this.queue.shift();
    this.behind = this.queue.length;
    if (!scene) return this.rest();
    this.lingers = true;
    this.owner.show(scene);
    this.act = [];
    const telling = this.owner.telling();
    this.untold = scene.events.filter((one) => isSpoken(one, telling));
    if (this.untold.length) this.next();
    else this.linger(scene.events, lengthOf(scene.events, telling));
  }

  private linger(events: Heard[], length: number): void {
    const hurry = this.owner.isHurried() ? hurryFor(this.left) : 1;
    if (hurry !== Infinity && !document.hidden) for (const one of events) this.seen.add(one);
    if (settings.speed === 0 && this.act.length) return;
    const speed = (settings.speed || 1) * hurry;
    if (!length || speed === Infinity) return this.next();
    this.timer = setTimeout(() => this.next(), length / speed);
  }

  /** How long everything that waits would take. */
  private get left(): number {
    return this.queue.reduce((sum, { events }) => sum + lengthOf(events, this.owner.telling()), 0);
  }

  private rest(): void {
    this.lingers = false;
    this.act = [];
  }

  /** What there was to read has been read. */
  goOn(): void {
    if (!this.lingers) this.next();
  }

  /** Everything at once: somebody answers, or wants to. */
  catchUp(): void {
    clearTimeout(this.timer);
    while (this.queue.length && !this.owner.waits()) this.owner.show(this.queue.shift()!);
    this.untold = [];
    this.behind = this.queue.length;
    this.rest();
  }

  forget(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.untold = [];
    this.behind = 0;
    this.rest();
  }
}
