import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sampleHealth } from '#flows/admin/health.ts';
import { addErrors } from '#io/db/queries/operation/health.ts';
import { errorLog, healthMarks, mails } from '#io/db/schema/index.ts';
import { startProcessReports } from '#io/health/process-reports.ts';
import { createLog } from '#io/log/log.ts';
import { createRecentErrors } from '#io/log/recent-errors.ts';
import { workingFor } from '#io/log/work-context.ts';
import { createTestApi } from '../../../test/api.ts';

let diskFree = 60;
const api = await createTestApi({
  machine: { diskFree: async () => diskFree, certificateEndsAt: async () => new Date(Date.now() + 30 * 86_400_000) },
});
const { io } = api;
const boss = api.as((await api.addPerson('boss@example.com', { role: 'superadmin' })).token);
const alarms = () => io.db.select().from(mails).where(eq(mails.kind, 'health-alarm'));
const errors = createRecentErrors();
const reports = startProcessReports({ db: io.db, role: 'all', version: '1', metrics: io.metrics, errors });

test('a figure that crosses its threshold is reported once, and again after it has recovered', async () => {
  await reports.report();
  await sampleHealth(io);
  expect(await alarms()).toEqual([]);
  diskFree = 4;
  await sampleHealth(io);
  await sampleHealth(io);
  const [mail, ...more] = await alarms();
  expect(mail).toMatchObject({ recipient: 'admin@linkbild.local', subject: 'Linkbild needs you: Free disk space' });
  expect(mail?.text).toContain('4%');
  expect(more).toEqual([]);
  diskFree = 60;
  await sampleHealth(io);
  diskFree = 4;
  await sampleHealth(io);
  expect(await alarms()).toHaveLength(2);
});

test('the screen has the last day, and which figures are beyond their threshold', async () => {
  const { figures, crossed, samples, processes } = await boss.getHealthReport();
  expect(figures).toMatchObject({ diskFree: 4, certificateDays: 29, workers: 1, backupAge: null });
  expect(figures.databaseBytes).toBeGreaterThan(1_000_000);
  expect(crossed).toEqual(['diskFree']);
  expect(samples.map((one) => one.figures.diskFree)).toEqual([60, 4, 4, 60, 4]);
  expect(processes).toMatchObject([{ role: 'all', version: '1' }]);
});

test('requests and failures since the last report make the error rate', async () => {
  const count = (status: string, times: number) => {
    for (let at = 0; at < times; at++)
      io.metrics.requests.observe({ kind: 'api', route: '/x', method: 'GET', status }, 0.01);
  };
  count('2xx', 97);
  count('5xx', 3);
  await reports.report();
  await reports.report();
  const { figures, crossed } = await boss.getHealthReport();
  expect(figures).toMatchObject({ requests: 100, errorRate: 3 });
  expect(crossed).toContain('errorRate');
});

test('errors are grouped by cause without ids, with the requests that failed; the last 500 stay', async () => {
  const log = createLog('info', { write: () => undefined }, errors);
  for (const [at, requestId] of ['r-1', 'r-2', 'r-3'].entries())
    workingFor({ requestId }, () => {
      log.error({ err: new Error(`no page 4711${at}`) }, 'reading failed');
      log.error({ status: 500, route: '/api/x' }, 'request');
    });
  log.warn({ err: new Error('only a warning') }, 'not shown');
  workingFor({ job: 'send-mail' }, () => log.error({ reason: 'refused' }, 'mail failed'));
  await reports.report();
  const { errors: causes } = await boss.getHealthReport();
  expect(causes).toMatchObject([
    { count: 3, requestIds: ['r-3', 'r-2', 'r-1'], jobs: [] },
    { count: 1, requestIds: [], jobs: ['send-mail'], message: 'mail failed: refused' },
  ]);
  const one = { at: new Date(), cause: 'c', message: 'm', requestId: null, job: null, userId: null };
  for (let batch = 0; batch < 6; batch++)
    await addErrors(
      io.db,
      Array.from({ length: 100 }, () => one),
    );
  expect(await io.db.select().from(errorLog)).toHaveLength(500);
});

test('a backup is dated', async () => {
  await io.db.insert(healthMarks).values({ name: 'backup', at: new Date(Date.now() - 5 * 3_600_000) });
  expect((await boss.getHealthReport()).figures.backupAge).toBe(5);
});
