import { gameInfo } from '../../state/games';
import { seatBeside } from '../../state/hotseat.svelte';
import { openTable } from '../../state/opening';
import { introduced, session } from '../../state/session.svelte';
import { rest } from '../../wire/rest';

/** A person at this very device. */
export const BESIDE = 'beside';

/** A table as it is being thought of, until somebody opens it. */
export class Draft {
  /** Each chair but mine: open, beside me, or a bot of a level. */
  chairs = $state<string[]>([]);
  /** What people at this device are called, by the number of their chair. */
  names = $state<Record<number, string>>({});
  pace = $state('relaxed');
  isPublic = $state(false);
  chosen = $state<Record<string, string | number | boolean>>({});
  private typed = $state<string | null>(null);

  constructor(readonly game: string) {
    const most = this.info?.most ?? 1;
    const chairs = Math.min(Math.max(this.info?.fewest ?? 1, 6), most) - 1;
    this.chairs = Array.from({ length: chairs }, (_, n) => (n ? 'greedy' : ''));
  }

  /** What I am called; who I am here may come to be known after the page. */
  get name(): string {
    return this.typed ?? session.me?.name ?? '';
  }
  set name(name: string) {
    this.typed = name;
  }
  get info() {
    return gameInfo(this.game);
  }
  get seats(): number {
    return this.chairs.length + 1;
  }
  /** Of bots, from the weakest to the strongest. */
  get levels(): string[] {
    return this.info?.bots ?? [];
  }
  get beside(): number {
    return this.chairs.filter((chair) => chair === BESIDE).length;
  }
  /** Nobody is invited. */
  get isFull(): boolean {
    return this.chairs.every(Boolean);
  }

  /** The next kind of sitter: open, beside, then the bots. */
  cycle(n: number): void {
    const ring = ['', BESIDE, ...this.levels];
    this.chairs[n] = ring[(ring.indexOf(this.chairs[n]!) + 1) % ring.length]!;
  }

  /** Opens it; returns its address. */
  async open(): Promise<string> {
    const name = this.name.trim();
    await introduced(name && name !== session.me?.name ? name : '');
    const isBeside = this.beside > 0;
    const table = await openTable({
      game: this.game,
      seats: this.seats,
      options: this.chosen,
      visibility: this.isPublic ? 'public' : 'private',
      pace: this.isFull || isBeside ? 'none' : this.pace,
      bots: this.chairs.filter((chair) => chair && chair !== BESIDE),
      start: this.isFull && !isBeside,
    });
    if (isBeside) {
      const names = this.chairs.flatMap((chair, n) => (chair === BESIDE ? [this.names[n]?.trim() ?? ''] : []));
      await seatBeside(table.id, names);
      if (this.isFull) await rest.start(table.id);
    }
    return `/table/${table.id}`;
  }
}
