// The thread of watchdog.ts. It never returns to an event loop: it sleeps until there is a job, then polls.
import { parentPort, workerData } from 'node:worker_threads';
import { killSignals, processorTime, type WatchdogData } from './watchdog.ts';

const POLL_MS = 20;

const { shared, maxRssBytes }: WatchdogData = workerData;
const words = new Int32Array(shared, 0, 2);
const until = new Float64Array(shared, 8, 1);

parentPort?.postMessage('ready');
for (;;) {
  Atomics.wait(words, 0, 0);
  if (Atomics.load(words, 0) === 1) {
    if (process.memoryUsage.rss() > maxRssBytes) process.kill(process.pid, killSignals.memory);
    else if (processorTime() > (until[0] ?? 0)) process.kill(process.pid, killSignals.time);
  }
  Atomics.wait(words, 1, 0, POLL_MS);
}
