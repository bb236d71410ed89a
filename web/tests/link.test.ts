import { beforeEach, expect, test } from 'vitest';
import { Link, Refusal, type Owner } from '../src/wire/link';

class Socket {
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { reason: string }) => {};
  send = (text: string) => this.sent.push(JSON.parse(text));
  close = () => {};
  say = (message: object) => this.onmessage({ data: JSON.stringify(message) });
}

const WELCOME = { t: 'welcome', protocol: 2, match: 'm', game: 'lifeboat', seats: 4, seat: 0, events: 0, now: 0 };
let sockets: Socket[];
let later: (() => void)[];
let lost: (number | null | string)[];
let link: Link;

beforeEach(() => {
  [sockets, later, lost] = [[], [], []];
  const owner: Owner = {
    welcomed: () => {},
    shown: () => {},
    heard: () => {},
    lost: (seconds, reason) => lost.push(reason || seconds),
  };
  link = new Link('ws://here', owner, {
    open: () => {
      const socket = new Socket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    later: (_, act) => {
      later.push(act);
      return () => {};
    },
  });
  link.connect();
  sockets[0]!.onopen();
});

test('the first message is hello, with no events yet', () => {
  expect(sockets[0]!.sent).toEqual([{ t: 'hello', protocol: 2, since: 0, token: '' }]);
});

test('after a break it asks only for the events it missed', () => {
  sockets[0]!.say(WELCOME);
  sockets[0]!.say({ t: 'state', whole: false, public: { events: [{}, {}] }, private: { events: [[1, {}]] } });
  sockets[0]!.onclose({ reason: '' });
  later[0]!();
  sockets[1]!.onopen();

  expect(sockets[1]!.sent[0]!.since).toBe(3);
});

test('a refusal is an error with its code and its rule', async () => {
  sockets[0]!.say(WELCOME);
  const answer = link.say(['row'], 3);
  sockets[0]!.say({ t: 'refused', re: 1, code: 'stale', rule: 'LIF-06.3', text: '', args: {} });

  await expect(answer).rejects.toMatchObject({ code: 'stale', rule: 'LIF-06.3' });
});

test('a line on which nothing is answered is given up, and tried again', async () => {
  sockets[0]!.say(WELCOME);
  const answer = link.say(['row'], 3);
  later[0]!();

  await expect(answer).rejects.toMatchObject({ code: 'no-connection' });
  later[1]!();
  expect(sockets).toHaveLength(2);
});

test('what was not answered when the line broke is refused, not forgotten', async () => {
  sockets[0]!.say(WELCOME);
  const answer = link.say(['row'], 3);
  sockets[0]!.onclose({ reason: '' });

  await expect(answer).rejects.toBeInstanceOf(Refusal);
});

test('nothing can be said before the welcome', async () => {
  await expect(link.say(['row'], 1)).rejects.toMatchObject({ code: 'no-connection' });
});

test('a table that is not there is not asked for again', () => {
  sockets[0]!.onclose({ reason: 'no-match' });

  expect(lost.at(-1)).toBe('no-match');
  expect(later).toEqual([]);
});
