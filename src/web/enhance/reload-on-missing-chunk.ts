import { CHUNK_RELOAD_PAUSE_MS } from '#web/constants.ts';

// After a new release an open page may request a chunk that no longer exists. Reloading the page gets the new chunks;
// at most once a minute, so that a truly broken chunk does not cause a reload loop.

const KEY = 'reloaded-at';

export const mayReload = (reloadedAt: number | null, now: number): boolean =>
  reloadedAt === null || now - reloadedAt >= CHUNK_RELOAD_PAUSE_MS;

/** As long as a slow server may take for the page that somebody goes to. */
const LEAVING_MS = 10_000;
let leftAt: number | null = null;

/**
 * Safari ends what a page still loads as soon as somebody leaves it, which looks like a missing chunk; reloading then
 * would take the place of the page they go to. iPhones fire no `beforeunload`, so links and forms count as well.
 */
function noticeLeaving(): void {
  const leave = ({ defaultPrevented }: Event) => {
    if (!defaultPrevented) leftAt = Date.now();
  };
  window.addEventListener('beforeunload', leave);
  window.addEventListener('submit', leave);
  window.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) leave(event);
  });
  // Shown again after going back.
  window.addEventListener('pageshow', () => (leftAt = null));
}

const isLeaving = (left: number | null, now: number): boolean => left !== null && now - left < LEAVING_MS;

export function reloadOnMissingChunk(): void {
  noticeLeaving();
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
  // Not an error of ours: the page that requested it is being left.
  window.addEventListener('unhandledrejection', (event) => {
    if (isLeaving(leftAt, Date.now()) && isMissingChunk(event.reason)) event.preventDefault();
  });
}

export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|error loading dynamically/i.test(error.message);

/** True if the page is being reloaded. */
export function reloadOnce(): boolean {
  const stored = sessionStorage.getItem(KEY);
  const now = Date.now();
  if (isLeaving(leftAt, now)) return false;
  if (!mayReload(stored === null ? null : Number(stored), now)) return false;
  sessionStorage.setItem(KEY, String(now));
  location.reload();
  return true;
}
