import type { TableState } from '../state/table.svelte';
import type { Bubble, Lesson, Text } from '../wire/protocol';

/** A lesson as this browser tells it: one bubble after the other; the table waits while one is to be read. */
export class Teaching {
  private read = $state<string[]>([]);
  /** The answer that was not played: what is said of it. */
  private refused = $state('');
  private asked: string[] = [];

  constructor(private table: TableState) {
    table.waits = () => !!this.bubble && !this.bubble.ask;
    table.guard = (words) => this.allows(words);
    table.points = () => (this.bubble?.ask ? '' : (this.bubble?.at ?? ''));
  }

  get lesson(): Lesson | null {
    return (this.table.sections.lesson as Lesson | null | undefined) ?? null;
  }

  /** What is told now. A question's own bubble waits until the question is there. */
  get bubble(): Bubble | null {
    const next = this.lesson?.bubbles.find((one) => !this.read.includes(one.id)) ?? null;
    return next?.ask && !this.table.ask ? null : next;
  }

  /** The answer it is about; of several the first. */
  get lit(): string {
    return this.lesson?.lit?.[0] ?? '';
  }

  get otherwise(): Text | null {
    return this.refused && this.bubble?.ask ? (this.lesson?.otherwise ?? null) : null;
  }

  get isOver(): boolean {
    return !!this.lesson?.done && !this.bubble && !this.table.isBehind;
  }

  next(): void {
    const bubble = this.bubble;
    if (!bubble || bubble.ask) return;
    this.read = [...this.read, bubble.id];
    this.table.goOn();
  }

  /** Somebody looked at a piece, where that is what the bubble asks for. */
  looked(): void {
    if (this.lesson?.looks && this.bubble?.id.endsWith('-look')) this.next();
  }

  private allows(words: string[]): boolean {
    const lesson = this.lesson;
    const [word = ''] = words;
    this.refused = '';
    if (!lesson) return true;
    const again = this.asked.includes(word);
    if (lesson.held?.includes(word) || (lesson.asked_about?.includes(word) && !again)) {
      this.asked = [...this.asked, word];
      this.refused = word;
      return false;
    }
    return true;
  }
}
