import { type ChildProcess, fork } from 'node:child_process';
import { type JobOrder, type JobOutcome, type JobResult, type ProcessJob, READY, type Sender } from './process-job.ts';
import type { JobLimits } from './quota.ts';

/** The answer of a program; its type follows from the kind of job. */
export type TaskAnswer = { ok: boolean; reason?: string };

export interface WaitingJob {
  job: ProcessJob;
  limits: JobLimits;
  isSecondTry: boolean;
  done(result: JobOutcome<TaskAnswer>): void;
}

/** The pool's reaction to each outcome of a job. */
interface Listener {
  answered(process: PoolProcess, result: JobResult<TaskAnswer>): void;
  exited(process: PoolProcess, how: string): void;
  notSent(entry: WaitingJob, error: unknown): void;
  tooLate(process: PoolProcess, entry: WaitingJob | null, milliseconds: number): void;
}

/** For loading fonts and libraries on a busy machine. */
const START_MS = 30_000;
/** The watchdog kills what has computed for too long; in wall time that may be later, depending on the load. */
const CLOCK_FACTOR = 5;
const MIN_WALL_MS = 10_000;

/**
 * None of the server's settings reach a process that handles what strangers send. The memory of one image's pixels
 * stays with the process for the next one, instead of being returned to the system and cleared again.
 */
const processEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(32 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(48 * 1024 * 1024),
  UV_THREADPOOL_SIZE: '2',
};

export interface Program {
  file: string | URL;
  /** Leaves out of a job what this process already has. */
  sender: Sender<ProcessJob> | null;
}

/** One process: one job at a time, with a timeout. */
export class PoolProcess {
  readonly id: number;
  readonly sender: Sender<ProcessJob> | null;
  current: WaitingJob | null = null;
  isReady = false;
  jobs = 0;
  readonly #child: ChildProcess;
  readonly #on: Listener;
  #timer: NodeJS.Timeout | null = null;

  constructor(id: number, { file, sender }: Program, on: Listener) {
    this.id = id;
    this.sender = sender;
    this.#on = on;
    this.#child = fork(file, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=192'],
      env: processEnvironment,
    });
    this.#child.on('message', (result: JobResult<TaskAnswer> | typeof READY) => {
      if (result !== READY) return on.answered(this, result);
      this.isReady = true;
      if (this.current) this.#send(this.current);
    });
    this.#child.on('error', () => on.exited(this, 'the process could not be started'));
    this.#child.on('exit', (code, signal) => on.exited(this, signal ?? `exit ${code}`));
    this.#child.unref();
    this.#child.channel?.unref();
  }

  run(entry: WaitingJob): void {
    this.current = entry;
    this.jobs += 1;
    if (this.isReady) this.#send(entry);
    else this.#limitTime(START_MS);
  }

  /** Drops the job and its timeout. */
  release(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.current = null;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #send(entry: WaitingJob): void {
    const { processorMs } = entry.limits;
    this.#limitTime(Math.max(MIN_WALL_MS, processorMs * CLOCK_FACTOR));
    const order: JobOrder<ProcessJob> = { job: this.sender?.toSend(entry.job) ?? entry.job, processorMs };
    try {
      this.#child.send(order, (error) => {
        if (!error || this.current !== entry) return;
        this.kill();
        this.#on.exited(this, 'the job could not be sent');
      });
    } catch (error) {
      this.release();
      this.#on.notSent(entry, error);
    }
  }

  /**
   * Longer than the process's own watchdog. Waiting in the queue does not count, nor the loading time of a new process.
   */
  #limitTime(milliseconds: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const { current } = this;
      this.release();
      this.#on.tooLate(this, current, milliseconds);
    }, milliseconds);
  }
}
