import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';
import { createPenalties } from './pool-queue.ts';
import { runningJobsOf } from './quota.ts';

const bounds = { inLine: 3, inAll: 6 };
const takeAll = (queue: ReturnType<typeof createFairQueue<string>>) => {
  const order: string[] = [];
  for (let item = queue.take(() => 0); item !== null; item = queue.take(() => 0)) order.push(item);
  return order;
};

describe('quotas take turns', () => {
  test('the first sender of many jobs waits for one of each other', () => {
    const queue = createFairQueue<string>({ inLine: 100, inAll: 100 });
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.slice(0, 1), item);
    expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });
  test('a quota with a running job comes after one without, however long it has waited', () => {
    const queue = createFairQueue<string>(bounds);
    queue.add('a', 'a1');
    queue.add('b', 'b1');
    expect(queue.take((quota) => (quota === 'a' ? 1 : 0))).toBe('b1');
    expect(queue.take((quota) => (quota === 'a' ? 1 : 0))).toBe('a1');
  });
  test('a further step comes before later jobs of its own quota, not before the others', () => {
    const queue = createFairQueue<string>(bounds);
    for (const item of ['b1', 'a1', 'a2']) queue.add(item.slice(0, 1), item);
    queue.add('a', 'a0 again', { isNext: true });
    expect(takeAll(queue)).toEqual(['b1', 'a0 again', 'a1', 'a2']);
  });
  test('a quota that may not run is skipped and keeps its position', () => {
    const queue = createFairQueue<string>(bounds);
    for (const item of ['a1', 'b1', 'a2']) queue.add(item.slice(0, 1), item);
    expect(queue.take((quota) => (quota === 'a' ? 'may-not-run' : 0))).toBe('b1');
    expect(queue.take((quota) => (quota === 'a' ? 'may-not-run' : 0))).toBeNull();
    expect(takeAll(queue)).toEqual(['a1', 'a2']);
  });
});

describe('bounds', () => {
  test('a full queue rejects its own jobs, not those of others', () => {
    const queue = createFairQueue<string>(bounds);
    expect(['a1', 'a2', 'a3', 'a4'].map((item) => queue.add('a', item))).toEqual([null, null, null, 'a4']);
    expect(queue.add('b', 'b1')).toBeNull();
  });
  test('if the total is exceeded, the longest queue drops its last', () => {
    const queue = createFairQueue<string>(bounds);
    for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) expect(queue.add(item.slice(0, 1), item)).toBeNull();
    expect(queue.add('d', 'd1')).toBe('a3');
    expect(queue.size).toBe(6);
  });
  test('nothing is lost and nothing comes twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 }), (shares) => {
        const queue = createFairQueue<string>(bounds);
        const items = shares.map((quota, at) => ({ quota, item: `${quota}${at}` }));
        const left = items.flatMap(({ quota, item }) => queue.add(quota, item) ?? []);
        expect(queue.size).toBeLessThanOrEqual(bounds.inAll);
        expect([...left, ...takeAll(queue)].toSorted()).toEqual(items.map(({ item }) => item).toSorted());
        expect(queue.size).toBe(0);
      }),
    );
  });
});

test.each([
  ['nothing runs', 2, '', 0],
  ['two of its own on two', 2, 'good good', 'may-not-run'],
  ['two of its own on four', 4, 'good good', 2],
  ['another has a penalty', 2, 'bad', 0],
])('a quota without penalties: %s', (_, size, running, expected) => {
  const turns = running.split(' ').flatMap((quota) => (quota ? { quota, processorMs: 1 } : []));
  expect(runningJobsOf('good', turns, { size, hasPenalty: (quota) => quota.startsWith('bad') })).toBe(expected);
});

test.each([
  ['alone', 2, '', 0],
  ['one runs, of two', 2, 'bad', 'may-not-run'],
  ['another with penalties runs, of two', 2, 'bad-too', 'may-not-run'],
  ['one without penalties runs, of two', 2, 'good', 0],
  ['one of its own, of four', 4, 'bad', 1],
  ['three with penalties, of four', 4, 'bad bad-too bad-too', 'may-not-run'],
  ['the only process', 1, '', 0],
])('a quota with penalties leaves one process to the others: %s', (_, size, running, expected) => {
  const turns = running.split(' ').flatMap((quota) => (quota ? { quota, processorMs: 1 } : []));
  expect(runningJobsOf('bad', turns, { size, hasPenalty: (quota) => quota.startsWith('bad') })).toBe(expected);
});

test('a quota with a size limit takes no more processes than that', () => {
  const qr = { quota: 'qr', processorMs: 1, processes: 1 };
  const pool = { size: 4, hasPenalty: () => false };
  expect([runningJobsOf('qr', [], pool), runningJobsOf('qr', [qr], pool)]).toEqual([0, 'may-not-run']);
});

test('a penalty ends after a minute', () => {
  let now = 1;
  const penalties = createPenalties(() => now);
  penalties.add('a');
  expect([penalties.has('a'), penalties.has('b')]).toEqual([true, false]);
  now = 60_002;
  expect(penalties.has('a')).toBe(false);
});
