import { expect, test } from 'vitest';
import { createLog } from '#io/log/log.ts';
import { whenOver } from '../../../test/after-run.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { areWorkersPolling } from './are-workers-polling.ts';
import { startBoss } from './queue.ts';

const { url } = await createTestDatabase();
const boss = await startBoss(url, createLog('silent'), { works: false });
whenOver(() => boss.stop({ graceful: false, close: true }));

test('a stopped worker is noticed, a busy one is not polled', async () => {
  const working = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const options = { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 60 };
  for (const name of ['idle', 'busy', 'ends']) await boss.createQueue(name);
  await boss.work('idle', options, async () => undefined);
  await boss.work('ends', options, async () => undefined);
  await boss.send('busy', {});
  await boss.work('busy', options, async () => {
    begun.resolve();
    await working.promise;
  });
  await begun.promise;
  expect(await areWorkersPolling(boss, 3)).toBe(true);
  await boss.offWork('ends');
  expect(await areWorkersPolling(boss, 3)).toBe(false);
  expect(await areWorkersPolling(boss, 2)).toBe(true);
  working.resolve();
});

test('workers are not waited for while the database is unavailable', async () => {
  let looks = 0;
  const silent = { id: 'silent', count: 0, state: 'active', lastFetchedOn: null, lastErrorOn: null };
  const getWipData = () => {
    looks += 1;
    return [silent] as never;
  };
  expect(await areWorkersPolling({ getWipData, notifyWorker: () => undefined }, 1, () => true)).toBe(false);
  // Read once before and once after the workers were notified.
  expect(looks).toBe(2);
});
