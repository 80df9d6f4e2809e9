import { createTimedCache } from '#io/memory-cache.ts';
import { createFairQueue } from './fair-queue.ts';
import type { WaitingJob } from './pool-process.ts';
import type { JobError } from './process-job.ts';
import { type JobLimits, runningJobsOf } from './quota.ts';
import { killSignals } from './watchdog.ts';

/** More than this waiting is a flood: the caller falls back to what it has. */
const waitingBounds = { inAll: 500, inLine: 200 };
/** For a quota whose jobs had to be killed. */
const MAX_WAITING_WITH_PENALTY = 10;

/** Jobs waiting for a process, taken in turns by quota. A quota whose jobs were killed gets less. */
export function createPoolQueue(size: number, now: () => number) {
  const queue = createFairQueue<WaitingJob>(waitingBounds);
  const penalties = createPenalties(now);

  function add(entry: WaitingJob, isNext: boolean): void {
    const { quota, waiting } = entry.limits;
    const inLine = penalties.has(quota) ? MAX_WAITING_WITH_PENALTY : (waiting ?? waitingBounds.inLine);
    const left = queue.add(quota, entry, { isNext, inLine });
    if (left) failJob(left, { reason: 'busy', detail: `${queue.size} waiting` });
  }

  return {
    add,
    size: () => queue.size,
    empty: () => queue.empty(),
    penalise: ({ limits }: WaitingJob) => penalties.add(limits.quota),
    take: (running: JobLimits[]) =>
      queue.take((quota) => runningJobsOf(quota, running, { size, hasPenalty: penalties.has })),
    /**
     * The machine, not the job, may have killed the process: retried once, unless that happened to its quota recently.
     */
    failOrRetry(
      entry: WaitingJob,
      how: string,
      { hadBegun, isClosed }: { hadBegun: boolean; isClosed: boolean },
    ): void {
      const { limits, isSecondTry } = entry;
      const ended = endings.get(how);
      const isWorthAnother = !ended && !isSecondTry && !isClosed && !penalties.has(limits.quota);
      if (hadBegun) penalties.add(limits.quota);
      if (isWorthAnother) add({ ...entry, isSecondTry: true }, true);
      else failJob(entry, ended ? ended(limits) : { reason: 'crashed', detail: how });
    },
  };
}

export const failJob = ({ done, limits }: WaitingJob, fault: Omit<JobError, 'ok'>) =>
  done({ answer: { ok: false, ...fault }, processorMs: limits.processorMs, by: null });

/** How a process was killed by its watchdog. */
const endings = new Map<string, (limits: JobLimits) => Omit<JobError, 'ok'>>([
  [killSignals.time, ({ processorMs }) => ({ reason: 'timeout', detail: `over ${Math.round(processorMs)} ms` })],
  [killSignals.memory, () => ({ reason: 'too-large', detail: 'out of memory' })],
]);

// Quotas whose jobs were recently killed. They keep working, but never on all processes: the others always find one.

const PENALTY_MS = 60_000;
/** More than there are projects with a failing template; a flood of made-up ones evicts the oldest. */
const MAX_QUOTAS = 1_000;

export interface Penalties {
  add(quota: string): void;
  has(quota: string): boolean;
}

export function createPenalties(now: () => number): Penalties {
  const struck = createTimedCache<true>({ max: MAX_QUOTAS, ttlMs: PENALTY_MS, now });
  return {
    add: (quota) => void struck.set(quota, true),
    has: (quota) => struck.has(quota),
  };
}
