import { expect, test } from 'vitest';
import { startOwnTimer } from './own-timer.ts';

const standStill = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('a response that arrives while the process is suspended is read before the timeout', async () => {
  const first = new Promise((resolve) => {
    startOwnTimer(200, () => resolve('the end'));
    setImmediate(() => resolve('an answer'));
  });
  standStill(500);
  expect(await first).toBe('an answer');
});

test('ends once, unless it is stopped', async () => {
  const ended: string[] = [];
  const stop = startOwnTimer(40, () => ended.push('stopped'));
  stop();
  await new Promise<void>((resolve) => {
    startOwnTimer(80, () => {
      ended.push('ran');
      resolve();
    });
  });
  expect(ended).toEqual(['ran']);
});
