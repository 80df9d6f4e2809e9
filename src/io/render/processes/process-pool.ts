// A small pool of render processes; ours and not tinypool or piscina (docs/decisions/032-own-code.md). Threat: jobs are shaped by strangers, and one may loop, grow, crash its process or
// come a thousand times. Layers: one job per process at a time; a watchdog in each process kills it by processor time
// and memory, even within a single step; a timeout here kills one that hangs without computing; a job that cannot be
// sent or whose process is lost fails alone; queues are bounded and take turns (fair-queue.ts); a quota whose jobs were
// killed (penalties.ts) never occupies all processes. What is left: a quota without penalties may once occupy all
// processes for as long as a job may compute.
import { programFile } from '#io/package-files.ts';
import { createFairQueue } from './fair-queue.ts';
import { createPenalties } from './penalties.ts';
import { type Done, PoolProcess, type WaitingJob } from './pool-process.ts';
import { runningJobsOf, type Turn } from './quota.ts';
import type { Job, JobError, JobResult } from './render-job.ts';
import { killSignals } from './watchdog.ts';

/** More than this waiting is a flood: the caller falls back to what it has. */
const waitingBounds = { inAll: 500, inLine: 200 };
/** For a quota whose jobs had to be killed. */
const MAX_WAITING_WITH_PENALTY = 10;
/** Fonts and images stay loaded: beyond this a process is replaced between two jobs. */
const FAT_BYTES = 270_000_000;
const MAX_JOBS = 5_000;
interface Options {
  size: number;
  now?: () => number;
  /** What a process runs; replaced in tests. */
  program?: string | URL;
}

export function createPool({
  size,
  now = Date.now,
  program = programFile('src/io/render/processes/render-process.ts'),
}: Options) {
  const workers = new Set<PoolProcess>();
  const queue = createFairQueue<WaitingJob>(waitingBounds);
  const penalties = createPenalties(now);
  let lastId = 0;
  let isClosed = false;

  function start(): PoolProcess {
    lastId += 1;
    const worker = new PoolProcess(lastId, program, { answered, lost, notSent, tooLate });
    workers.add(worker);
    return worker;
  }

  function answered(worker: PoolProcess, { answer, rss, processorMs }: JobResult): void {
    const { current } = worker;
    worker.release();
    if (!answer.ok && answer.reason === 'unknown-file') {
      worker.files.forget();
      if (current) worker.run(current);
      return;
    }
    if (current) worker.files.answered(current.job, answer.ok);
    if (rss > FAT_BYTES || worker.jobs >= MAX_JOBS) retire(worker);
    current?.done({ answer, processorMs, by: worker.id });
    next();
  }

  function retire(worker: PoolProcess): void {
    workers.delete(worker);
    worker.kill();
  }

  function lost(worker: PoolProcess, how: string): void {
    workers.delete(worker);
    const { current } = worker;
    worker.release();
    if (current) failOrTryAgain(current, how, worker);
    next();
  }

  /** A process may be killed by the machine and not by its job: retried once, unless its quota had that recently. */
  function failOrTryAgain(entry: WaitingJob, how: string, { isReady }: PoolProcess): void {
    const { turn, isSecondTry } = entry;
    const ended = endings.get(how);
    const isWorthAnother = !ended && !isSecondTry && !isClosed && !penalties.has(turn.share);
    // One that was never ready had not begun.
    if (isReady) penalties.add(turn.share);
    if (isWorthAnother) wait({ ...entry, isSecondTry: true }, true);
    else fail(entry, ended ? ended(turn) : { reason: 'crashed', detail: how });
  }

  function wait(entry: WaitingJob, isNext: boolean): void {
    const { share, waiting } = entry.turn;
    const inLine = penalties.has(share) ? MAX_WAITING_WITH_PENALTY : (waiting ?? waitingBounds.inLine);
    const left = queue.add(share, entry, { isNext, inLine });
    if (left) fail(left, { reason: 'busy', detail: `${queue.size} waiting` });
  }

  function next(): void {
    while (!isClosed) {
      const idle = [...workers].filter(({ current }) => current === null);
      if (idle.length === 0 && workers.size >= size) return;
      const running = [...workers].flatMap(({ current }) => current?.turn ?? []);
      const entry = queue.take((share) => runningJobsOf(share, running, { size, hasStrike: penalties.has }));
      if (!entry) return;
      const kept = idle.find(({ id }) => id === entry.turn.after);
      (kept ?? idle.find(({ isReady }) => isReady) ?? idle[0] ?? start()).run(entry);
    }
  }

  /** Something that cannot be sent (a function in the data): nothing has reached the process. */
  function notSent(entry: WaitingJob, error: unknown): void {
    fail(entry, { reason: 'draw-failed', detail: error instanceof Error ? error.message.slice(0, 300) : '' });
    queueMicrotask(next);
  }

  function tooLate(worker: PoolProcess, entry: WaitingJob | null, milliseconds: number): void {
    retire(worker);
    if (entry && worker.isReady) penalties.add(entry.turn.share);
    if (entry) fail(entry, { reason: 'timeout', detail: `over ${milliseconds} ms on the clock` });
    next();
  }

  return {
    run<Asked extends Job>(job: Asked, turn: Turn): Promise<Done<Asked>> {
      return new Promise((resolve) => {
        // The result type follows from the job's: a process responds to what it was sent.
        const done = (result: Done<Job>) => resolve(result as Done<Asked>);
        const entry = { job, turn, isSecondTry: false, done };
        if (isClosed) return fail(entry, { reason: 'busy', detail: 'closing' });
        wait(entry, turn.after !== undefined);
        next();
      });
    },
    load: () => ({ waiting: queue.size, running: [...workers].filter(({ current }) => current !== null).length }),
    /** Starts the processes before the first image is requested. */
    warmUp(): void {
      while (workers.size < size) start();
    },
    close(): void {
      isClosed = true;
      for (const entry of queue.empty()) fail(entry, { reason: 'busy', detail: 'closing' });
      for (const worker of [...workers]) retire(worker);
    },
  };
}

const fail = ({ done, turn }: WaitingJob, fault: Omit<JobError, 'ok'>) =>
  done({ answer: { ok: false, ...fault }, processorMs: turn.processorMs, by: null });

/** How a process was killed by its watchdog. */
const endings = new Map<string, (turn: Turn) => Omit<JobError, 'ok'>>([
  [killSignals.time, ({ processorMs }) => ({ reason: 'timeout', detail: `over ${Math.round(processorMs)} ms` })],
  [killSignals.memory, () => ({ reason: 'too-large', detail: 'out of memory' })],
]);
