import type { Happened, Text } from '../wire/protocol';

/** `FellOverboard` as `fell-overboard`, `evening_prep` as `evening-prep`. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|[_ ]/g, '-').toLowerCase();
}

/** The sentence that tells of an event. */
export const ofEvent = (game: string, { event, id, args }: Happened): Text => ({
  id: id || `${game}-event-${kebab(event)}`,
  args: { ...args },
});

/** The ids of the game in an event's arguments, as the board calls them: `kid`, not `lifeboat-kid`. */
export function idsIn(game: string, { args = {} }: Happened): Record<string, string> {
  const own = `${game}-`;
  const found = Object.entries(args).filter(([, value]) => typeof value === 'string' && value.startsWith(own));
  return Object.fromEntries(found.map(([name, value]) => [name, (value as string).slice(own.length)]));
}
