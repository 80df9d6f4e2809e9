import { CHUNK_RELOAD_PAUSE_MS } from '../constants.ts';

// After a new release an open page may ask for a part that no longer exists. Loading the page anew gets the new parts;
// at most once a minute, so that a part that is truly broken does not make the page blink for ever.

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

/** True when the page is being loaded again. */
export function reloadOnce(): boolean {
  const stored = sessionStorage.getItem(KEY);
  const now = Date.now();
  if (!mayReload(stored === null ? null : Number(stored), now)) return false;
  sessionStorage.setItem(KEY, String(now));
  location.reload();
  return true;
}
