// A small pool of processes; ours and not tinypool or piscina (docs/decisions/035-own-code.md). Threat: jobs are
// shaped by strangers, and one may loop, grow, crash its process or come a thousand times. Layers: one job per process
// at a time; a watchdog in each process kills it by processor time and memory, even within a single step; a timeout
// here kills one that hangs without computing; a job that cannot be sent or whose process is lost fails alone; queues
// are bounded and take turns (fair-queue.ts); a quota whose jobs were killed (pool-queue.ts) never occupies all
// processes. What is left: a quota without penalties may once occupy all processes for as long as a job may compute.
import { PoolProcess, type TaskAnswer, type WaitingJob } from './pool-process.ts';
import { createPoolQueue, failJob } from './pool-queue.ts';
import type { JobOutcome, JobResult, ProcessJob, Sender } from './process-job.ts';
import type { JobLimits } from './quota.ts';

/** Fonts and images stay loaded: beyond this a process is replaced between two jobs. */
const MAX_IDLE_RSS_BYTES = 270_000_000;

interface Options<Job> {
  size: number;
  now?: () => number;
  /** The program of a process (`programFile`). */
  program: string | URL;
  /** A process is replaced after this many, whatever it may have gathered. */
  maxJobs: number;
  /** Made for each process. */
  createSender?: () => Sender<Job>;
}

export type ProcessPool<Job extends ProcessJob, Answers extends Record<Job['kind'], unknown>> = ReturnType<
  typeof createPool<Job, Answers>
>;

/** `Answers`: what the program answers to each kind of job. */
export function createPool<Job extends ProcessJob, Answers extends Record<Job['kind'], unknown>>({
  size,
  now = Date.now,
  program,
  maxJobs,
  createSender,
}: Options<Job>) {
  const workers = new Set<PoolProcess>();
  const queue = createPoolQueue(size, now);
  let lastId = 0;
  let isClosed = false;

  function start(): PoolProcess {
    lastId += 1;
    // A process of this pool gets this pool's jobs alone.
    const sender = (createSender?.() ?? null) as Sender<ProcessJob> | null;
    const worker = new PoolProcess(lastId, { file: program, sender }, { answered, exited, notSent, tooLate });
    workers.add(worker);
    return worker;
  }

  function answered(worker: PoolProcess, { answer, rss, processorMs }: JobResult<TaskAnswer>): void {
    const { current } = worker;
    worker.release();
    if (!answer.ok && answer.reason === 'unknown-file') {
      worker.sender?.reset();
      if (current) worker.run(current);
      return;
    }
    if (current) worker.sender?.answered(current.job, answer.ok);
    if (rss > MAX_IDLE_RSS_BYTES || worker.jobs >= maxJobs) retire(worker);
    current?.done({ answer, processorMs, by: worker.id });
    next();
  }

  function retire(worker: PoolProcess): void {
    workers.delete(worker);
    worker.kill();
  }

  function exited(worker: PoolProcess, how: string): void {
    workers.delete(worker);
    const { current } = worker;
    worker.release();
    if (current) queue.failOrRetry(current, how, { hadBegun: worker.isReady, isClosed });
    next();
  }

  function next(): void {
    while (!isClosed) {
      const idle = [...workers].filter(({ current }) => current === null);
      if (idle.length === 0 && workers.size >= size) return;
      const running = [...workers].flatMap(({ current }) => current?.limits ?? []);
      const entry = queue.take(running);
      if (!entry) return;
      const preferred = idle.find(({ id }) => id === entry.limits.preferredProcessId);
      (preferred ?? idle.find(({ isReady }) => isReady) ?? idle[0] ?? start()).run(entry);
    }
  }

  /** A job that cannot be serialised (a function in its data): nothing has reached the process. */
  function notSent(entry: WaitingJob, error: unknown): void {
    failJob(entry, { reason: 'crashed', detail: error instanceof Error ? error.message.slice(0, 300) : '' });
    queueMicrotask(next);
  }

  function tooLate(worker: PoolProcess, entry: WaitingJob | null, milliseconds: number): void {
    retire(worker);
    if (entry && worker.isReady) queue.penalise(entry);
    // A process that could not even start in this time says something about the machine, and nothing about the job.
    const reason = worker.isReady ? 'timeout' : 'busy';
    if (entry) failJob(entry, { reason, detail: `over ${milliseconds} ms on the clock` });
    next();
  }

  return {
    run<Requested extends Job>(job: Requested, limits: JobLimits): Promise<JobOutcome<Answers[Requested['kind']]>> {
      return new Promise((resolve) => {
        // The result type follows from the job's: a process responds to what it was sent.
        const done = (result: JobOutcome<TaskAnswer>) => resolve(result as JobOutcome<Answers[Requested['kind']]>);
        const entry = { job, limits, isSecondTry: false, done };
        if (isClosed) return failJob(entry, { reason: 'busy', detail: 'closing' });
        queue.add(entry, limits.preferredProcessId !== undefined);
        next();
      });
    },
    load: () => ({ waiting: queue.size(), running: [...workers].filter(({ current }) => current !== null).length }),
    /** Starts the processes before the first job. */
    warmUp(): void {
      while (workers.size < size) start();
    },
    close(): void {
      isClosed = true;
      for (const entry of queue.empty()) failJob(entry, { reason: 'busy', detail: 'closing' });
      for (const worker of [...workers]) retire(worker);
    },
  };
}
