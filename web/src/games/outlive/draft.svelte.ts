import type { Founding } from './view.types';

const STAGES = ['KeepRooms', 'FirstRoom', 'SettleFirst', 'ChooseLeader'];
const DROPPED = 2;
const KEY = 'holdfast-founding';

interface Kept {
  deal?: string;
  dropped?: number[];
  room?: string;
  settled?: number;
  leader?: string;
}

/** What this window drafted from this deal before it was opened anew. */
function kept(deal: string): Kept {
  try {
    const found: Kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return found.deal === deal ? found : {};
  } catch {
    return {};
  }
}

/** What I am about to begin with: nothing of it is said before all of it is. */
class Drafted {
  /** The rooms turned down, by their places in the row, because two may be equal. */
  dropped = $state.raw<number[]>([]);
  room = $state('');
  settled = $state(-1);
  leader = $state('');

  /** What was dealt: another deal begins another draft. */
  private deal = '';

  begin(deal: string): void {
    if (deal === this.deal) return;
    this.deal = deal;
    const { dropped = [], room = '', settled = -1, leader = '' } = kept(deal);
    Object.assign(this, { dropped, room, settled, leader });
  }

  /** Called in an effect: it follows every change. */
  keep(): void {
    const { deal, dropped, room, settled, leader } = this;
    sessionStorage.setItem(KEY, JSON.stringify({ deal, dropped, room, settled, leader }));
  }

  get isKept(): boolean {
    return this.dropped.length === DROPPED;
  }

  drop(n: number): void {
    const others = this.dropped.filter((one) => one !== n);
    this.dropped = others.length < this.dropped.length ? others : [...others, n].slice(-DROPPED);
  }

  /** The rooms that stay: the common ones, and what is not turned down. */
  kept(founding: Founding, dealt: string[]): string[] {
    const special = dealt.filter((_, n) => !this.dropped.includes(n));
    const common = founding.builds.map(({ room }) => room).filter((room) => !dealt.includes(room));
    return [...common, ...special];
  }

  build(room: string, founding: Founding): void {
    this.room = room;
    this.settled = Math.max(...founding.nights.filter((night) => night.room === room).map((night) => night.settled));
  }

  /** What was advised is drafted, not said. */
  take(word: string, founding: Founding, dealt: string[]): void {
    const refused = [...(founding.drops.find((one) => one.word === word)?.rooms ?? [])];
    const room = founding.builds.find((one) => one.word === word)?.room;
    if (refused.length)
      this.dropped = dealt.flatMap((one, n) => {
        const at = refused.indexOf(one);
        if (at < 0) return [];
        refused.splice(at, 1);
        return [n];
      });
    if (room) this.build(room, founding);
    this.leader = founding.leads.find((one) => one.word === word)?.leader ?? this.leader;
  }

  /** The words for all of it, from the question that is open; none while anything is missing. */
  words(founding: Founding, dealt: string[], asked: string): string[] {
    const refused = this.dropped
      .map((n) => dealt[n])
      .sort()
      .join();
    const said = [
      this.isKept ? founding.drops.find(({ rooms }) => [...rooms].sort().join() === refused)?.word : undefined,
      this.kept(founding, dealt).includes(this.room)
        ? founding.builds.find(({ room }) => room === this.room)?.word
        : undefined,
      founding.nights.find((night) => night.room === this.room && night.settled === this.settled)?.word,
      founding.leads.find(({ leader }) => leader === this.leader)?.word,
    ];
    const left = said.slice(Math.max(0, STAGES.indexOf(asked)));
    return left.every((word) => word !== undefined) ? (left as string[]) : [];
  }
}

export const draft = new Drafted();
