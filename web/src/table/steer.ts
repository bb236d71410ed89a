import type { GameFace } from '../games/face';
import type { Choosing } from '../state/choosing.svelte';
import type { TableState } from '../state/table.svelte';
import { SPEEDS, type Speed } from '../state/pace';
import { settings } from '../state/settings.svelte';
import { commandOf, type Command } from './keys';
import type { Screen } from './screen.svelte';

/** What the keys of a table do. */
export function steering(table: TableState, face: GameFace, choosing: Choosing, screen: Screen) {
  /** The next target in board order, or the next of the list where nothing has a place. */
  function walk(step: number): void {
    const order = face.order(table.sections).filter((anchor) => choosing.at(anchor).length);
    const names = order.length ? order : choosing.listed.map((option) => option.notation);
    if (!names.length) return;
    const now = names.findIndex((name) =>
      order.length ? choosing.isChosen(name) || choosing.spot === name : choosing.chosen === name,
    );
    const next = names[(now + step + names.length) % names.length]!;
    if (order.length) choosing.lookAt(next);
    else choosing.chosen = next;
    document.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(next)}"]`)?.focus();
  }

  /** Answer; or else go to where one can. */
  function confirm(): boolean {
    if (table.ask && choosing.option) void choosing.play();
    else if (table.isBehind) screen.skip();
    else return false;
    return true;
  }

  /** Step by step, the next step; otherwise nothing of ours. */
  function next(): boolean {
    if (!table.isBehind || settings.speed !== 0) return false;
    table.next();
    return true;
  }

  function back(): void {
    table.refusal = null;
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
      case 'next':
        return next();
      case 'skip':
        if (table.isBehind) screen.skip();
        break;
      case 'speed':
        settings.speed = paced(command.step!);
        break;
      case 'back':
        back();
        break;
      case 'undo':
        table.takeBack();
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
      case 'trade':
        if (!screen.canTrade) return false;
        screen.open('trade');
        break;
      case 'keys':
        screen.keysShown = !screen.keysShown;
        break;
    }
    return true;
  }

  /** What was pointed at last keeps the focus, but Enter and Space stay the table's. */
  let pointed: Element | null = null;
  const buttonAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('button, a') : null);
  const isElsewhere = (target: EventTarget | null): boolean => {
    const button = buttonAt(target);
    return screen.keysShown || screen.settingsShown || (!!button && button !== pointed);
  };

  function key(event: KeyboardEvent): void {
    const command = commandOf(event);
    if (!command) return;
    if ((command.do === 'confirm' || command.do === 'next') && isElsewhere(event.target)) return;
    if (event.key !== 'Enter') choosing.byKey = true;
    if (obey(command)) event.preventDefault();
  }

  function point(event: PointerEvent): void {
    choosing.byKey = false;
    pointed = buttonAt(event.target);
  }
  function focus(event: FocusEvent): void {
    if (event.target !== pointed) pointed = null;
  }
  return { key, point, focus };
}

/** One step faster or slower; step by step is the slowest. */
function paced(step: number): Speed {
  const order = [...SPEEDS].sort((a, b) => a - b);
  return order[Math.max(0, Math.min(order.length - 1, order.indexOf(settings.speed) + step))]!;
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
