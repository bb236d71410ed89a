import type { Choosing } from '../../state/choosing.svelte';
import type { TableState } from '../../state/table.svelte';
import type { Option } from '../../wire/protocol';

/** What the server says would follow from the one option of the place under the pointer. */
class Hovering {
  told = $state.raw<Option | null>(null);
  private key = '';

  async at(table: TableState, choosing: Choosing, anchor: string): Promise<void> {
    const options = anchor ? choosing.at(anchor) : [];
    const word = options.length === 1 ? options[0]!.notation : '';
    const key = word ? `${table.ask?.id} ${word}` : '';
    if (key === this.key) return;
    this.key = key;
    this.told = null;
    if (!word) return;
    const [told] = await table.link.explain([word]).catch(() => []);
    if (told && key === this.key) this.told = told;
  }
}

export const hovering = new Hovering();
