import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { MAX_RETENTION_MONTHS } from '#domain/billing/allowances.ts';
import { clearHistory } from '#flows/admin/delete-expired.ts';
import { dropOldSnapshots, listPartitions, makePartitions } from '#io/db/queries/image-requests/partitions.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { subPages, subscriptions, watches } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createTestApi } from '../../../test/api.ts';

// Old snapshots are deleted month by month, but every page keeps at least one.

const { io, addProject } = await createTestApi();
const { db } = io;
await savePlans(db);

const monthsAgo = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15, 12));

async function pageSeen(slug: string, planId: string | null, seen: Date[]) {
  const project = await addProject(slug);
  await db.insert(watches).values({ projectId: project.id });
  if (planId)
    await db.insert(subscriptions).values({ projectId: project.id, planId, state: 'active', startedAt: new Date() });
  const [page] = await db
    .insert(subPages)
    .values({ projectId: project.id, path: '/a', url: `https://${slug}.example/a` })
    .returning({ id: subPages.id });
  for (const at of seen)
    await db.execute(sql`insert into page_snapshots (sub_page_id, seen_at, project_id, state, changes, image_key)
      values (${page?.id}, ${at.toISOString()}::timestamptz, ${project.id}, '{"score":50}', '[{"kind":"x"}]', ${`snapshots/${at.getTime()}`})`);
  return page?.id ?? 0;
}

const seenAt = (pageId: number) =>
  rawRows(
    db,
    { seenAt: z.coerce.date(), imageKey: z.string(), changes: z.number() },
    sql`select seen_at as "seenAt", image_key as "imageKey", jsonb_array_length(changes) as changes from page_snapshots
      where sub_page_id = ${pageId} order by seen_at`,
  );
const times = async (pageId: number) => (await seenAt(pageId)).map(({ seenAt }) => seenAt);

test.each([
  ['free', null, 1],
  ['starter', 'starter-100', 3],
  ['professional', 'professional-100', 12],
])(
  '%s: deletes history older than the plan’s retention, except each page’s last state before it',
  async (name, planId, months) => {
    const now = new Date();
    const [oldest, old, last, inside] = [months + 4, months + 3, months + 2, months - 1].map((ago) =>
      monthsAgo(now, ago),
    ) as [Date, Date, Date, Date];
    const [changing, steady] = [
      await pageSeen(`${name}-changing`, planId, [oldest, old, last, inside]),
      await pageSeen(`${name}-steady`, planId, [oldest, old]),
    ];
    await clearHistory({ ...io, now: () => now }, new AbortController().signal);
    expect(await times(changing)).toEqual([last, inside]);
    expect(await times(steady)).toEqual([old]);
  },
);

test('images that only deleted snapshots used are deleted, the others stay', async () => {
  const now = new Date(Date.now() + 3 * 86_400_000);
  const page = await pageSeen('images', null, [monthsAgo(now, 5), monthsAgo(now, 4), monthsAgo(now, 0)]);
  const [owner] = await rawRows(
    db,
    { uuid: z.string() },
    sql`select uuid from projects where id = (select project_id from sub_pages where id = ${page})`,
  );
  const keyOf = (name: string) => `snapshots/${owner?.uuid}/${name}.jpg`;
  // The last snapshot shows the first one's image again.
  for (const [at, name] of ['again', 'old', 'again'].entries())
    await db.execute(sql`update page_snapshots set image_key = ${keyOf(name)} where sub_page_id = ${page}
      and seen_at = (select seen_at from page_snapshots where sub_page_id = ${page} order by seen_at offset ${at} limit 1)`);
  await db.execute(sql`insert into page_snapshots (sub_page_id, seen_at, project_id, state, image_key)
    select sub_page_id, seen_at - interval '1 day', project_id, state, ${keyOf('gone')} from page_snapshots
    where sub_page_id = ${page} order by seen_at limit 1`);
  for (const name of ['again', 'old', 'gone']) await io.files.put(keyOf(name), new Uint8Array([1]));
  await clearHistory({ ...io, now: () => now }, new AbortController().signal);
  const isStored = async (name: string) => (await io.files.get(keyOf(name))) !== null;
  expect([await isStored('again'), await isStored('old'), await isStored('gone')]).toEqual([true, true, false]);
});

test('whole months are dropped, and a page that never changed keeps its state and image', async () => {
  // Two years later, when today's months are old.
  const now = new Date(Date.UTC(new Date().getUTCFullYear() + 2, new Date().getUTCMonth(), 1));
  await makePartitions(db, now);
  const [first, second, later] = [monthsAgo(now, 23), monthsAgo(now, 22), monthsAgo(now, 2)] as const;
  const steady = await pageSeen('steady', 'professional-100', [first, second]);
  const changing = await pageSeen('changing', 'professional-100', [first, later]);
  const before = monthsAgo(now, MAX_RETENTION_MONTHS);
  await dropOldSnapshots(db, before, now);
  const partitions = await listPartitions(db, 'page_snapshots');
  expect(partitions.every(({ until }) => until > before)).toBe(true);
  expect(await times(changing)).toEqual([later]);
  expect(await seenAt(steady)).toEqual([{ seenAt: now, imageKey: `snapshots/${second.getTime()}`, changes: 0 }]);
  await dropOldSnapshots(db, before, now);
  expect(await times(steady)).toEqual([now]);
});
