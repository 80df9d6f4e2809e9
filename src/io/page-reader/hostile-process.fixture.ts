// Replaces a reader process in tests: does what the page says, under the real watchdog.
import { serveJobs } from '#io/processes/serve-jobs.ts';

const actions: Record<string, () => void> = {
  answer: () => undefined,
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

serveJobs(300_000_000, ({ input }: { kind: string; input: { body: Uint8Array } }) => {
  actions[Buffer.from(input.body).toString()]?.();
  return { ok: true, value: null };
});
