import type { Ask } from '../../wire/sections';
import { MEANS } from './view';
import type { Tokens } from './printed';

/** A payment that is asked for: how much in all, how much of each kind at most, and which payment it is. */
export interface Payment {
  /** The number of the question. */
  id: number;
  amount: number;
  limits: Tokens;
  /** Equal for the words of one payment, which are asked for one after another. */
  key: string;
}

export function paymentOf(ask: Ask | null): Payment | null {
  if (ask?.name !== 'PayTokens') return null;
  const { amount, limits, purpose, giver, to } = ask.title.args as Record<string, any>;
  const most = String(limits).split(',').map(Number);
  return {
    id: ask.id,
    amount: Number(amount),
    limits: Object.fromEntries(MEANS.map((means, n) => [means, most[n] ?? 0]).filter(([, n]) => n)),
    key: [purpose, giver, to].join(' '),
  };
}

export const total = (mix: Tokens): number => Object.values(mix).reduce((sum, n) => sum + n, 0);

/** The kinds of a mix in the order in which they are said. */
export const kinds = (mix: Tokens): string[] => MEANS.filter((means) => mix[means]);

/** `pay 2 wood`, then `pay microchip`. */
export const wordOf = (means: string, amount: number): string =>
  amount === 1 ? `pay ${means}` : `pay ${amount} ${means}`;

/** What is still to be said of a mix when its first kind is paid. */
export function restOf(mix: Tokens): Tokens {
  const [, ...rest] = kinds(mix);
  return Object.fromEntries(rest.map((means) => [means, mix[means]!]));
}

/** Is this the payment that was being made, with its first kind paid? */
export const goesOn = (now: Payment, before: Payment, mix: Tokens): boolean =>
  now.key === before.key && total(restOf(mix)) > 0 && total(mix) === before.amount && now.amount === total(restOf(mix));
