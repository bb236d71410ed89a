import type { Ask } from '../../wire/sections';

const FIRST_CHAPTER = 10;
const BUILDING = 5;
const STEPS = 7;

/** Which of the seven steps of the night a question belongs to: the chapters of the rules follow them. */
export function stepOf(ask: Ask | null, phase: string): number {
  if (phase === 'disasters') return 1;
  if (!ask) return STEPS;
  const chapter = Number(/^OUT-(\d+)/.exec(ask.rule)?.[1] ?? 0);
  const step = chapter - FIRST_CHAPTER + 1;
  return step >= 1 && step <= STEPS ? step : BUILDING;
}
