import type { GameFace } from '../games/face';
import { lengthOf } from '../state/pace';
import { Refusal } from '../wire/link';
import { storyOf } from './load';
import { chapterNext, chapters, pins, seenNext, type Moment } from './story';

export const SPEEDS = [0.5, 1, 2, 4, 8];
/** A move that is told in no words still takes a moment. */
const QUIET = 220;

/** A finished game on the spool: where it stands, through whose eyes, how fast. */
export class Player {
  story = $state.raw<Moment[]>([]);
  moves = $state(0);
  at = $state(0);
  eyes = $state('spectator');
  speed = $state(1);
  isPlaying = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private loading = 0;

  constructor(
    readonly id: string,
    private face: () => GameFace | null,
    start: number,
  ) {
    this.at = start;
    void this.load();
  }

  get isThere(): boolean {
    return this.at < this.story.length;
  }

  get isLast(): boolean {
    return this.at >= this.moves;
  }

  chapters = $derived.by(() => {
    const course = this.face()?.course;
    return course ? chapters(this.story, course.chapter) : [];
  });

  pins = $derived.by(() => {
    const face = this.face();
    return face ? pins(this.story, face.telling) : [];
  });

  look(eyes: string): void {
    this.eyes = eyes;
    this.story = [];
    void this.load();
  }

  /** All pages, one after the other; whoever looks elsewhere meanwhile ends it. */
  private async load(): Promise<void> {
    const mine = ++this.loading;
    try {
      for await (const { story, moves } of storyOf(this.id, this.eyes)) {
        if (mine !== this.loading) return;
        this.moves = moves;
        this.story = story;
        this.at = Math.min(this.at, moves);
      }
    } catch (refused) {
      this.refusal = refused as Refusal;
    }
  }

  go(move: number): void {
    this.at = Math.max(0, Math.min(this.moves, move));
  }

  step(by: 1 | -1): void {
    this.pause();
    this.go(seenNext(this.story, this.at, by));
  }

  leap(by: 1 | -1): void {
    this.pause();
    this.go(
      chapterNext(
        this.chapters.map(({ move }) => move),
        this.at,
        by,
        this.moves,
      ),
    );
  }

  toggle(): void {
    if (this.isPlaying) return this.pause();
    if (this.isLast) this.at = 0;
    this.isPlaying = true;
    this.playOn();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isPlaying = false;
  }

  close(): void {
    this.loading++;
    this.pause();
  }

  private playOn(): void {
    const length = lengthOf(this.story[this.at]?.events ?? [], this.face()?.telling ?? {}) || QUIET;
    this.timer = setTimeout(() => {
      this.go(seenNext(this.story, this.at, 1));
      if (this.isLast) this.pause();
      else this.playOn();
    }, length / this.speed);
  }
}
