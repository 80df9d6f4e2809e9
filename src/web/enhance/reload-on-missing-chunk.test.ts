import { afterEach, expect, test, vi } from 'vitest';
import { isMissingChunk, mayReload, reloadOnMissingChunk } from './reload-on-missing-chunk.ts';

test.each([
  [null, 1_000_000, true],
  [1_000_000, 1_000_000, false],
  [1_000_000, 1_059_999, false],
  [1_000_000, 1_060_000, true],
])('reloaded at %s, now %s: may reload %s [2.62]', (reloadedAt, now, expected) => {
  expect(mayReload(reloadedAt, now)).toBe(expected);
});

test.each([
  [new TypeError('Failed to fetch dynamically imported module: /assets/x.js'), true],
  [new TypeError('error loading dynamically imported module'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Broken'), false],
  ['Broken', false],
])('%s', (error, expected) => {
  expect(isMissingChunk(error)).toBe(expected);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

class Link extends EventTarget {
  closest = () => this;
}

/** A window that knows no more than events, with a link in it. */
function openPage() {
  vi.useFakeTimers();
  const [page, reload, stored] = [new EventTarget(), vi.fn(), new Map<string, string>()];
  vi.stubGlobal('window', page);
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  reloadOnMissingChunk();
  const happens = (name: string, more: object = {}) => {
    const event = new Event(name, { cancelable: true });
    for (const [key, value] of Object.entries(more)) Object.defineProperty(event, key, { value });
    page.dispatchEvent(event);
    return event;
  };
  happens('pageshow');
  return { happens, reload };
}

test('a missing chunk reloads the page', () => {
  const { happens, reload } = openPage();
  expect(happens('vite:preloadError').defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['beforeunload', {}],
  ['submit', {}],
  ['click', { target: new Link() }],
])('after %s nothing is reloaded: the page that somebody goes to would be lost', (name, more) => {
  const { happens, reload } = openPage();
  happens(name, more);
  expect(happens('vite:preloadError').defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  happens('vite:preloadError');
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['a link that the router follows', 'click', { target: new Link(), defaultPrevented: true }],
  ['a click beside links', 'click', { target: new EventTarget() }],
  ['a form that a script sends', 'submit', { defaultPrevented: true }],
  ['a page shown again', 'pageshow', {}],
])('%s leaves no page', (_, name, more) => {
  const { happens, reload } = openPage();
  happens(name, more);
  happens('vite:preloadError');
  expect(reload).toHaveBeenCalledOnce();
});

test('a chunk whose page is being left is no error, any other failure is', () => {
  const { happens } = openPage();
  const missing = { reason: new TypeError('error loading dynamically imported module: /assets/a.js') };
  expect(happens('unhandledrejection', missing).defaultPrevented).toBe(false);
  happens('beforeunload');
  expect(happens('unhandledrejection', missing).defaultPrevented).toBe(true);
  expect(happens('unhandledrejection', { reason: new Error('ours') }).defaultPrevented).toBe(false);
});
