import { createTimedCache } from '../../memory-cache.ts';

// Quotas whose jobs were recently killed. They keep working, but never on all processes: the others always find one.

const PENALTY_MS = 60_000;
/** More than there are projects with a failing template; a flood of made-up ones evicts the oldest. */
const MAX_SHARES = 1_000;

export interface Strikes {
  add(share: string): void;
  has(share: string): boolean;
}

export function createPenalties(now: () => number): Strikes {
  const struck = createTimedCache<true>({ max: MAX_SHARES, ttlMs: PENALTY_MS, now });
  return {
    add: (share) => void struck.set(share, true),
    has: (share) => struck.has(share),
  };
}
