import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { writeCrawls } from '#io/crawl-log/write-crawls.ts';
import { addProject } from '#io/db/queries/projects/projects.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { dropOldCrawls, listPartitions, makePartitions } from './partitions.ts';

const { db } = await createTestDatabase();
const { id: projectId } = await addProject(db, { full: 'https://months.example/', title: 'Months', state: 'active' });
const agent = { bot: 'Slack', source: 'Slack', parent: null, isBot: false } as const;
const page = { projectId, state: 1, subPageId: 5, routeTemplateId: 6, url: 'https://months.example/a' } as const;
const write = (at: Date) =>
  writeCrawls(db, [{ ...page, ...agent, status: 200, milliseconds: 1, since: at.getTime(), after: [0] }], new Map());
const counts = async () => {
  const tables = ['crawls', 'crawl_days', 'crawl_page_days'];
  const found = tables.map((table) => db.execute(sql`select count(*)::int as rows from ${sql.identifier(table)}`));
  return (await Promise.all(found)).map(({ rows }) => rows[0]?.rows);
};

test('a year of months exists without a gap, and a second call adds none', async () => {
  const partitions = await listPartitions(db, 'crawls');
  expect(partitions[0]?.from).toBeNull();
  for (const [at, { from }] of partitions.entries()) if (at > 0) expect(from).toEqual(partitions[at - 1]?.until);
  const now = new Date();
  expect(partitions.at(-1)?.until).toEqual(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 12, 1)));
  await Promise.all([makePartitions(db, now), makePartitions(db, now)]);
  expect(await listPartitions(db, 'crawls')).toHaveLength(partitions.length);
});

test('old months are dropped with their counters, younger ones stay', async () => {
  const [old, recent] = [new Date(), new Date(Date.now() + 200 * 86_400_000)];
  await write(old);
  await write(recent);
  expect(await counts()).toEqual([2, 2, 2]);
  await dropOldCrawls(db, new Date(Date.now() + 100 * 86_400_000));
  expect(await counts()).toEqual([1, 1, 1]);
  await dropOldCrawls(db, new Date(Date.now() + 100 * 86_400_000));
  expect(await counts()).toEqual([1, 1, 1]);
});
