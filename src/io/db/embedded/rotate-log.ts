import { copyFileSync, statSync, truncateSync } from 'node:fs';

/** Together with the previous file, the database's log takes at most twice this. */
const MAX_BYTES = 10_000_000;
const INTERVAL_MS = 60_000;

/**
 * The server keeps its log open for appending and outlives us, so the file is truncated in place; its content goes to
 * `….1`. PostgreSQL's own rotation limits the age or size of a file, not the total.
 */
export function rotateLog(path: string, maxBytes = MAX_BYTES): void {
  try {
    if (statSync(path).size <= maxBytes) return;
    copyFileSync(path, `${path}.1`);
    truncateSync(path);
  } catch {
    // Missing, or the disk is full: the next run may succeed.
  }
}

/** Returns a function that stops it. */
export function keepLogSmall(path: string): () => void {
  rotateLog(path);
  const timer = setInterval(() => rotateLog(path), INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
