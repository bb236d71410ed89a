import { rest } from '../../wire/rest';
import { answering, markedWords } from './marked';
import type { ChapterText, FoundRule } from '../../wire/protocol';

const PAUSE = 180;

/** A search of one rulebook: the server knows word forms and what else things are called. */
export class Searching {
  asked = $state('');
  /** Null: nothing is asked, or the answer has not come yet. */
  found = $state.raw<FoundRule[] | null>(null);
  failed = $state(false);

  constructor(game: () => string) {
    $effect(() => {
      const [slug, asked] = [game(), this.asked.trim()];
      if (!asked) {
        this.found = null;
        return;
      }
      let isOld = false;
      const timer = setTimeout(() => {
        rest.searchRules(slug, asked).then(
          (found) => {
            if (!isOld) [this.found, this.failed] = [found, false];
          },
          () => {
            if (!isOld) [this.found, this.failed] = [null, true];
          },
        );
      }, PAUSE);
      return () => {
        isOld = true;
        clearTimeout(timer);
      };
    });
  }

  /** The chapters with the rules that answer; all of them while nothing is asked. */
  within(chapters: ChapterText[]): ChapterText[] {
    return answering(chapters, this.found);
  }

  /** A rule's text in pieces: those that answer are marked. */
  marked(rule: string, text: string): [string, boolean][] {
    const words = this.found?.find((one) => one.id === rule)?.words ?? [];
    return markedWords(text, words);
  }
}
