import { expect, test } from 'vitest';
import { createLatestOnly } from './latest-only.ts';

test('of waiting requests only the newest runs, and other keys are not delayed', async () => {
  const newestOnly = createLatestOnly(() => new Error('overtaken'));
  const done: string[] = [];
  let finishFirst = () => {};
  const first = newestOnly('a', () => new Promise<void>((resolve) => (finishFirst = resolve)));
  const second = newestOnly('a', async () => void done.push('second'));
  const third = newestOnly('a', async () => void done.push('third'));
  await newestOnly('b', async () => void done.push('other'));
  await expect(second).rejects.toThrow('overtaken');
  finishFirst();
  await Promise.all([first, third]);
  expect(done).toEqual(['other', 'third']);
});

test('a failure lets the next one start', async () => {
  const newestOnly = createLatestOnly(() => new Error('overtaken'));
  const broken = newestOnly('a', () => Promise.reject(new Error('no')));
  const next = newestOnly('a', async () => 'drawn');
  await expect(broken).rejects.toThrow('no');
  expect(await next).toBe('drawn');
  expect(await newestOnly('a', async () => 'again')).toBe('again');
});
