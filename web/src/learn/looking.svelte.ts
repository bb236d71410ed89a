import { tick } from 'svelte';
import type { Choosing } from '../state/choosing.svelte';
import type { TableState } from '../state/table.svelte';
import type { Looked } from '../wire/protocol';
import { nameOf, pieces } from './pieces';

/** Whose card is open, and what it says; asked for once in each state of the table. */
export class Looking {
  anchor = $state('');
  card = $state.raw<Looked | null>(null);
  /** The piece the pointer rests on, where it is only glanced at. */
  glanced = $state('');
  glance = $state.raw<Looked | null>(null);
  /** Where it lies: several pieces may have one name. */
  under = $state.raw<HTMLElement | null>(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody watches what was asked
  private asked = new Map<string, Promise<Looked>>();
  private askedOf: unknown = null;

  constructor(
    private table: TableState,
    private choosing: Choosing,
  ) {}

  /** Can it be pressed for more than a look? */
  isLit(piece: HTMLElement): boolean {
    return !!piece.closest('.lit, .can') || this.choosing.at(nameOf(piece)).length > 0;
  }

  async open(anchor: string): Promise<void> {
    if (!anchor) return;
    const card = await this.ask(anchor);
    if (!card?.title) return;
    this.anchor = anchor;
    this.card = card;
    this.glanced = '';
  }

  async rest(piece: HTMLElement | null): Promise<void> {
    const anchor = nameOf(piece);
    this.under = piece;
    this.glanced = anchor;
    const card = anchor ? await this.ask(anchor) : null;
    if (this.glanced === anchor) this.glance = card?.title ? card : null;
  }

  close(): void {
    this.anchor = '';
    this.card = null;
  }

  /** The table has changed: what is open is read anew. */
  async refresh(): Promise<void> {
    const anchor = this.anchor;
    if (!anchor) return;
    const card = await this.ask(anchor);
    if (this.anchor !== anchor) return;
    if (card?.title) this.card = card;
    else this.close();
  }

  /** The next piece, or the one before. */
  async walk(step: number): Promise<void> {
    const all = pieces();
    const now = all.findIndex((piece) => nameOf(piece) === this.anchor);
    for (let at = 1; at <= all.length; at++) {
      const piece = all[(now + step * at + all.length * at) % all.length]!;
      const card = await this.ask(nameOf(piece));
      if (!card?.title) continue;
      await this.open(nameOf(piece));
      await tick();
      piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return;
    }
  }

  private ask(anchor: string): Promise<Looked | null> {
    if (this.askedOf !== this.table.sections) {
      this.asked.clear();
      this.askedOf = this.table.sections;
    }
    const hand = this.choosing.hand;
    const key = `${anchor} ${hand}`;
    const known = this.asked.get(key) ?? this.table.link.request<Looked>({ t: 'look', anchor, hand });
    this.asked.set(key, known);
    return known.catch(() => (this.asked.delete(key), null));
  }
}
