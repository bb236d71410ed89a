/** What this browser saw and gave before a game began; without it a later check would only repeat what the server says. */
export interface Seen {
  commitment?: string;
  nonce?: string;
}

const KEY = 'holdfast-seen';
const MOST = 200;

function all(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export const recall = (match: string): Seen => all()[match] ?? {};

/** The first promise stays, whatever is said later. */
export function sawCommitment(match: string, commitment: string): void {
  if (!recall(match).commitment) keep(match, { ...recall(match), commitment });
}

/** The last seat I took is mine. */
export const gaveNonce = (match: string, nonce: string): void => keep(match, { ...recall(match), nonce });

/** The oldest matches are forgotten. */
function keep(match: string, seen: Seen): void {
  const { [match]: _, ...others } = all();
  const kept = [...Object.entries(others), [match, seen] as const].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}
