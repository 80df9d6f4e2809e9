import { withoutLanguage } from '#domain/language.ts';
import { PREFETCH_IDLE_MS } from '#web/constants.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** No prefetching with data saver or on a slow connection (docs/specification.md#s9.17). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

export const connectionOf = (browser: Navigator): Connection | undefined =>
  'connection' in browser ? (browser.connection as Connection) : undefined;

/** After two idle seconds, the pages behind visible links are prefetched. */
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
  // A link with a query may have effects (the language switch does); the app checks permissions anyway.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([download])')) {
    if (link.search === '' && !/^\/(app|api)(\/|$)/.test(withoutLanguage(link.pathname))) watcher.observe(link);
  }
}
