import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLoadingBar } from './enhance-page.ts';

// The few parts of a document that the bar needs.

interface Bar {
  className: string;
  style: Map<string, string>;
  remove: () => void;
}
let bars: Bar[];
let page: EventTarget;
let browser: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  bars = [];
  browser = new EventTarget();
  page = Object.assign(new EventTarget(), {
    body: { append: (bar: Bar) => bars.push(bar) },
    querySelector: (selector: string) => bars.find(({ className }) => selector === `.${className}`) ?? null,
    createElement: () => {
      const properties = new Map<string, string>();
      const style = Object.assign(properties, { setProperty: properties.set });
      const bar: Bar = { className: '', style, remove: () => void bars.splice(bars.indexOf(bar), 1) };
      return bar;
    },
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  showLoadingBar();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const send = () => page.dispatchEvent(new Event('submit'));

test('it appears after 200 ms and runs for 5000 ms [9.19]', () => {
  send();
  vi.advanceTimersByTime(199);
  expect(bars).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(bars.map(({ className }) => className)).toEqual(['loading-bar']);
  expect(bars[0]?.style.get('--loading-bar-ms')).toBe('5000ms');
  vi.advanceTimersByTime(4999);
  expect(bars).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(bars).toEqual([]);
});

test('a document that arrives within 200 ms never shows it, a later one removes it', () => {
  send();
  vi.advanceTimersByTime(199);
  browser.dispatchEvent(new Event('pageshow'));
  vi.runAllTimers();
  expect(bars).toEqual([]);
  send();
  vi.advanceTimersByTime(300);
  expect(bars).toHaveLength(1);
  browser.dispatchEvent(new Event('pageshow'));
  expect(bars).toEqual([]);
});

test('a form sent by a script leaves no document', () => {
  const sending = new Event('submit', { cancelable: true });
  sending.preventDefault();
  page.dispatchEvent(sending);
  vi.advanceTimersByTime(300);
  expect(bars).toEqual([]);
});
