import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withMinimumDelay } from './use-minimum-busy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const reported: boolean[] = [];
  return { reported, report: withMinimumDelay((isHeld) => reported.push(isHeld)) };
}

test('stays idle until something is sent', () => {
  const { reported, report } = start();
  report(false);
  vi.runAllTimers();
  expect(reported).toEqual([]);
});

test.each([
  [10, 190],
  [199, 1],
])('with a response after %i ms, it shows as sending for %i ms more [9.20]', (answered, more) => {
  const { reported, report } = start();
  report(true);
  vi.advanceTimersByTime(answered);
  report(false);
  vi.advanceTimersByTime(more - 1);
  expect(reported).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(reported).toEqual([true, false]);
});

test('a slow response ends it at once', () => {
  const { reported, report } = start();
  report(true);
  vi.advanceTimersByTime(900);
  report(false);
  vi.advanceTimersByTime(0);
  expect(reported).toEqual([true, false]);
});

test('sent again within that time, it starts over', () => {
  const { reported, report } = start();
  report(true);
  vi.advanceTimersByTime(20);
  report(false);
  vi.advanceTimersByTime(100);
  report(true);
  report(false);
  vi.advanceTimersByTime(199);
  expect(reported).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect(reported).toEqual([true, true, false]);
});
