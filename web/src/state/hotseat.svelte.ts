import { rest } from '../wire/rest';
import { say } from '../words/language.svelte';
import { nonce } from './nonce';
import { seatId } from './seats';
import { settings } from './settings.svelte';
import type { TableState } from './table.svelte';

/** One person of several at this device: who sits where, and the code that lets the browser become them. */
interface Neighbour {
  seat: number;
  code: string;
}

const key = (match: string) => `holdfast-hotseat-${match}`;

function stored(match: string): Neighbour[] {
  try {
    return JSON.parse(localStorage.getItem(key(match)) ?? '[]');
  } catch {
    return [];
  }
}

/** Sit so many more people down at this table; the browser is the first one again afterwards. */
export async function seatBeside(match: string, number: number): Promise<void> {
  const first = (await rest.match(match)).seats.find((seat) => seat.me)!.seat;
  const people: Neighbour[] = [{ seat: first, code: (await rest.recovery()).key }];
  for (let n = 2; n <= number + 1; n++) {
    await rest.newGuest(say('web-beside-name', { n }), settings.lang);
    const info = await rest.sit(match, null, nonce());
    people.push({ seat: info.seats.find((seat) => seat.me)!.seat, code: (await rest.recovery()).key });
  }
  await rest.recover(people[0]!.code);
  people[0]!.code = '';
  localStorage.setItem(key(match), JSON.stringify(people));
}

/** Whose turn at the device it is, and how it becomes theirs. */
export class HotSeat {
  people = $state<Neighbour[]>([]);
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
    const named = who ? others.find((one) => who.includes(seatId(table.game, table.sections, one.seat))) : others[this.asked++ % others.length];
    if (named) this.next = named.seat;
  }

  /** The browser becomes the next one. */
  async pass(): Promise<void> {
    const [from, to] = [this.table.seat, this.people.find((one) => one.seat === this.next)];
    if (!to) return;
    const code = (await rest.recovery()).key;
    await rest.recover(to.code);
    this.people = this.people.map((one) => (one.seat === from ? { ...one, code } : one.seat === to.seat ? { ...one, code: '' } : one));
    localStorage.setItem(key(this.table.id), JSON.stringify(this.people));
    this.table.forget();
    this.table.seat = to.seat;
    this.table.link.restart();
    this.next = null;
  }
}
