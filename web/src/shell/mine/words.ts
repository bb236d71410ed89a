/** What a list of tables says of each: how long there is, who is waited for, how it ended. */
import type { MatchInfo } from '../../wire/protocol';
import { capital, knows, nameOf, say, sayText } from '../../words/language.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** «38 с», «5 мин», «14 ч», «2 дня». */
export function timeText(seconds: number): string {
  if (seconds < 2 * MINUTE) return say('web-in-seconds', { n: Math.max(0, Math.round(seconds)) });
  if (seconds < 2 * HOUR) return say('web-in-minutes', { n: Math.round(seconds / MINUTE) });
  if (seconds < 2 * DAY) return say('web-in-hours', { n: Math.round(seconds / HOUR) });
  return say('web-in-days', { n: Math.round(seconds / DAY) });
}

/** Who has a seat: their name; else what the table calls it; else the bot and its chair. */
export function seatName(match: MatchInfo, seat: number): string {
  const one = match.seats[seat];
  if (one?.name) return one.name;
  const id = `${match.game}-${one?.called}`;
  if (!knows(`name-${id}`)) return say(one?.bot ? 'web-bot-at' : 'web-seat-at', { n: seat + 1 });
  const name = capital(nameOf(id));
  return one?.bot ? say('web-bot-called', { name }) : name;
}

const named = (match: MatchInfo, seats: number[]) => seats.map((seat) => seatName(match, seat)).join(', ');

/** The other people by name, and how many bots. */
export function companyText(match: MatchInfo): string {
  const others = match.seats.filter((seat) => !seat.me && seat.name).map((seat) => seat.name);
  const bots = match.seats.filter((seat) => seat.bot && !seat.name).length;
  return [
    others.length ? say('web-with', { names: others.join(', ') }) : '',
    bots ? say('web-bots', { n: bots }) : '',
    say(`web-pace-${match.pace}`),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What I am asked, and what the clock will do; or what the table waits for. */
export function standText(match: MatchInfo): string {
  if (match.status === 'paused') return pausedText(match);
  if (match.ask) return sayText(match.ask.title);
  if (match.status === 'waiting') {
    const taken = match.seats.filter((seat) => seat.name || seat.bot).length;
    return say('web-seats-taken', { n: taken, all: match.seats.length });
  }
  if (match.status === 'over') return outcomeText(match);
  if (match.status === 'playing') return waitingText(match);
  return say(`web-status-${match.status}`);
}

export function clockText(match: MatchInfo, left: number | null): string {
  if (left === null) return '';
  const time = timeText(left);
  return match.ask?.default
    ? say('web-left-then', { time, default: sayText(match.ask.default) })
    : say('web-left', { time });
}

function waitingText(match: MatchInfo): string {
  const waiting = match.waiting;
  if (!waiting) return say('web-others-play');
  const id = `web-what-${match.game}-${waiting.ask}`;
  const what = knows(id) ? say(id) : '';
  const who = waiting.who?.filter((seat) => !waiting.answered?.includes(seat));
  const asked = who?.length ? say('web-asked', { who: named(match, who) }) : say('web-others-play');
  return what ? `${asked} · ${what}` : asked;
}

function pausedText(match: MatchInfo): string {
  if (match.because && match.because !== 'host') return say(`web-paused-${match.because}`);
  if (match.can?.includes('resume')) return say('web-paused-by-me');
  const host = match.seats.find((seat) => seat.host)?.name;
  return host ? say('web-paused-by', { who: host }) : say('web-paused-now');
}

/** Who won with how much, and which place I took. */
export function outcomeText(match: MatchInfo): string {
  const outcome = match.outcome;
  if (!outcome) return say('web-status-over');
  const me = match.seats.find((seat) => seat.me)?.seat ?? -1;
  const points = (seat: number) => outcome.scores[seat] ?? 0;
  if (!outcome.winners.length) return say('web-nobody-won');
  if (outcome.winners.includes(me)) {
    const others = outcome.winners.filter((seat) => seat !== me);
    if (others.length === match.seats.length - 1) return say('web-outcome-together');
    return others.length
      ? say('web-outcome-shared', { who: named(match, others), points: points(me) })
      : say('web-outcome-mine', { points: points(me) });
  }
  const won = { who: named(match, outcome.winners), points: points(outcome.winners[0]!) };
  return outcome.mine
    ? say('web-outcome-place', { ...won, place: outcome.mine, all: match.seats.length, mine: points(me) })
    : say('web-outcome', won);
}
