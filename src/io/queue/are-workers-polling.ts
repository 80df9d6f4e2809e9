import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';

const STEP_MS = 10;
/**
 * About 1.2 s in total: with an earlier result cached for half a second (health.ts), a failure is known within two.
 * Counted in steps, so that a suspended process does not blame its workers.
 */
const STEPS = 110;
/** Workers that polled this recently are not checked. */
const RECENT_MS = 500;

/**
 * Whether every worker of this process is busy with a job or polls on request. Idle ones poll only every few
 * seconds: waiting for that would detect a hanging worker too late.
 */
export async function areWorkersPolling(
  boss: Pick<PgBoss, 'getWipData' | 'notifyWorker'>,
  expected: number,
  isDatabaseAway: () => boolean = () => false,
): Promise<boolean> {
  const workers = boss.getWipData();
  // A stopped worker is no longer in the list.
  if (workers.length < expected || workers.some(({ state }) => state === 'stopping')) return false;
  const isLately = (at: number | null) => at !== null && at <= Date.now() && Date.now() - at < RECENT_MS;
  const pending = new Map<string, { fetched: number | null; failed: number | null }>();
  for (const { id, count, lastFetchedOn, lastErrorOn } of workers) {
    if (count > 0 || isLately(lastFetchedOn)) continue;
    pending.set(id, { fetched: lastFetchedOn, failed: lastErrorOn });
    boss.notifyWorker(id);
  }
  for (let step = 0; step < STEPS; step += 1) {
    const all = new Map(boss.getWipData().map((worker) => [worker.id, worker]));
    for (const [id, before] of pending) {
      const worker = all.get(id);
      if (!worker || worker.state === 'stopping') return false;
      const hasPolled = worker.count > 0 || worker.lastFetchedOn !== before.fetched;
      if (hasPolled) pending.delete(id);
      else if (worker.lastErrorOn !== before.failed) return false;
    }
    if (pending.size === 0) return true;
    // Without the database no worker can poll, so there is nothing to wait for.
    if (isDatabaseAway()) return false;
    await wait(STEP_MS, undefined, { ref: false });
  }
  return false;
}
