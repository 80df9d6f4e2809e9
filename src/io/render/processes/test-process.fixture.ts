// Replaces a render process in tests of the pool: does what its job says, under the real watchdog.
import { type JobResult, type Order, READY } from './render-job.ts';
import { startWatchdog } from './watchdog.ts';

/** Passed as the text of a job, so that the pool needs no job type for tests. */
export type TestJob = 'answer' | 'loop' | 'allocate' | 'fill-heap' | 'crash' | 'be-killed';

const actions: Record<TestJob, () => void> = {
  answer: () => undefined,
  loop: () => {
    for (;;);
  },
  allocate: () => {
    const held: Buffer[] = [];
    for (;;) held.push(Buffer.alloc(4_000_000, 1));
  },
  'fill-heap': () => {
    const held: object[] = [];
    for (;;) held.push({ at: held.length });
  },
  crash: () => process.abort(),
  'be-killed': () => process.kill(process.pid, 'SIGKILL'),
};

const watchdog = startWatchdog(340_000_000);
process.on('message', ({ job, processorMs }: Order) => {
  watchdog.watch(processorMs);
  if (job.kind === 'qr') actions[job.text as TestJob]();
  watchdog.rest();
  const result: JobResult = { answer: { ok: true, bytes: Buffer.from('done') }, rss: 0, processorMs: 0 };
  process.send?.(result);
});
process.on('disconnect', () => process.exit(0));
watchdog.ready.then(() => process.send?.(READY));
