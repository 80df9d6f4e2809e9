import type { Db } from '../db.ts';
import type { StatsFilter } from './crawl-conditions.ts';
import { crawlStats } from './crawl-stats.ts';

type Stats = ReturnType<typeof crawlStats>;
const running = new WeakMap<Db, Map<string, Stats>>();

/** While a chart is being computed, further requests for it share the result. */
export function sharedStats(db: Db, filter: StatsFilter): Stats {
  const known = running.get(db) ?? new Map<string, Stats>();
  running.set(db, known);
  const key = JSON.stringify(filter);
  const found = known.get(key);
  if (found) return found;
  const stats = crawlStats(db, filter).finally(() => known.delete(key));
  known.set(key, stats);
  return stats;
}
