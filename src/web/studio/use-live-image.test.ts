import { expect, test } from 'vitest';
import { createLatestRender } from './use-live-image.ts';

function setUp() {
  let time = 0;
  const shown: string[] = [];
  const jobs: { request: string; signal: AbortSignal; end: (error?: Error) => Promise<void> }[] = [];
  const painter = createLatestRender<string, string>({
    draw: (request, signal) =>
      new Promise((resolve, reject) => {
        jobs.push({
          request,
          signal,
          end: async (error) => {
            if (error) reject(error);
            else resolve(request);
            await Promise.resolve().then(() => null);
          },
        });
      }),
    onDrawn: (drawn) => shown.push(drawn),
    onFailed: (error) => shown.push(String(error)),
    onBusy: (busy) => shown.push(busy ? 'busy' : 'idle'),
    now: () => time,
  });
  return { painter, jobs, shown, wait: (ms: number) => (time += ms) };
}

test('an outdated request is aborted and its response never shown', async () => {
  const { painter, jobs, shown } = setUp();
  painter.want('a');
  painter.want('ab');
  expect(jobs[0]?.signal.aborted).toBe(true);
  await jobs[0]?.end();
  await jobs[1]?.end();
  expect(shown).toEqual(['busy', 'busy', 'ab', 'idle']);
});

test('waits for the running request if the image is older than 300 ms, then draws only the newest', async () => {
  const { painter, jobs, shown, wait } = setUp();
  painter.want('a');
  wait(400);
  painter.want('ab');
  painter.want('abc');
  expect(jobs[0]?.signal.aborted).toBe(false);
  await jobs[0]?.end();
  await jobs[1]?.end();
  expect(jobs.map(({ request }) => request)).toEqual(['a', 'abc']);
  expect(shown.filter((one) => one.startsWith('a'))).toEqual(['a', 'abc']);
});

test('reports a failure and still draws what waits', async () => {
  const { painter, jobs, shown, wait } = setUp();
  painter.want('a');
  wait(400);
  painter.want('b');
  await jobs[0]?.end(new Error('no'));
  await jobs[1]?.end();
  expect(shown).toEqual(['busy', 'Error: no', 'busy', 'b', 'idle']);
});
