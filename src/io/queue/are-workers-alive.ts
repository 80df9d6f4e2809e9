import type { PgBoss } from 'pg-boss';

/** Idle workers look every 5 s (jobs/index.ts): one that has not for so long has stopped. */
const SILENT_MS = 20_000;

/** Whether every worker of this process is at a job or has looked for one lately. */
export function areWorkersAlive(boss: Pick<PgBoss, 'getWipData'>, now: () => number = Date.now): boolean {
  const workers = boss.getWipData();
  if (workers.length === 0) return false;
  return workers.every(({ count, state, lastFetchedOn, createdOn }) => {
    if (state === 'stopped' || state === 'stopping') return false;
    return count > 0 || now() - (lastFetchedOn ?? createdOn) < SILENT_MS;
  });
}
