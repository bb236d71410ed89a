import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let clock: typeof import('../src/state/clock.svelte');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval'] });
  vi.resetModules();
  clock = await import('../src/state/clock.svelte');
});

afterEach(() => {
  vi.useRealTimers();
});

test('it counts on from what the server said', () => {
  vi.advanceTimersByTime(20_000);
  clock.setByServer(1_000);
  vi.advanceTimersByTime(3_000);

  expect(clock.serverNow()).toBeCloseTo(1_003);
});

test('after a restart the server may say less than before', () => {
  clock.setByServer(1_000);
  vi.advanceTimersByTime(3_000);
  clock.setByServer(998);

  expect(clock.serverNow()).toBeCloseTo(998);
});

test.each([3_600_000, -3_600_000])('a jump of the wall clock of %i ms changes nothing', (jump) => {
  clock.setByServer(1_000);
  vi.setSystemTime(Date.now() + jump);
  vi.advanceTimersByTime(1_000);

  expect(clock.serverNow()).toBeCloseTo(1_001);
});
