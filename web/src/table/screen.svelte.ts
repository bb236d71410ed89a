import type { GameFace } from '../games/face';
import type { TableState } from '../state/table.svelte';

export type Tab = 'log' | 'chat' | 'trade' | 'notes';

/** Each tab of the side panel with its icon. */
const TABS: [Tab, string][] = [
  ['log', 'log'],
  ['chat', 'chat'],
  ['trade', 'swap'],
  ['notes', 'note'],
];

/** What is open around a table: the tab of the side panel, a rule, the keys, the settings, the end. */
export class Screen {
  tab = $state<Tab>('log');
  drawer = $state(false);
  keysShown = $state(false);
  settingsShown = $state(false);
  /** The rulebook lies over the table, open at this rule. */
  book = $state<string | null>(null);
  rule = $state.raw<{ id: string; at: DOMRect | null } | null>(null);
  sheetClosed = $state(false);
  /** What happened to me while I waited may be shown. */
  waitedShown = $state(false);
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor(
    private table: TableState,
    private face: GameFace,
  ) {}

  /** Who only watches has nothing to trade and no secrets to note; no lesson is about trading. */
  get tabs(): [Tab, string][] {
    const isWatching = this.table.seat === null;
    return TABS.filter(([name]) =>
      name === 'trade'
        ? this.face.Trade && !isWatching && !this.table.sections.lesson
        : name !== 'notes' || !isWatching,
    );
  }

  get canTrade(): boolean {
    return this.tabs.some(([name]) => name === 'trade');
  }

  /** Show this tab, wherever it is. */
  open(wanted: Tab): void {
    this.tab = wanted;
    this.drawer = true;
  }

  /** Log, talk and notes are a drawer over the board. */
  get hasDrawer(): boolean {
    return !!this.face.isWide || this.width < 1200;
  }

  /** A phone, upright or on its side: the question is a sheet under the board or a column beside it. */
  get isPhone(): boolean {
    return this.width < 768 || this.height <= 480;
  }

  /** How many things wait behind a tab. */
  badge(tab: Tab): number {
    if (tab === 'chat') return this.table.unread;
    return tab === 'trade' ? this.table.offersToMe.length : 0;
  }

  /** To the present; what was not watched is summed up. */
  skip = (): void => {
    this.table.catchUp();
    this.waitedShown = true;
  };

  toggle(wanted: Tab): void {
    this.drawer = this.tab !== wanted || !this.drawer;
    this.tab = wanted;
  }

  talk(): void {
    this.open('chat');
    setTimeout(() => document.getElementById('talk')?.focus(), 30);
  }

  /** The rulebook at the chapter of the question, or where it was left. */
  toggleRule(): void {
    this.rule = null;
    this.book = this.book === null ? (this.table.ask?.rule ?? '') : null;
  }

  /** From the settings, which are the menu of a phone. */
  readRules(): void {
    this.settingsShown = false;
    this.toggleRule();
  }

  /** Close what lies on top; false if nothing did. */
  closeTop(): boolean {
    const hadTop = !!this.rule || this.book !== null || this.keysShown || this.settingsShown || this.waitedShown;
    this.rule = this.book = null;
    this.keysShown = this.settingsShown = this.waitedShown = false;
    return hadTop;
  }
}
