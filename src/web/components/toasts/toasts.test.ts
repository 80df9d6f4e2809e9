import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_MS } from '#web/constants.ts';
import { createToastStore } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const titles = (store: ReturnType<typeof createToastStore>) => store.list().map((toast) => toast.title);

test('a toast leaves after its time, another only by hand [2.75] [3.14] [4.19]', () => {
  const store = createToastStore();
  store.show('success', 'saved');
  store.show('error', { title: 'short', ms: 100 });
  const id = store.show('warning', { title: 'stays', ms: null });
  vi.advanceTimersByTime(100);
  expect(titles(store)).toEqual(['saved', 'stays']);
  vi.advanceTimersByTime(TOAST_MS - 101);
  expect(titles(store)).toEqual(['saved', 'stays']);
  vi.advanceTimersByTime(1);
  expect(titles(store)).toEqual(['stays']);
  store.close(id);
  expect(titles(store)).toEqual([]);
});

test('pauses the timer while a toast is hovered', () => {
  const store = createToastStore();
  const id = store.show('success', 'saved');
  store.hold(id);
  vi.advanceTimersByTime(TOAST_MS * 3);
  expect(titles(store)).toEqual(['saved']);
  store.release(id);
  vi.advanceTimersByTime(TOAST_MS);
  expect(titles(store)).toEqual([]);
});

test('drops the oldest of six toasts and notifies subscribers', () => {
  const store = createToastStore();
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  for (const title of ['1', '2', '3', '4', '5', '6']) store.show('success', title);
  expect(titles(store)).toEqual(['2', '3', '4', '5', '6']);
  expect(heard).toHaveBeenCalled();
  stop();
  heard.mockClear();
  store.show('success', '7');
  expect(heard).not.toHaveBeenCalled();
});

test('the list keeps its identity until something changes, as React requires of a store', () => {
  const store = createToastStore();
  store.show('success', 'saved');
  expect(store.list()).toBe(store.list());
});

test('all are closed at once', () => {
  const store = createToastStore();
  store.show('success', 'saved');
  store.show('error', { title: 'refused', ms: null });
  store.closeAll();
  expect(store.list()).toEqual([]);
});
