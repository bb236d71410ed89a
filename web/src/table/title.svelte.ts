import { say } from '../words/language.svelte';

/** The page's title and picture say when it is my turn. */
export function watchTitle(isMyTurn: () => boolean): void {
  $effect(() => {
    const mine = isMyTurn();
    document.title = mine ? `● ${say('web-kind-decision')} — Holdfast` : 'Holdfast';
    document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = mine ? '/icon-turn.svg' : '/icon.svg';
    return () => {
      document.title = 'Holdfast';
    };
  });
}
