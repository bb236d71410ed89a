import type { Choosing } from '../../state/choosing.svelte';
import { say } from '../../words/language.svelte';
import type { View } from './view';
import type { Stop } from './view.types';

/** Where my movement would end: a stop is meant by one press, with all the words that lead there, and said by the next. */
class Going {
  /** The space under the pointer, or -1. */
  over = $state(-1);
  private meant = $state(-1);

  isMeant(choosing: Choosing, stop: Stop): boolean {
    return this.meant === stop.space && choosing.chosen === stop.words[0];
  }

  /** The stop that is pointed at, else the one that is meant. */
  stop(view: View, choosing: Choosing): Stop | undefined {
    const stops = view.me?.trip?.stops ?? [];
    return stops.find((one) => one.space === this.over) ?? stops.find((one) => this.isMeant(choosing, one));
  }

  to(choosing: Choosing, stop: Stop): void {
    const again = this.isMeant(choosing, stop);
    this.meant = stop.space;
    if (!again) choosing.mean(stop.words, say('web-aurora-drive-to', { n: stop.space }));
    else void choosing.play();
  }
}

export const going = new Going();
