import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isWhole } from '../../../test/size.ts';
import { createPool, type ProcessPool } from './process-pool.ts';
import type { TestAnswers, TestJob } from './test-process.fixture.ts';

const program = new URL('./test-process.fixture.ts', import.meta.url);
type TestPool = ProcessPool<TestJob, TestAnswers>;
let pool: TestPool | null = null;
const poolOf = (size: number) => {
  pool = createPool<TestJob, TestAnswers>({ size, program, maxJobs: 5_000 });
  return pool;
};
afterEach(() => pool?.close());

const run = (of: TestPool, kind: TestJob['kind'], quota = 'test', processorMs = 400) =>
  of.run({ kind }, { quota, processorMs });
const answerOf = async (done: ReturnType<typeof run>) => (await done).answer;

describe('a job that', () => {
  test.each([
    ['loops inside one step', 'loop', { ok: false, reason: 'timeout', detail: 'over 400 ms' }],
    ['allocates inside one step', 'allocate', { ok: false, reason: 'too-large', detail: 'out of memory' }],
    ['crashes its process', 'crash', { ok: false, reason: 'crashed' }],
  ] as const)('%s fails alone, with a reason', async (_, action, expected) => {
    const only = poolOf(1);
    const [bad, good] = [run(only, action, 'one', action === 'allocate' ? 60_000 : 400), run(only, 'answer', 'other')];
    expect(await answerOf(bad)).toMatchObject(expected);
    expect(await answerOf(good)).toMatchObject({ ok: true });
  });

  test.runIf(isWhole)('fills the heap is killed by its memory or by the time of garbage collection', async () => {
    const only = poolOf(1);
    const answer = await answerOf(run(only, 'fill-heap', 'test', 1_800));
    expect(answer.ok ? '' : answer.reason).toMatch(/^(?:crashed|too-large|timeout)$/);
    expect(await answerOf(run(only, 'answer'))).toMatchObject({ ok: true });
  });

  test.each([
    ['a function', { text: () => 'a' }],
    ['a symbol', { text: Symbol('a') }],
  ])('holds %s cannot be sent: it fails, and the process continues', async (_, odd) => {
    const only = poolOf(1);
    const first = await run(only, 'answer');
    const job = { kind: 'answer', ...odd } as TestJob;
    const { answer } = await only.run(job, { quota: 'test', processorMs: 400 });
    expect(answer).toMatchObject({ ok: false, reason: 'crashed' });
    expect(await run(only, 'answer')).toMatchObject({ answer: { ok: true }, by: first.by });
  });
});

test('a process that does not start in time fails the job as busy, not as one that takes too long', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pool-'));
  const silent = join(folder, 'silent.mjs');
  writeFileSync(silent, 'setInterval(() => undefined, 1e6);');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const only = createPool<TestJob, TestAnswers>({ size: 1, program: silent, maxJobs: 1 });
    pool = only;
    const answer = answerOf(run(only, 'answer'));
    vi.advanceTimersByTime(60_000);
    expect(await answer).toMatchObject({ ok: false, reason: 'busy' });
  } finally {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  }
});

describe('retries', () => {
  test('a job whose process was killed from outside gets a second one, once a minute per quota', async () => {
    const only = poolOf(1);
    const before = (await run(only, 'answer', 'calm')).by ?? 0;
    expect(await answerOf(run(only, 'be-killed', 'one'))).toMatchObject({ reason: 'crashed' });
    const between = (await run(only, 'answer', 'calm')).by ?? 0;
    expect(await answerOf(run(only, 'be-killed', 'one'))).toMatchObject({ reason: 'crashed' });
    const after = (await run(only, 'answer', 'calm')).by ?? 0;
    // Processes killed by each: two the first time, then one.
    expect([between - before, after - between]).toEqual([2, 1]);
  });
  test('a job killed for its own fault is not retried', async () => {
    const only = poolOf(1);
    const before = (await run(only, 'answer')).by ?? 0;
    await run(only, 'loop');
    expect(((await run(only, 'answer')).by ?? 0) - before).toBe(1);
  });
});

describe('turns', () => {
  test('two quotas take turns, whichever sent more', async () => {
    const only = poolOf(1);
    const order: string[] = [];
    const sent = ['a0', 'a1', 'a2', 'a3', 'b0', 'b1'].map(async (name) => {
      await run(only, 'answer', name.slice(0, 1));
      order.push(name);
    });
    await Promise.all(sent);
    expect(order).toEqual(['a0', 'a1', 'b0', 'a2', 'b1', 'a3']);
  });

  test('jobs of one quota that have to be killed never occupy all processes', async () => {
    const two = poolOf(2);
    await run(two, 'loop', 'bad');
    const order: string[] = [];
    const bad = Array.from({ length: 3 }, async () => {
      await run(two, 'loop', 'bad', 700);
      order.push('bad');
    });
    for (let at = 0; at < 5; at++) await run(two, 'answer', 'good').then(() => order.push('good'));
    await Promise.all(bad);
    // Of three that loop for most of a second each, only the first may run before it.
    expect(order.slice(-2)).toEqual(['bad', 'bad']);
  });

  test('a quota with penalties may not have a long queue', async () => {
    const only = poolOf(1);
    await run(only, 'loop', 'bad');
    const answers = await Promise.all(Array.from({ length: 14 }, () => answerOf(run(only, 'answer', 'bad'))));
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'busy').length).toBe(3);
  });

  test('closing the pool fails waiting and running jobs', async () => {
    const only = poolOf(1);
    const both = [run(only, 'loop', 'one', 30_000), run(only, 'answer', 'other')];
    only.close();
    for (const answer of await Promise.all(both.map(answerOf))) expect(answer.ok).toBe(false);
  });
});
