import { rest } from '../wire/rest';
import { say } from '../words/language.svelte';
import { nonce } from './nonce';
import { settings } from './settings.svelte';
import type { TableState } from './table.svelte';

/** One person of several at this device: who sits where, and the token that opens the table for them. */
interface Neighbour {
  seat: number;
  /** Empty: the one whose browser it is. */
  token: string;
}

const key = (match: string) => `holdfast-hotseat-${match}`;

function stored(match: string): Neighbour[] {
  try {
    return JSON.parse(localStorage.getItem(key(match)) ?? '[]');
  } catch {
    return [];
  }
}

/** Sit these people down at this table as well; who has no name gets a number. */
export async function seatBeside(match: string, names: string[]): Promise<void> {
  const first = (await rest.match(match)).seats.find((seat) => seat.me)!.seat;
  const people: Neighbour[] = [{ seat: first, token: '' }];
  for (const [n, name] of names.entries()) {
    const token = (await rest.beside(name || say('web-beside-name', { n: n + 2 }), settings.lang)).key;
    const info = await rest.sit(match, null, nonce(), token);
    people.push({ seat: info.seats.find((seat) => seat.me)!.seat, token });
  }
  localStorage.setItem(key(match), JSON.stringify(people));
}

/** Whose turn at the device it is, and how it becomes theirs. */
export class HotSeat {
  readonly people: Neighbour[];
  /** The seat the device should be passed to. */
  next = $state<number | null>(null);
  private asked = 0;

  constructor(private table: TableState) {
    this.people = stored(table.id);
  }

  /** Nobody here is asked any more: who is next? Only seats that the table openly waits for, else each in turn. */
  look(): void {
    const { table, people } = this;
    if (people.length < 2 || this.next !== null || table.isBehind || !table.ready || table.seat === null) return;
    if (table.sections.result || !table.sections.waiting) return;
    const ask = table.sections.ask;
    if (ask && !ask.held?.length) return;
    const who = table.sections.waiting.who?.map((one) => `${table.game}-${one}`);
    const others = people.filter((one) => one.seat !== table.seat);
    const named = who
      ? others.find((one) => who.includes(table.seatId(one.seat)))
      : others[this.asked++ % others.length];
    if (named) this.next = named.seat;
  }

  /** The table is shown to the next one. */
  pass(): void {
    const to = this.people.find((one) => one.seat === this.next);
    if (to) this.table.showTo(to.seat, to.token);
    this.next = null;
  }
}
