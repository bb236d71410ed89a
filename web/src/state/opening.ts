/** Tables that I open: the server shows its commitment first, and only then gets my part of the shuffle. */
import { rest } from '../wire/rest';
import type { MatchInfo, NewMatch } from '../wire/protocol';
import { nonce } from './nonce';
import { sawCommitment } from './seen';

type Wanted = Partial<NewMatch> & Pick<NewMatch, 'game' | 'seats'>;

export async function openTable({ start, ...table }: Wanted): Promise<MatchInfo> {
  const seated = await mixedIn(await rest.create(table));
  return start ? rest.start(seated.id) : seated;
}

/** The same table once more; whoever comes later finds it waiting, or begun. */
export async function openAgain(match: string): Promise<MatchInfo> {
  const again = await rest.rematch(match);
  return again.status === 'waiting' ? mixedIn(again) : again;
}

async function mixedIn({ id, commitment }: MatchInfo): Promise<MatchInfo> {
  sawCommitment(id, commitment);
  return rest.sit(id, null, nonce());
}
