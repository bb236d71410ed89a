import type { LogLine } from '../../table/log';

const CARD = 'aurora-event-action-shown';
const SCOUTED = 'aurora-event-automa-scouted';
const PHASE = 'aurora-event-phase-began';
const MOST = 7;

/** What the Automa's last card did: the card, and line by line what followed until somebody else did something. */
export function lastSlip(lines: LogLine[]): { card: string; lines: LogLine[] } | null {
  const at = lines.map((line) => line.text.id).lastIndexOf(CARD);
  if (at < 0) return null;
  const told: LogLine[] = [];
  for (const line of lines.slice(at + 1)) {
    if (line.head || line.mine || line.text.id === PHASE || (line.who && line.who !== 'automa')) break;
    told.push(line);
  }
  return { card: String(lines[at]!.text.args?.action ?? '').replace(/^aurora-/, ''), lines: told.slice(0, MOST) };
}

/** The slot where the Automa was last, and what it did there. */
export function lastTaken(lines: LogLine[]): { slot: number; does: string } | null {
  const line = lastSlip(lines)?.lines.find((one) => one.text.id === SCOUTED);
  return line ? { slot: Number(line.text.args?.slot), does: String(line.text.args?.does) } : null;
}
