// Replaces a reader process in tests: does what the end of a page says, under the real watchdog, and then what the real
// one does.
import { serveJobs } from '#io/processes/serve-jobs.ts';
import type { ReaderJob } from './page-reader.ts';
import { tasks } from './tasks.ts';
import { themeTasks } from './theme-tasks.ts';

const actions: Record<string, () => void> = {
  loop: () => {
    for (;;);
  },
  allocate: () => {
    const held: Buffer[] = [];
    for (;;) held.push(Buffer.alloc(16_000_000, 1));
  },
  crash: () => process.abort(),
  throw: () => {
    throw new Error('a bug');
  },
};

const all = { ...tasks, ...themeTasks };

serveJobs(300_000_000, ({ kind, input }: ReaderJob) => {
  const word = 'body' in input ? /[a-z]+$/.exec(Buffer.from(input.body).toString())?.[0] : undefined;
  if (word && Object.hasOwn(actions, word)) actions[word]?.();
  const task = all[kind] as (given: typeof input) => unknown;
  return { ok: true, value: task(input) };
});
