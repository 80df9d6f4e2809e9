import { PREFETCH_IDLE_MS } from '../constants.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nobody's data is spent who asked to save it or is on a slow line (docs/specification.md#s9.17). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

export const connectionOf = (browser: Navigator): Connection | undefined =>
  'connection' in browser ? (browser.connection as Connection) : undefined;

/** Two quiet seconds after loading, the pages behind visible links are fetched ahead. */
export function prefetchVisibleLinks(): void {
  if (!mayPrefetch(connectionOf(navigator))) return;
  setTimeout(() => whenIdle(watchLinks), PREFETCH_IDLE_MS);
}

const whenIdle = (task: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(task) : task());

function watchLinks(): void {
  const fetched = new Set([location.pathname]);
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      watcher.unobserve(target);
      if (fetched.has(target.pathname)) continue;
      fetched.add(target.pathname);
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = target.pathname;
      document.head.append(hint);
    }
  });
  // A link with a query may do something (the language switch does); the app checks who is asking anyway.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([download])')) {
    if (link.search === '' && !/^(\/de)?\/(app|api)(\/|$)/.test(link.pathname)) watcher.observe(link);
  }
}
