import { LRUCache } from 'lru-cache';

// Caches of one process. `now` is a monotonic clock (io.uptime): with the wall clock they would freeze when it is set
// back. No resolution: a test moves its clock and expects the entry to be gone at once.

interface Timed {
  ttlMs: number;
  now: () => number;
}

export type TimedCache<Value extends object | string | true> = LRUCache<string, Value>;
export type BytesCache = LRUCache<string, Uint8Array>;

/** Bounded by number. */
export const createTimedCache = <Value extends object | string | true>({
  max,
  ttlMs,
  now,
}: Timed & { max: number }): TimedCache<Value> => new LRUCache({ max, ttl: ttlMs, ttlResolution: 0, perf: { now } });

/** Bounded by bytes. An entry that would fill a quarter by itself is not cached: it would evict all the others. */
export const createBytesCache = ({ maxBytes, ttlMs, now }: Timed & { maxBytes: number }): BytesCache =>
  new LRUCache({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 4,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
  });
