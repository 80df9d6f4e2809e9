import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Db } from '#io/db/db.ts';
import { addProject, deleteProjectRow } from '#io/db/queries/projects/projects.ts';
import { rawCount, rawRows } from '#io/db/raw-rows.ts';
import { createLog } from '#io/log/log.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { createCrawlLog } from './crawl-log.ts';
import { writeCrawls } from './write-crawls.ts';

const { db } = await createTestDatabase();
const logged: string[] = [];
const log = createLog('warn', { write: (line) => void logged.push(line) });
const fetch = { userAgent: 'WhatsApp/2.23.20.0 A', status: 200, milliseconds: 0 };

async function newImage(name: string) {
  const { id } = await addProject(db, { full: `https://${name}.example/`, title: name, state: 'active' });
  return { projectId: id, state: 1 as const, subPageId: null, routeTemplateId: null, url: `https://${name}.example/` };
}
async function rowsOf(projectId: number) {
  const rows = await rawRows(
    db,
    { bot: z.string(), status: z.number(), at: rawCount, count: z.number() },
    sql`select bot, status, (extract(epoch from created_at) * 1000)::bigint as at, count(*)::int as count from crawls
      where project_id = ${projectId} group by bot, status, created_at order by bot, status, created_at`,
  );
  return rows.map(({ bot, status, at, count }) => [bot, status, at, count] as const);
}

test('every fetch has a row with its own timestamp, even if all else is the same', async () => {
  const image = await newImage('moments');
  let now = 1_800_000_000_123;
  const crawlLog = createCrawlLog(db, log, { now: () => now, flushMs: 1e6 });
  for (const status of [200, 200, 304]) crawlLog.note(image, { ...fetch, status });
  now += 1;
  crawlLog.note({ ...image }, fetch);
  crawlLog.note(image, { ...fetch, userAgent: undefined });
  await crawlLog.close();
  expect(await rowsOf(image.projectId)).toEqual([
    ['Unknown', 200, now, 1],
    ['Whatsapp', 200, now - 1, 2],
    ['Whatsapp', 200, now, 1],
    ['Whatsapp', 304, now - 1, 1],
  ]);
});

test('what Linkbild itself loads, as an audit does, is no row', async () => {
  const image = await newImage('own');
  const crawlLog = createCrawlLog(db, log);
  crawlLog.note(image, { ...fetch, userAgent: 'LinkbildBot/1.0 (+https://linkbild.example/for-developers)' });
  crawlLog.note(image, fetch);
  await crawlLog.close();
  expect((await rowsOf(image.projectId)).map(([bot, , , count]) => [bot, count])).toEqual([['Whatsapp', 1]]);
});

test('rows that arrive during a write wait for the next one', async () => {
  const image = await newImage('meanwhile');
  const crawlLog = createCrawlLog(db, log, { now: () => 1_800_000_000_000, flushMs: 1e6 });
  const written = async () => (await rowsOf(image.projectId)).reduce((sum, [, , , count]) => sum + Number(count), 0);
  crawlLog.note(image, fetch);
  const flushing = crawlLog.flush();
  for (let n = 0; n < 20; n++) crawlLog.note(image, fetch);
  await flushing;
  expect(await written()).toBe(1);
  await crawlLog.flush();
  expect(await written()).toBe(21);
  await crawlLog.close();
});

test('rows wait while the database is unavailable; beyond the limit the oldest are dropped, but none that is being written', async () => {
  const image = await newImage('away');
  const away = { isOn: true };
  const flaky: Db = Object.create(db, {
    transaction: {
      value: (...args: Parameters<Db['transaction']>) =>
        away.isOn ? Promise.reject(new Error('away')) : db.transaction(...args),
    },
  });
  let now = 1_800_000_000_000;
  const crawlLog = createCrawlLog(flaky, log, { now: () => now, flushMs: 1e6 });
  crawlLog.note(image, fetch);
  await crawlLog.flush();
  for (now += 1; now < 1_800_000_000_024; now++) for (let n = 0; n < 5_000; n++) crawlLog.note(image, fetch);
  away.isOn = false;
  await crawlLog.close();
  const moments = (await rowsOf(image.projectId)).map(([, , at, count]) => [Number(at) - 1_800_000_000_000, count]);
  expect(moments).toEqual([[0, 1], ...Array.from({ length: 19 }, (_, index) => [index + 5, 5_000])]);
  expect(logged.map((line) => JSON.parse(line).dropped)).toContain(20_000);
});

test('no rows are written for a deleted project, and a batch being written is deleted with it', async () => {
  const [staying, going] = [await newImage('staying'), await newImage('going')];
  const agent = { bot: 'Slack', source: 'Slack', parent: null, isBot: false } as const;
  const rows = [staying, going].map((image) => ({
    ...image,
    ...agent,
    status: 200,
    milliseconds: 0,
    since: 1,
    after: [0],
  }));
  let deleting: Promise<void> | undefined;
  await db.transaction(async (writing) => {
    await writeCrawls(writing, rows, new Map());
    deleting = deleteProjectRow(db, going.projectId);
    await expect(
      Promise.race([deleting.then(() => 'deleted'), writing.execute(sql`select pg_sleep(0.1)`)]),
    ).resolves.not.toBe('deleted');
  });
  await deleting;
  await writeCrawls(db, rows, new Map());
  expect([await rowsOf(staying.projectId), await rowsOf(going.projectId)]).toEqual([[['Slack', 200, 1, 2]], []]);
});

test('a flush during a write also writes what arrived since', async () => {
  const image = await newImage('behind');
  const crawlLog = createCrawlLog(db, log, { now: () => 1_800_000_000_000, flushMs: 1e6 });
  crawlLog.note(image, fetch);
  const first = crawlLog.flush();
  for (let n = 0; n < 20; n++) crawlLog.note(image, fetch);
  await Promise.all([first, crawlLog.flush(), crawlLog.flush()]);
  expect(await rowsOf(image.projectId)).toEqual([['Whatsapp', 200, 1_800_000_000_000, 21]]);
  await crawlLog.close();
});
