import { expect, test } from 'vitest';
import { createPrintQueue } from './print-queue.ts';

/** A print that ends when the test says so. */
function print() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { make: () => promise, done: () => resolve('pdf'), fail: () => reject(new Error('no browser')) };
}

test('a request waits in the queue while all slots are busy', async () => {
  const queue = createPrintQueue({ atOnce: 1, perClient: 1 });
  const [first, second] = [print(), print()];
  const one = queue.run('a', 'one', first.make);
  const two = queue.run('b', 'two', second.make);
  const three = queue.run('c', 'three', async () => 'third');
  expect([queue.ahead('one'), queue.ahead('two'), queue.ahead('three')]).toEqual([null, 1, 2]);
  first.done();
  await one;
  expect([queue.ahead('two'), queue.ahead('three')]).toEqual([null, 1]);
  second.done();
  expect([await two, await three]).toEqual(['pdf', 'third']);
});

test('a client with enough at once lets others pass', async () => {
  const queue = createPrintQueue({ atOnce: 2, perClient: 1 });
  const busy = print();
  void queue.run('a', 'one', busy.make);
  const mine = queue.run('a', 'two', async () => 'mine');
  expect(await queue.run('b', 'three', async () => 'other')).toBe('other');
  busy.done();
  expect(await mine).toBe('mine');
});

test('the queue is bounded, for one client and in total', async () => {
  const queue = createPrintQueue({ atOnce: 1, perClient: 1, waiting: 2, waitingPerClient: 1 });
  void queue.run('a', 'one', print().make);
  void queue.run('a', 'two', print().make);
  expect(await queue.run('a', 'three', async () => 'pdf')).toBeNull();
  void queue.run('b', 'four', print().make);
  expect(await queue.run('c', 'five', async () => 'pdf')).toBeNull();
});

test('a print that fails makes room for the next', async () => {
  const queue = createPrintQueue({ atOnce: 1, perClient: 1 });
  const broken = print();
  const failing = queue.run('a', 'one', broken.make);
  const next = queue.run('a', 'two', async () => 'pdf');
  broken.fail();
  await expect(failing).rejects.toThrow('no browser');
  expect(await next).toBe('pdf');
});
