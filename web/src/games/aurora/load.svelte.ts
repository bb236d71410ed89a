import type { TableState } from '../../state/table.svelte';
import type { Choosing } from '../../state/choosing.svelte';
import type { Seat, Vehicle } from './view';
import type { Area, Threat } from './view.types';

/** The name of one cell of my convoy: no two are alike here. */
export const cellKey = (vehicle: Vehicle, at: number): string => `${vehicle.place} ${at}`;

/** How I would stow my tokens before shooting: a draft on my screen until it is said, cell by cell. */
export class Load {
  /** What I would put elsewhere than the crew did, by cell; nothing: ''. */
  moved = $state.raw<Record<string, string>>({});
  /** The cell whose token I have taken up. */
  held = $state('');
  /** What is being said, cell by cell. */
  private saying: Record<string, string> | null = null;

  get isDraft(): boolean {
    return Object.keys(this.moved).length > 0;
  }

  tokenAt(key: string, there: string): string {
    return this.moved[key] ?? there;
  }

  /** The areas as my draft would leave them: the same cells, with what would lie in them. */
  areas(seat: Seat, areas: Area[]): Area[] {
    if (!this.isDraft) return areas;
    const cells = seat.convoy.flatMap((vehicle) =>
      vehicle.cells.map((cell, at) => ({ ...cell, token: this.tokenAt(cellKey(vehicle, at), cell.token) })),
    );
    return areas.map((area) => {
      const whole = cells.filter((cell) => cell.areas.includes(area.area) && !cell.damaged);
      const order = inOrderOfLoss(whole.map((cell) => cell.token).filter(Boolean));
      const survivors = order.filter((token) => token === 'survivor').length;
      return { ...area, order, survivors, spare: whole.length - order.length, next: order[0] ?? '' };
    });
  }

  clear(): void {
    this.moved = {};
    this.held = '';
  }

  /** Put what lies in one cell into another, and what lies there back; both must be able to hold it. */
  move(seat: Seat, from: string, to: string): boolean {
    const [a, b] = [cellOf(seat, from), cellOf(seat, to)];
    this.held = '';
    if (!a || !b || from === to) return false;
    const [one, other] = [this.tokenAt(from, a.token), this.tokenAt(to, b.token)];
    if (!b.holds.includes(one) || (other && !a.holds.includes(other))) return false;
    this.moved = { ...this.moved, [from]: other, [to]: one };
    return true;
  }

  /** Can this cell take the token in hand, and give back what lies in it? */
  takes(seat: Seat, key: string): boolean {
    const [from, to] = [cellOf(seat, this.held), cellOf(seat, key)];
    if (!from || !to || this.held === key) return false;
    const [one, other] = [this.tokenAt(this.held, from.token), this.tokenAt(key, to.token)];
    return to.holds.includes(one) && (!other || from.holds.includes(other));
  }

  /** It is said: first that I do it by hand, then what goes into each cell as I am asked for it. */
  begin(seat: Seat): void {
    const all: Record<string, string> = {};
    for (const vehicle of seat.convoy)
      vehicle.cells.forEach(
        (cell, at) => (all[`aurora-${cellKey(vehicle, at)}`] = this.tokenAt(cellKey(vehicle, at), cell.token)),
      );
    this.saying = all;
  }

  /** The answer to the question what goes into this cell, if I have said it already. */
  async goOn(table: TableState, choosing: Choosing): Promise<void> {
    const ask = table.ask;
    if (!this.saying || !ask || table.sending) return;
    if (ask.name !== 'StowToken') {
      if (ask.name !== 'CheckLoad') this.saying = null;
      return;
    }
    // People count cells from one.
    const { place, cell } = ask.title.args ?? {};
    const wanted = this.saying[`${String(place)} ${Number(cell) - 1}`];
    const option = choosing.options.find((one) => one.at?.includes(`token:${wanted || 'nothing'}`));
    if (option) await table.say([option.notation], ask.id);
    else this.saying = null;
  }
}

/** What goes first stands first, as the server has it. */
const LOSS = ['ammo', 'food', 'fuel', 'survivor'];
const inOrderOfLoss = (tokens: string[]): string[] => tokens.sort((a, b) => LOSS.indexOf(a) - LOSS.indexOf(b));

/** So many blows are known to fall in an area. */
export const blowsIn = (area: string, threats: Threat[]): number =>
  threats
    .filter((threat) => threat.reaches_me)
    .flatMap((threat) => threat.blows)
    .filter((blow) => blow.area === area)
    .flatMap((blow) => Array.from({ length: blow.n }, () => area)).length;

/** What so many blows would take from an area. */
export const lostTo = ({ order, spare }: Area, blows: number): string[] => order.slice(0, Math.max(0, blows - spare));

function cellOf(seat: Seat, key: string) {
  for (const vehicle of seat.convoy) {
    const at = vehicle.cells.findIndex((_, n) => cellKey(vehicle, n) === key);
    if (at >= 0) return vehicle.cells[at];
  }
  return undefined;
}

export const load = new Load();
