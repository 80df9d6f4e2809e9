import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withMinimumDelay } from './minimum-delay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const told: boolean[] = [];
  return { told, tell: withMinimumDelay((isHeld) => told.push(isHeld)) };
}

test('stays idle until something is sent', () => {
  const { told, tell } = start();
  tell(false);
  vi.runAllTimers();
  expect(told).toEqual([]);
});

test.each([
  [10, 190],
  [199, 1],
])('answered after %i ms, it shows as being sent for %i ms more [9.20]', (answered, more) => {
  const { told, tell } = start();
  tell(true);
  vi.advanceTimersByTime(answered);
  tell(false);
  vi.advanceTimersByTime(more - 1);
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([true, false]);
});

test('a slow answer ends it at once', () => {
  const { told, tell } = start();
  tell(true);
  vi.advanceTimersByTime(900);
  tell(false);
  vi.advanceTimersByTime(0);
  expect(told).toEqual([true, false]);
});

test('sent again within that time, it counts anew', () => {
  const { told, tell } = start();
  tell(true);
  vi.advanceTimersByTime(20);
  tell(false);
  vi.advanceTimersByTime(100);
  tell(true);
  tell(false);
  vi.advanceTimersByTime(199);
  expect(told).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([true, true, false]);
});
