// Replaces a program in tests of the pool: does what its job says, under the real watchdog.
import { serveJobs } from './serve-jobs.ts';

type Action = 'answer' | 'loop' | 'allocate' | 'fill-heap' | 'crash' | 'be-killed';
export interface TestJob {
  kind: Action;
}
export type TestAnswers = Record<Action, { ok: true }>;

const actions: Record<Action, () => void> = {
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

serveJobs<TestJob, { ok: true }>(340_000_000, ({ kind }) => {
  actions[kind]();
  return { ok: true };
});
