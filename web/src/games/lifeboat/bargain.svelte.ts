import type { TableState } from '../../state/table.svelte';
import type { Option } from '../../wire/protocol';
import { changed, emptyDraft, partnerOf, sentence, type Draft } from './offer';
import type { View } from './view';
import type { Partner, Trade } from './view.types';

/** The offer I am putting together: it lies on the slip of paper, wherever that is drawn. */
export class Bargain {
  draft = $state.raw<Draft>(emptyDraft(''));
  /** What would be sent, as the server says it. */
  said = $state.raw<Option | null>(null);
  hasSent = $state(false);

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

  /** Unroll the slip before somebody, with a card of mine on it if one was brought. */
  begin(who: string, kind = ''): void {
    this.hasSent = false;
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
    if (!this.text || !(await this.table.say([this.text], null))) return;
    this.close();
    this.hasSent = true;
  }
}

const BARGAINS = new WeakMap<TableState, Bargain>();

/** The one slip of a table. */
export function bargainOf(table: TableState): Bargain {
  const found = BARGAINS.get(table) ?? new Bargain(table);
  BARGAINS.set(table, found);
  return found;
}
