import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MODAL_CLOSE_MS, MODAL_SHAKE_MS } from '#web/constants.ts';
import { countUp } from './counter.tsx';
import { suppressEscape } from './modal.tsx';

test.each([
  [0, 0, false],
  [500, 700, false],
  [900, 799.2, false],
  [1000, 800, true],
  [4000, 800, true],
])('of 800, after %i ms: %d [9.21]', (elapsed, shown, isDone) => {
  expect(countUp(800, elapsed)).toEqual({ shown: expect.closeTo(shown), isDone });
});

test.each([
  [0, 40],
  [500, 92.5],
  [1000, 100],
])('a figure that changes counts on from the one before: after %i ms %d', (elapsed, shown) => {
  expect(countUp(100, elapsed, 40).shown).toBeCloseTo(shown);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a key press reaches later listeners. */
function passes(page: EventTarget, key: string): boolean {
  const press = Object.assign(new Event('keydown'), { key });
  page.dispatchEvent(press);
  return !press.cancelBubble;
}

test('the modal closes in 250 ms and shakes for 500 ms, in the script as in the style [9.22]', () => {
  const css = readFileSync(new URL('../../app.css', import.meta.url), 'utf8');
  expect(MODAL_CLOSE_MS).toBe(250);
  expect(MODAL_SHAKE_MS).toBe(500);
  expect(css).toContain(`--animate-shake: shake ${MODAL_SHAKE_MS}ms `);
});

test('a second Escape is kept from the page for 250 ms; other keys are not', () => {
  const page = new EventTarget();
  suppressEscape(page);
  vi.advanceTimersByTime(249);
  expect([passes(page, 'Escape'), passes(page, 'a')]).toEqual([false, true]);
  vi.advanceTimersByTime(1);
  expect(passes(page, 'Escape')).toBe(true);
});

test('a modal that opens again gets its Escape back at once', () => {
  const page = new EventTarget();
  const stop = suppressEscape(page);
  stop();
  expect(passes(page, 'Escape')).toBe(true);
});
