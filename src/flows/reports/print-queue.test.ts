import { expect, test } from 'vitest';
import { createPrintQueue } from './report-files.ts';

const never = () => new Promise<string>(() => {});

test('refuses a client that already has two, and accepts another', async () => {
  const queue = createPrintQueue({ atOnce: 4, perClient: 2 });
  void queue.run('a', never);
  void queue.run('a', never);
  expect(await queue.run('a', async () => 'pdf')).toBeNull();
  expect(await queue.run('b', async () => 'pdf')).toBe('pdf');
});

test('has a limit for all clients together', async () => {
  const queue = createPrintQueue({ atOnce: 3, perClient: 2 });
  for (const client of ['a', 'b', 'c']) void queue.run(client, never);
  expect(await queue.run('d', async () => 'pdf')).toBeNull();
});

test('releases a slot whether the PDF was made or not', async () => {
  const queue = createPrintQueue({ atOnce: 1, perClient: 1 });
  await expect(queue.run('a', () => Promise.reject(new Error('no browser')))).rejects.toThrow('no browser');
  expect(await queue.run('a', async () => 'one')).toBe('one');
  expect(await queue.run('a', async () => 'two')).toBe('two');
});
