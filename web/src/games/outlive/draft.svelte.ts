import { leaderOf, RESOURCES, type ShelterView } from './view';
import type { Founding } from './view.types';

/** As they are said. */
const STAGES = ['KeepRooms', 'FirstRoom', 'SettleFirst', 'ChooseLeader'] as const;
export type Stage = (typeof STAGES)[number];
/** As they stand on the screen. */
export const ON_SCREEN: Stage[] = ['KeepRooms', 'ChooseLeader', 'FirstRoom', 'SettleFirst'];
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

  /** My shelter as this draft would begin: the leader's tokens and tile, and the airlock after the first night. */
  shelter(own: ShelterView, founding: Founding): ShelterView {
    const leader = this.leader ? leaderOf(this.leader) : null;
    const night = founding.nights.find((one) => one.room === this.room && one.settled === this.settled);
    return {
      ...own,
      stores: Object.fromEntries(RESOURCES.map((id) => [id, leader?.resources[id] ?? 0])),
      broken: leader ? [leader.equipment] : [],
      airlock: night?.airlock ?? 0,
      soon: night?.radiation ?? own.radiation,
    };
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

  /** The word for each stage, so far as it is drafted. */
  private said(founding: Founding, dealt: string[]): Record<Stage, string | undefined> {
    const refused = this.dropped
      .map((n) => dealt[n])
      .sort()
      .join();
    const isThere = this.kept(founding, dealt).includes(this.room);
    const night = founding.nights.find((one) => one.room === this.room && one.settled === this.settled);
    return {
      KeepRooms: this.isKept
        ? founding.drops.find(({ rooms }) => [...rooms].sort().join() === refused)?.word
        : undefined,
      FirstRoom: isThere ? founding.builds.find(({ room }) => room === this.room)?.word : undefined,
      SettleFirst: isThere ? night?.word : undefined,
      ChooseLeader: founding.leads.find(({ leader }) => leader === this.leader)?.word,
    };
  }

  /** What is still to be drafted, in the order of the screen. */
  left(founding: Founding, dealt: string[], asked: string): Stage[] {
    const said = this.said(founding, dealt);
    return ON_SCREEN.filter((stage) => said[stage] === undefined && !isPast(stage, asked));
  }

  /** The words for all of it, from the question that is open; none while anything is missing. */
  words(founding: Founding, dealt: string[], asked: string): string[] {
    const said = this.said(founding, dealt);
    const words = STAGES.filter((stage) => !isPast(stage, asked)).map((stage) => said[stage]);
    return words.every((word) => word !== undefined) ? words : [];
  }
}

/** Was it said before this question? */
const isPast = (stage: Stage, asked: string): boolean => STAGES.indexOf(stage) < STAGES.indexOf(asked as Stage);

export const draft = new Drafted();
