import { LRUCache } from 'lru-cache';
import type { Audit } from '#contract/entities/audit.ts';

// Caches of one process. `now` is a monotonic clock (io.uptime): with the wall clock they would freeze when it is set
// back. No resolution: a test moves its clock and expects the entry to be gone at once.

interface Timed {
  ttlMs: number;
  now: () => number;
}

export type TimedCache<Value extends object | string | true> = LRUCache<string, Value>;
/** The results of an audit's pages, by the audit's id. */
export type AuditCache = TimedCache<
  Pick<Audit, 'types' | 'scoreParts' | 'platforms' | 'issues' | 'verdict' | 'capped' | 'pages'>
>;
export type BytesCache = LRUCache<string, Uint8Array>;

/** Bounded by number. */
export const createTimedCache = <Value extends object | string | true>({
  max,
  ttlMs,
  now,
}: Timed & { max: number }): TimedCache<Value> => new LRUCache({ max, ttl: ttlMs, ttlResolution: 0, perf: { now } });

interface Sized<Value> extends Timed {
  maxSize: number;
  sizeOf: (value: Value) => number;
}

/** Bounded by size. An entry that would fill a quarter by itself is not cached: it would evict all the others. */
const createSizedCache = <Value extends object>({ maxSize, sizeOf, ttlMs, now }: Sized<Value>) =>
  new LRUCache<string, Value>({
    maxSize,
    maxEntrySize: maxSize / 4,
    sizeCalculation: (value) => Math.max(1, sizeOf(value)),
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
  });

export const createBytesCache = ({ maxBytes, ...timed }: Timed & { maxBytes: number }): BytesCache =>
  createSizedCache({ ...timed, maxSize: maxBytes, sizeOf: ({ length }) => length });

/** Pages of all cached audits together: about 1 kB each. */
const MAX_AUDIT_PAGES = 20_000;

export const createAuditCache = ({ now }: Pick<Timed, 'now'>): AuditCache =>
  createSizedCache({ maxSize: MAX_AUDIT_PAGES, sizeOf: ({ pages }) => pages.length, ttlMs: 600_000, now });
