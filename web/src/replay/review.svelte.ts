import { Refusal } from '../wire/link';
import type { Regret } from '../wire/protocol';
import { rest } from '../wire/rest';

/** A finished game of mine as a bot that looks ahead sees it: asked for once, kept while the replay is open. */
export class Looked {
  /** The answers that cost me most; nothing before it is known. */
  found = $state.raw<Regret[] | null>(null);
  isThinking = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  constructor(private readonly id: string) {}

  async think(): Promise<void> {
    if (this.found || this.isThinking) return;
    this.isThinking = true;
    this.refusal = null;
    try {
      this.found = await rest.review(this.id);
    } catch (refused) {
      this.refusal = refused as Refusal;
    }
    this.isThinking = false;
  }
}
