// Ends this process when a job takes more processor time or memory than it may have. A loop inside one step keeps the thread
// that draws from looking at any clock, so a thread of its own looks: it needs nothing from the one it watches. It ends the
// process by a signal that tells the parent why, without any last word from code that hangs.
import { Worker } from 'node:worker_threads';

/** Both end a process that does not handle them, and neither leaves a core file. */
export const killSignals = { time: 'SIGVTALRM', memory: 'SIGUSR2' } as const;

export interface WatchdogData {
  shared: SharedArrayBuffer;
  maxRssBytes: number;
}

/** Milliseconds that all threads of this process were at work: on a busy machine the clock would end innocent ones. */
export const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Two words and a number: whether something is watched, something to sleep on, and until when. */
const SHARED_BYTES = 16;

export function startWatchdog(maxRssBytes: number) {
  const shared = new SharedArrayBuffer(SHARED_BYTES);
  const words = new Int32Array(shared, 0, 2);
  const until = new Float64Array(shared, 8, 1);
  const thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: { shared, maxRssBytes } satisfies WatchdogData,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  });
  // Unwatched work is never begun: without the watchdog the process ends, and the parent starts another.
  thread.on('error', () => process.exit(1));
  thread.unref();
  const ready = new Promise<void>((resolve) => thread.once('message', () => resolve()));
  return {
    ready,
    watch(processorMs: number): void {
      until[0] = processorTime() + processorMs;
      Atomics.store(words, 0, 1);
      Atomics.notify(words, 0);
    },
    rest(): void {
      Atomics.store(words, 0, 0);
    },
  };
}
