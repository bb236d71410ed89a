import type { TableState } from '../../state/table.svelte';
import type { Option, Text } from '../../wire/protocol';

/** What the server says would follow from these options: the way, attacks, finds. Asked once for all of them. */
export class Scouting {
  told = $state.raw<Option[]>([]);
  /** The zone under the pointer, or in focus. */
  zone = $state('');
  private key = '';

  async ask(table: TableState, options: Option[]): Promise<void> {
    const words = options.map((option) => option.notation);
    const key = [table.ask?.id, ...words].join();
    if (key === this.key) return;
    this.key = key;
    this.told = [];
    if (!words.length) return;
    const told = await table.link.explain(words).catch(() => []);
    if (key === this.key) this.told = told;
  }

  of(option: Option | undefined): Text[] {
    const found = this.told.find((one) => one.notation === option?.notation);
    return [...(found?.cost ?? []), ...(found?.preview ?? [])];
  }
}

export const scouting = new Scouting();
