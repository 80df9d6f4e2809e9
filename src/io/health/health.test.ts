import { expect, test } from 'vitest';
import { createHealth, waitForHealth } from './health.ts';

/** A storage whose checks the test completes one by one, and a clock that it sets. */
function setUp() {
  const answers: ((isStored: boolean) => void)[] = [];
  let time = 0;
  const health = createHealth({
    version: '1',
    watch: { isAway: () => false },
    files: { check: () => new Promise<boolean>((resolve) => answers.push(resolve)) },
    jobs: null,
    now: () => time,
  });
  return { health, answers, at: (ms: number) => (time = ms) };
}

test('concurrent requests share one check', async () => {
  const { health, answers } = setUp();
  const pending = [health.read(), health.read(), health.read()];
  expect(answers).toHaveLength(1);
  answers[0]?.(true);
  expect((await Promise.all(pending)).map(({ status }) => status)).toEqual(['ok', 'ok', 'ok']);
});

test('while the next check runs, the last one counts for five seconds', async () => {
  const { health, answers, at } = setUp();
  const first = health.read();
  answers[0]?.(true);
  await first;
  at(600);
  expect(await health.read()).toMatchObject({ status: 'ok' });
  expect(answers).toHaveLength(2);
  at(1_800);
  expect(await health.read()).toMatchObject({ status: 'ok' });
  expect(answers).toHaveLength(2);
  at(5_000);
  const late = health.read();
  answers[1]?.(false);
  expect(await late).toMatchObject({ status: 'failing', storage: 'failing' });
});

test('a check that begins long after the last one is awaited', async () => {
  const { health, answers, at } = setUp();
  const first = health.read();
  answers[0]?.(true);
  await first;
  at(5_000);
  const later = health.read();
  answers[1]?.(false);
  expect(await later).toMatchObject({ status: 'failing', storage: 'failing', jobs: 'elsewhere' });
});

/** Fails in these parts the first times. */
const failingAtFirst = (times: number) => {
  let reads = 0;
  const read = async () => {
    reads += 1;
    const state = reads > times ? ('ok' as const) : ('failing' as const);
    return { status: state, version: '1', database: 'ok' as const, jobs: state, storage: state };
  };
  return { read, reads: () => reads };
};

test('a start waits until workers that were just started have polled', async () => {
  const health = failingAtFirst(2);
  expect(await waitForHealth(health, new AbortController().signal)).toEqual([]);
  expect(health.reads()).toBe(3);
});

test('a start does not wait for ever, and reports what still fails', async () => {
  const health = failingAtFirst(Number.POSITIVE_INFINITY);
  let time = 0;
  const options = { longestMs: 3, now: () => time++ };
  expect(await waitForHealth(health, new AbortController().signal, options)).toEqual(['jobs', 'storage']);
});
