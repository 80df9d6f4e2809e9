// Kills this process when a job uses more processor time or memory than allowed. A loop inside one step keeps the
// working thread from checking any clock, so a separate thread does: it needs nothing from the one it watches. It kills
// the process by a signal that tells the parent why, without any cooperation of the hanging code.
import { Worker } from 'node:worker_threads';
import { programFile } from '#io/package-files.ts';

/** Both kill a process that does not handle them, and neither leaves a core file. */
export const killSignals = { time: 'SIGVTALRM', memory: 'SIGUSR2' } as const;

export interface WatchdogData {
  shared: SharedArrayBuffer;
  maxRssBytes: number;
}

/** Milliseconds that all threads of this process were running: wall time would kill innocent jobs on a busy machine. */
export const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Two words and a number: whether something is watched, something to wait on, and the deadline. */
const SHARED_BYTES = 16;

export function startWatchdog(maxRssBytes: number) {
  const shared = new SharedArrayBuffer(SHARED_BYTES);
  const words = new Int32Array(shared, 0, 2);
  const until = new Float64Array(shared, 8, 1);
  const thread = new Worker(programFile('src/io/processes/watchdog-thread.ts'), {
    workerData: { shared, maxRssBytes } satisfies WatchdogData,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  });
  // Unwatched work is never started: without the watchdog the process exits, and the parent starts another.
  thread.on('error', () => process.exit(1));
  thread.unref();
  const ready = new Promise<void>((resolve) => thread.once('message', () => resolve()));
  return {
    ready,
    /** Until the process has used this much. */
    watch(processorMs: number): void {
      until[0] = processorMs;
      Atomics.store(words, 0, 1);
      Atomics.notify(words, 0);
    },
    rest(): void {
      Atomics.store(words, 0, 0);
    },
  };
}
