// A small pool of drawing processes. One job a process; a process that crashes, hangs or grows is replaced.
import { type ChildProcess, fork } from 'node:child_process';
import { type Job, type JobAnswer, type JobResult, READY } from './draw-job.ts';
import { createSentImages, type SentImages } from './sent-images.ts';

export type PoolAnswer = JobAnswer | { ok: false; reason: 'timeout' | 'crashed' | 'busy'; detail: string };

interface Waiting {
  job: Job;
  /** A process may be ended by the machine and not by its picture: a lost job is tried once more. */
  isSecondTry: boolean;
  done(answer: PoolAnswer): void;
}

interface Worker {
  process: ChildProcess;
  current: Waiting | null;
  timer: NodeJS.Timeout | null;
  isReady: boolean;
  jobs: number;
  images: SentImages;
}

/** More than this waiting is a flood: the caller shows what it has. */
const MAX_WAITING = 500;
/** Fonts and pictures that stay loaded: beyond this a process is replaced between two jobs. */
const FAT_BYTES = 240_000_000;
const MAX_JOBS = 5_000;
/** For loading fonts and libraries on a busy machine. */
const START_MS = 10_000;
/** A process ends itself when it has computed for too long; on the clock that may be later, as loaded as the machine is. */
const CLOCK_FACTOR = 5;

/**
 * Nothing of the server's settings reaches a process that handles strangers' pictures. The megabytes of one picture's pixels
 * stay with the process for the next one, instead of going back to the system and being cleared again.
 */
const processEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(32 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(48 * 1024 * 1024),
  UV_THREADPOOL_SIZE: '2',
};

export function createPool({ size, timeoutMs }: { size: number; timeoutMs: number }) {
  const workers = new Set<Worker>();
  const waiting: Waiting[] = [];
  let isClosed = false;

  function start(): Worker {
    const child = fork(new URL('./draw-process.ts', import.meta.url), [String(timeoutMs)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=192'],
      env: processEnvironment,
    });
    const worker: Worker = {
      process: child,
      current: null,
      timer: null,
      isReady: false,
      jobs: 0,
      images: createSentImages(),
    };
    workers.add(worker);
    child.on('message', (result: JobResult | typeof READY) => {
      const { current } = worker;
      if (result === READY) {
        worker.isReady = true;
        if (current) limitTime(worker, timeoutMs * CLOCK_FACTOR);
        return;
      }
      release(worker);
      const { answer } = result;
      if (!answer.ok && answer.reason === 'unknown-image') {
        worker.images.forget();
        if (current) run(worker, current);
        return;
      }
      if (current && answer.ok) worker.images.drawn(current.job);
      if (result.rss > FAT_BYTES || worker.jobs >= MAX_JOBS) retire(worker);
      current?.done(answer);
      next();
    });
    child.on('error', () => lost(worker, null));
    child.on('exit', (code) => lost(worker, code));
    child.unref();
    child.channel?.unref();
    return worker;
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

  function lost(worker: Worker, code: number | null): void {
    workers.delete(worker);
    const { current } = worker;
    release(worker);
    if (current && !current.isSecondTry) waiting.unshift({ ...current, isSecondTry: true });
    else current?.done({ ok: false, reason: 'crashed', detail: `exit ${code ?? 'by signal'}` });
    next();
  }

  function next(): void {
    while (waiting.length > 0 && !isClosed) {
      const idle = [...workers].find((worker) => worker.current === null);
      const worker = idle ?? (workers.size < size ? start() : null);
      if (!worker) return;
      const entry = waiting.shift();
      if (!entry) return;
      run(worker, entry);
    }
  }

  function run(worker: Worker, entry: Waiting): void {
    worker.current = entry;
    worker.jobs += 1;
    limitTime(worker, worker.isReady ? timeoutMs * CLOCK_FACTOR : START_MS);
    worker.process.send(worker.images.toSend(entry.job), (error) => {
      if (!error || worker.current !== entry) return;
      worker.process.kill('SIGKILL');
      lost(worker, null);
    });
  }

  /** Behind the process's own look at its time. Waiting in line does not count, nor what a fresh process needs to load. */
  function limitTime(worker: Worker, milliseconds: number): void {
    if (worker.timer) clearTimeout(worker.timer);
    worker.timer = setTimeout(() => {
      const { current } = worker;
      release(worker);
      retire(worker);
      current?.done({ ok: false, reason: 'timeout', detail: `over ${milliseconds} ms on the clock` });
      next();
    }, milliseconds);
  }

  return {
    run(job: Job): Promise<PoolAnswer> {
      if (isClosed || waiting.length >= MAX_WAITING) {
        return Promise.resolve({ ok: false, reason: 'busy', detail: `${waiting.length} waiting` });
      }
      return new Promise((done) => {
        waiting.push({ job, isSecondTry: false, done });
        next();
      });
    },
    /** Starts the processes before the first picture is wanted. */
    warmUp(): void {
      while (workers.size < size) start();
    },
    close(): void {
      isClosed = true;
      for (const entry of waiting.splice(0)) entry.done({ ok: false, reason: 'busy', detail: 'closing' });
      for (const worker of [...workers]) retire(worker);
    },
  };
}
