import { gaveNonce } from '../state/seen';
import { Refusal } from './link';
import type {
  ChapterText,
  FoundRule,
  GameInfo,
  MatchInfo,
  Me,
  NewMatch,
  Regret,
  ReplayPage,
  TableSettings,
  Token,
} from './protocol';

async function ask<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('no-connection');
  }
  const isJson = response.headers.get('content-type')?.includes('json');
  const answer = response.status === 204 ? undefined : isJson ? await response.json() : await response.text();
  if (response.ok) return answer as T;
  throw new Refusal(answer?.code ?? 'no-connection', answer?.rule, answer?.args, answer?.text);
}

const get = <T>(path: string) => ask<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);

/** The REST door, by the names of what is wanted. */
export const rest = {
  /** Is there a server that plays? */
  isThere: () =>
    fetch('/ready', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  /** Nobody, for a browser that has never been here. */
  me: () => get<Me | undefined>('/me?if_known=true'),
  introduce: (name: string, lang: string) => post<Me>('/me', { name, lang }),
  /** Another guest at this device; the key is the token that speaks for them. */
  beside: (name: string, lang: string) => post<{ key: string }>('/me/beside', { name, lang }),
  password: (password: string) => post<void>('/door', { password }),
  recovery: () => post<{ key: string }>('/me/recovery'),
  tokens: () => get<Token[]>('/me/tokens'),
  newToken: (label: string) => post<{ key: string }>('/me/tokens', { label }),
  revoke: (id: string) => ask<void>('DELETE', `/me/tokens/${id}`),
  /** Every other device, and every key. */
  signOut: () => post<Me>('/me/sign-out'),
  /** Another address for my notices; the old one leads nowhere. */
  renewFeed: () => post<Me>('/me/feed'),
  forget: () => ask<void>('DELETE', '/me'),
  /** `replace`: though this browser is somebody else already. */
  recover: (code: string, replace: boolean) => post<Me>('/me/recover', { code, replace }),
  games: () => get<GameInfo[]>('/games'),
  lobby: () => get<MatchInfo[]>('/lobby'),
  mine: () => get<MatchInfo[]>('/matches'),
  match: (id: string) => get<MatchInfo>(`/matches/${id}`),
  create: (table: Partial<NewMatch> & Pick<NewMatch, 'game' | 'seats'>) => post<MatchInfo>('/matches', table),
  byCode: (code: string) => post<MatchInfo>('/join', { code }),
  /** My nonce is kept here too, so that I can look for it in the record. */
  sit: async (id: string, seat: number | null, nonce: string, token = '') => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const match = await ask<MatchInfo>('POST', `/matches/${id}/sit`, { seat, nonce }, headers);
    gaveNonce(id, nonce);
    return match;
  },
  leave: (id: string) => post<MatchInfo>(`/matches/${id}/leave`),
  comeBack: (id: string) => post<MatchInfo>(`/matches/${id}/return`),
  start: (id: string) => post<MatchInfo>(`/matches/${id}/start`),
  pause: (id: string) => post<MatchInfo>(`/matches/${id}/pause`),
  resume: (id: string) => post<MatchInfo>(`/matches/${id}/resume`),
  abandon: (id: string) => post<MatchInfo>(`/matches/${id}/abandon`),
  /** To this bot; or free, for whoever sits down. */
  seat: (id: string, seat: number, bot: string, free = false) =>
    post<MatchInfo>(`/matches/${id}/seats/${seat}`, { bot, free }),
  host: (id: string, seat: number) => post<MatchInfo>(`/matches/${id}/host`, { seat }),
  switches: (id: string, changed: TableSettings) => post<MatchInfo>(`/matches/${id}/settings`, changed),
  rematch: (id: string) => post<MatchInfo>(`/matches/${id}/rematch`),
  record: (id: string) => get<string>(`/matches/${id}/record`),
  review: (id: string) => get<Regret[]>(`/matches/${id}/review`),
  verify: (id: string) => get<{ honest: boolean; move: number | null; moves: number }>(`/matches/${id}/verify`),
  portraits: (id: string, first: number) => get<string>(`/matches/${id}/portraits?first=${first}`),
  replay: (id: string, eyes: string, first: number) =>
    get<ReplayPage>(`/matches/${id}/replay?eyes=${eyes}&first=${first}`),
  rules: (game: string) => get<ChapterText[]>(`/rules/${game}`),
  searchRules: (game: string, asked: string) =>
    get<FoundRule[]>(`/rules/${game}/search?q=${encodeURIComponent(asked)}`),
};
