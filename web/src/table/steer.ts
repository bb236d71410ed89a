import type { GameFace } from '../games/face';
import type { Choosing } from '../state/choosing.svelte';
import type { TableState } from '../state/table.svelte';
import { commandOf, type Command } from './keys';
import type { Screen } from './screen.svelte';

/** What the keys of a table do. */
export function steering(table: TableState, face: GameFace, choosing: Choosing, screen: Screen) {
  /** The next target in board order, or the next of the list where nothing has a place. */
  function walk(step: number): void {
    const order = face.order(table.sections).filter((anchor) => choosing.at(anchor).length);
    const names = order.length ? order : choosing.options.map((option) => option.notation);
    if (!names.length) return;
    const now = names.findIndex((name) =>
      order.length ? choosing.isChosen(name) || choosing.spot === name : choosing.chosen === name,
    );
    const next = names[(now + step + names.length) % names.length]!;
    if (order.length) choosing.lookAt(next);
    else choosing.chosen = next;
    document.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(next)}"]`)?.focus();
  }

  function confirm(): boolean {
    if (table.isBehind) table.catchUp();
    else if (choosing.option) void choosing.play();
    else return false;
    return true;
  }

  function back(): void {
    if (screen.closeTop()) return;
    if (choosing.spot || choosing.chosen || choosing.kind) choosing.back();
    else screen.drawer = false;
  }

  /** False: this key is not ours after all. */
  function obey(command: Command): boolean {
    switch (command.do) {
      case 'digit':
        choosing.pressDigit(command.digit!);
        break;
      case 'walk':
        walk(command.step!);
        break;
      case 'region':
        goToRegion(command.step!);
        break;
      case 'confirm':
        return confirm();
      case 'back':
        back();
        break;
      case 'undo':
        if (table.canUndo) void table.undo();
        break;
      case 'hint':
        if (table.ask) void choosing.askHint();
        break;
      case 'rule':
        screen.toggleRule();
        break;
      case 'log':
      case 'notes':
        screen.toggle(command.do);
        break;
      case 'talk':
        screen.talk();
        break;
      case 'keys':
        screen.keysShown = !screen.keysShown;
        break;
    }
    return true;
  }

  return (event: KeyboardEvent): void => {
    const command = commandOf(event);
    if (!command) return;
    if (event.key !== 'Enter') choosing.byKey = true;
    if (obey(command)) event.preventDefault();
  };
}

/** Board, side, own things, question: the parts of the screen in turn. */
function goToRegion(step: number): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const now = regions.findIndex((one) => one.contains(document.activeElement));
  const first = now < 0 && step < 0 ? 0 : now;
  regions[(first + step + regions.length) % regions.length]?.focus();
}
