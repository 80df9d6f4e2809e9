import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';

/** With half a second of an earlier response (health.ts), a failure is known within two. */
const LIMIT_MS = 1_200;
const STEP_MS = 10;
/** Workers that polled this recently need not be asked. */
const RECENT_MS = 500;

/**
 * Whether every worker of this process is busy with a job or polls when asked to. Idle ones poll only every few
 * seconds: waiting for that would detect a hanging worker too late.
 */
export async function areWorkersPolling(
  boss: Pick<PgBoss, 'getWipData' | 'notifyWorker'>,
  expected: number,
  now: () => number = Date.now,
): Promise<boolean> {
  const workers = boss.getWipData();
  // A stopped worker is no longer in the list.
  if (workers.length < expected || workers.some(({ state }) => state === 'stopping')) return false;
  const isLately = (at: number | null) => at !== null && at <= now() && now() - at < RECENT_MS;
  const asked = new Map<string, { fetched: number | null; failed: number | null }>();
  for (const { id, count, lastFetchedOn, lastErrorOn } of workers) {
    if (count > 0 || isLately(lastFetchedOn)) continue;
    asked.set(id, { fetched: lastFetchedOn, failed: lastErrorOn });
    boss.notifyWorker(id);
  }
  const until = performance.now() + LIMIT_MS;
  for (;;) {
    const all = new Map(boss.getWipData().map((worker) => [worker.id, worker]));
    for (const [id, before] of asked) {
      const worker = all.get(id);
      if (!worker || worker.state === 'stopping') return false;
      const hasPolled = worker.count > 0 || worker.lastFetchedOn !== before.fetched;
      if (hasPolled) asked.delete(id);
      else if (worker.lastErrorOn !== before.failed) return false;
    }
    if (asked.size === 0) return true;
    if (performance.now() >= until) return false;
    await wait(STEP_MS, undefined, { ref: false });
  }
}
