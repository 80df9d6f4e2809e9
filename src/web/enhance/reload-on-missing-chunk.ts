import { CHUNK_RELOAD_PAUSE_MS } from '#web/constants.ts';

// After a new release an open page may request a chunk that no longer exists. Reloading the page gets the new chunks;
// at most once a minute, so that a truly broken chunk does not cause a reload loop.

const KEY = 'reloaded-at';

export const mayReload = (reloadedAt: number | null, now: number): boolean =>
  reloadedAt === null || now - reloadedAt >= CHUNK_RELOAD_PAUSE_MS;

export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}

export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|error loading dynamically/i.test(error.message);

/** True if the page is being reloaded. */
export function reloadOnce(): boolean {
  const stored = sessionStorage.getItem(KEY);
  const now = Date.now();
  if (!mayReload(stored === null ? null : Number(stored), now)) return false;
  sessionStorage.setItem(KEY, String(now));
  location.reload();
  return true;
}
