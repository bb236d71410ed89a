import type { TableState } from '../../state/table.svelte';
import type { Happened, Option } from '../../wire/protocol';
import { changed, emptyDraft, partnerOf, sentence, type Draft } from './offer';
import type { View } from './view';
import type { Partner, Trade } from './view.types';

/** What an offer of mine can come to. */
const ENDS = ['Traded', 'OfferEnded'];

/** The offer I am putting together: it lies on the slip of paper, wherever that is drawn. */
export class Bargain {
  draft = $state.raw<Draft>(emptyDraft(''));
  /** What would be sent, as the server says it. */
  said = $state.raw<Option | null>(null);
  /** How much had happened when my offer was sent; -1: none is spoken of. */
  private sentAfter = $state(-1);

  constructor(private table: TableState) {}

  get trade(): Trade | undefined {
    return (this.table.sections as View).me?.trade;
  }
  get partner(): Partner | undefined {
    return this.trade && partnerOf(this.trade, this.draft);
  }
  get text(): string {
    return this.trade ? sentence(this.trade, this.draft) : '';
  }

  get hasSent(): boolean {
    return this.sentAfter >= 0;
  }

  /** What became of it: a trade of mine, or an offer of mine that ended, since it was sent. */
  get answer(): Happened | undefined {
    const me = `lifeboat-${(this.table.sections as View).me?.who}`;
    const since = this.hasSent ? this.table.events.slice(this.sentAfter) : [];
    return since.filter(({ event }) => ENDS.includes(event.event) && event.args?.who === me).at(-1)?.event;
  }

  /** Unroll the slip before somebody, with a card of mine on it if one was brought. */
  begin(who: string, kind = ''): void {
    this.sentAfter = -1;
    this.table.refusal = null;
    if (this.draft.to !== who) this.draft = emptyDraft(who);
    const at = this.trade?.mine.findIndex((piece) => piece.kind === kind) ?? -1;
    if (at >= 0) this.put('mine', at, 1);
    else void this.foresee();
  }
  close(): void {
    this.draft = emptyDraft('');
    this.said = null;
  }

  put(tray: 'mine' | 'theirs', at: number, by: number): void {
    const pieces = tray === 'mine' ? this.trade?.mine : this.partner?.open;
    this.draft = { ...this.draft, [tray]: changed(pieces ?? [], this.draft[tray], at, by) };
    void this.foresee();
  }
  askBacks(by: number): void {
    const most = this.partner?.closed.length ?? 0;
    this.draft = { ...this.draft, backs: Math.max(0, Math.min(most, this.draft.backs + by)) };
    void this.foresee();
  }

  private async foresee(): Promise<void> {
    const text = this.text;
    if (!text) {
      this.said = null;
      return;
    }
    const [said] = await this.table.link.explain([text]).catch(() => []);
    if (said && this.text === text) this.said = said;
  }

  async offer(): Promise<void> {
    const after = this.table.events.length;
    if (!this.text || !(await this.table.say([this.text], null))) return;
    this.close();
    this.sentAfter = after;
  }
}

const BARGAINS = new WeakMap<TableState, Bargain>();

/** The one slip of a table. */
export function bargainOf(table: TableState): Bargain {
  const found = BARGAINS.get(table) ?? new Bargain(table);
  BARGAINS.set(table, found);
  return found;
}
