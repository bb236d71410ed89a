import type { Manner } from '../wire/protocol';

/** How each event of a game is shown, by its name: its `telling.toml`, as the server gives it. */
export type Telling = Readonly<Record<string, Manner>>;
