import { createTimedCache } from '#io/memory-cache.ts';
import { createFairQueue } from './fair-queue.ts';
import type { WaitingJob } from './pool-process.ts';
import type { JobError } from './process-job.ts';
import { type JobTurn, runningJobsOf } from './quota.ts';
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
    const { share, waiting } = entry.turn;
    const inLine = penalties.has(share) ? MAX_WAITING_WITH_PENALTY : (waiting ?? waitingBounds.inLine);
    const left = queue.add(share, entry, { isNext, inLine });
    if (left) failJob(left, { reason: 'busy', detail: `${queue.size} waiting` });
  }

  return {
    add,
    size: () => queue.size,
    empty: () => queue.empty(),
    penalise: ({ turn }: WaitingJob) => penalties.add(turn.share),
    take: (running: JobTurn[]) =>
      queue.take((share) => runningJobsOf(share, running, { size, hasPenalty: penalties.has })),
    /**
     * The machine, not the job, may have killed the process: retried once, unless that happened to its quota recently.
     */
    failOrRetry(
      entry: WaitingJob,
      how: string,
      { hadBegun, isClosed }: { hadBegun: boolean; isClosed: boolean },
    ): void {
      const { turn, isSecondTry } = entry;
      const ended = endings.get(how);
      const isWorthAnother = !ended && !isSecondTry && !isClosed && !penalties.has(turn.share);
      if (hadBegun) penalties.add(turn.share);
      if (isWorthAnother) add({ ...entry, isSecondTry: true }, true);
      else failJob(entry, ended ? ended(turn) : { reason: 'crashed', detail: how });
    },
  };
}

export const failJob = ({ done, turn }: WaitingJob, fault: Omit<JobError, 'ok'>) =>
  done({ answer: { ok: false, ...fault }, processorMs: turn.processorMs, by: null });

/** How a process was killed by its watchdog. */
const endings = new Map<string, (turn: JobTurn) => Omit<JobError, 'ok'>>([
  [killSignals.time, ({ processorMs }) => ({ reason: 'timeout', detail: `over ${Math.round(processorMs)} ms` })],
  [killSignals.memory, () => ({ reason: 'too-large', detail: 'out of memory' })],
]);

// Quotas whose jobs were recently killed. They keep working, but never on all processes: the others always find one.

const PENALTY_MS = 60_000;
/** More than there are projects with a failing template; a flood of made-up ones evicts the oldest. */
const MAX_SHARES = 1_000;

export interface Penalties {
  add(share: string): void;
  has(share: string): boolean;
}

export function createPenalties(now: () => number): Penalties {
  const struck = createTimedCache<true>({ max: MAX_SHARES, ttlMs: PENALTY_MS, now });
  return {
    add: (share) => void struck.set(share, true),
    has: (share) => struck.has(share),
  };
}
