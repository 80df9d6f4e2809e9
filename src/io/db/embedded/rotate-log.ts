import { copyFileSync, statSync, truncateSync } from 'node:fs';

/** With the one before, twice this is the most that the database's log takes. */
const MAX_BYTES = 10_000_000;
const INTERVAL_MS = 60_000;

/**
 * The server holds its log open for appending and outlives us, so the file stays and is emptied; what was in it goes to
 * `….1`. PostgreSQL's own rotation bounds time or size of a file, not what all of them take.
 */
export function rotateLog(path: string, maxBytes = MAX_BYTES): void {
  try {
    if (statSync(path).size <= maxBytes) return;
    copyFileSync(path, `${path}.1`);
    truncateSync(path);
  } catch {
    // Not there yet, or the disk is full: the next time may do better.
  }
}

/** Returns what ends it. */
export function keepLogSmall(path: string): () => void {
  rotateLog(path);
  const timer = setInterval(() => rotateLog(path), INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
