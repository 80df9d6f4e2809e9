// A small pool of render processes. Threat: jobs are shaped by strangers, and one may loop, grow, crash its process or
// come a thousand times. Layers: one job per process at a time; a watchdog in each process kills it by processor time
// and memory, even within a single step; a timeout here kills one that hangs without computing; a job that cannot be
// sent or whose process is lost fails alone; queues are bounded and take turns (fair-queue.ts); a quota whose jobs were
// killed (penalties.ts) never occupies all processes. What is left: a quota without penalties may once occupy all
// processes for as long as a job may compute.
import { type ChildProcess, fork } from 'node:child_process';
import { programFile } from '#io/package-files.ts';
import { createFairQueue } from './fair-queue.ts';
import { createPenalties } from './penalties.ts';
import { runningJobsOf, type Turn } from './quota.ts';
import { type Job, type JobError, type JobResult, type Order, READY, type ResultOf } from './render-job.ts';
import { createSentFiles, type SentFiles } from './sent-files.ts';
import { killSignals } from './watchdog.ts';

export interface Done<Asked extends Job> {
  answer: ResultOf<Asked>;
  processorMs: number;
  /** The process that responded; null if none did. */
  by: number | null;
}

interface Waiting {
  job: Job;
  turn: Turn;
  isSecondTry: boolean;
  done(result: Done<Job>): void;
}

interface Worker {
  id: number;
  process: ChildProcess;
  current: Waiting | null;
  timer: NodeJS.Timeout | null;
  isReady: boolean;
  jobs: number;
  files: SentFiles;
}

/** More than this waiting is a flood: the caller falls back to what it has. */
const waitingBounds = { inAll: 500, inLine: 200 };
/** For a quota whose jobs had to be killed. */
const MAX_WAITING_WITH_PENALTY = 10;
/** Fonts and images stay loaded: beyond this a process is replaced between two jobs. */
const FAT_BYTES = 270_000_000;
const MAX_JOBS = 5_000;
/** For loading fonts and libraries on a busy machine. */
const START_MS = 30_000;
/** The watchdog kills what has computed for too long; in wall time that may be later, depending on the load. */
const CLOCK_FACTOR = 5;
const MIN_WALL_MS = 10_000;

/**
 * None of the server's settings reach a process that handles untrusted images. The memory of one image's pixels stays
 * with the process for the next one, instead of being returned to the system and cleared again.
 */
const processEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(32 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(48 * 1024 * 1024),
  UV_THREADPOOL_SIZE: '2',
};

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
  const workers = new Set<Worker>();
  const queue = createFairQueue<Waiting>(waitingBounds);
  const strikes = createPenalties(now);
  let lastId = 0;
  let isClosed = false;

  function start(): Worker {
    const child = fork(program, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=192'],
      env: processEnvironment,
    });
    lastId += 1;
    const worker: Worker = {
      id: lastId,
      process: child,
      current: null,
      timer: null,
      isReady: false,
      jobs: 0,
      files: createSentFiles(),
    };
    workers.add(worker);
    child.on('message', (result: JobResult | typeof READY) => {
      if (result !== READY) return answered(worker, result);
      worker.isReady = true;
      if (worker.current) handOver(worker, worker.current);
    });
    child.on('error', () => lost(worker, 'the process could not be started'));
    child.on('exit', (code, signal) => lost(worker, signal ?? `exit ${code}`));
    child.unref();
    child.channel?.unref();
    return worker;
  }

  function answered(worker: Worker, { answer, rss, processorMs }: JobResult): void {
    const { current } = worker;
    release(worker);
    if (!answer.ok && answer.reason === 'unknown-file') {
      worker.files.forget();
      if (current) run(worker, current);
      return;
    }
    if (current) worker.files.answered(current.job, answer.ok);
    if (rss > FAT_BYTES || worker.jobs >= MAX_JOBS) retire(worker);
    current?.done({ answer, processorMs, by: worker.id });
    next();
  }

  function release(worker: Worker): void {
    if (worker.timer) clearTimeout(worker.timer);
    worker.timer = null;
    worker.current = null;
  }

  function retire(worker: Worker): void {
    workers.delete(worker);
    worker.process.kill('SIGKILL');
  }

  function lost(worker: Worker, how: string): void {
    workers.delete(worker);
    const { current } = worker;
    release(worker);
    if (current) failOrTryAgain(current, how, worker);
    next();
  }

  /** A process may be killed by the machine and not by its job: retried once, unless its quota had that recently. */
  function failOrTryAgain(entry: Waiting, how: string, { isReady }: Worker): void {
    const { turn, isSecondTry } = entry;
    const ended = endings.get(how);
    const isWorthAnother = !ended && !isSecondTry && !isClosed && !strikes.has(turn.share);
    // One that was never ready had not begun.
    if (isReady) strikes.add(turn.share);
    if (isWorthAnother) wait({ ...entry, isSecondTry: true }, true);
    else fail(entry, ended ? ended(turn) : { reason: 'crashed', detail: how });
  }

  const fail = ({ done, turn }: Waiting, fault: Omit<JobError, 'ok'>) =>
    done({ answer: { ok: false, ...fault }, processorMs: turn.processorMs, by: null });

  function wait(entry: Waiting, isNext: boolean): void {
    const { share, waiting } = entry.turn;
    const inLine = strikes.has(share) ? MAX_WAITING_WITH_PENALTY : (waiting ?? waitingBounds.inLine);
    const left = queue.add(share, entry, { isNext, inLine });
    if (left) fail(left, { reason: 'busy', detail: `${queue.size} waiting` });
  }

  function next(): void {
    while (!isClosed) {
      const idle = [...workers].filter(({ current }) => current === null);
      if (idle.length === 0 && workers.size >= size) return;
      const running = [...workers].flatMap(({ current }) => current?.turn ?? []);
      const entry = queue.take((share) => runningJobsOf(share, running, { size, hasStrike: strikes.has }));
      if (!entry) return;
      const kept = idle.find(({ id }) => id === entry.turn.after);
      run(kept ?? idle.find(({ isReady }) => isReady) ?? idle[0] ?? start(), entry);
    }
  }

  function run(worker: Worker, entry: Waiting): void {
    worker.current = entry;
    worker.jobs += 1;
    if (worker.isReady) handOver(worker, entry);
    else limitTime(worker, START_MS);
  }

  function handOver(worker: Worker, entry: Waiting): void {
    limitTime(worker, clockMs(entry));
    const order: Order = { job: worker.files.toSend(entry.job), processorMs: entry.turn.processorMs };
    try {
      worker.process.send(order, (error) => {
        if (!error || worker.current !== entry) return;
        worker.process.kill('SIGKILL');
        lost(worker, 'the job could not be handed over');
      });
    } catch (error) {
      // Something that cannot be sent (a function in the data): nothing has reached the process.
      release(worker);
      fail(entry, { reason: 'draw-failed', detail: error instanceof Error ? error.message.slice(0, 300) : '' });
      queueMicrotask(next);
    }
  }

  /**
   * Longer than the process's own watchdog. Waiting in the queue does not count, nor the loading time of a new process.
   */
  function limitTime(worker: Worker, milliseconds: number): void {
    if (worker.timer) clearTimeout(worker.timer);
    worker.timer = setTimeout(() => {
      const { current } = worker;
      release(worker);
      retire(worker);
      if (current && worker.isReady) strikes.add(current.turn.share);
      if (current) fail(current, { reason: 'timeout', detail: `over ${milliseconds} ms on the clock` });
      next();
    }, milliseconds);
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

const clockMs = ({ turn }: Waiting) => Math.max(MIN_WALL_MS, turn.processorMs * CLOCK_FACTOR);

/** How a process was killed by its watchdog. */
const endings = new Map<string, (turn: Turn) => Omit<JobError, 'ok'>>([
  [killSignals.time, ({ processorMs }) => ({ reason: 'timeout', detail: `over ${Math.round(processorMs)} ms` })],
  [killSignals.memory, () => ({ reason: 'too-large', detail: 'out of memory' })],
]);
