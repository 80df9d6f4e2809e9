import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteExpired } from '#flows/admin/delete-expired.ts';
import { creditBalances, ogImages, routeTemplates } from '#io/db/schema/index.ts';
import { waitFor } from '../../test/api.ts';
import { createServingTest, page } from './serving.fixture.ts';

const { io, project, template, pages, get, clearCaches } = await createServingTest();
pages.set('/products/lamp', page('A lamp'));
pages.set('/products/vase', page('A vase'));
await io.db.insert(creditBalances).values({ projectId: project.id, balance: 3 });

const { signal } = new AbortController();
const night = () => deleteExpired(io, signal);
const rows = () => io.db.select().from(ogImages).orderBy(ogImages.id);
const bytesOf = async (path: string) => {
  const answer = await get(`${project.uuid}/${path}`);
  return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('hex')];
};

test('an image not requested for a year is dropped, and drawn again unchanged at the same URL', async () => {
  const first = await bytesOf('v1/products/lamp.jpg');
  await bytesOf('v1/products/vase.jpg');
  for (const path of ['v1/products/lamp.jpg', 'v1/products/vase.jpg']) {
    clearCaches();
    await bytesOf(path);
  }
  await waitFor(async () => (await rows()).every(({ fetchedAt }) => fetchedAt !== null), 'the note of the fetch');
  const [lamp] = await rows();
  if (!lamp) throw new Error('no picture');
  // Fetched within the year: it stays.
  await io.db.execute(sql`update og_images set created_at = now() - interval '3 years'`);
  await night();
  expect((await rows()).map(({ droppedAt }) => droppedAt)).toEqual([null, null]);

  await io.db.execute(
    sql`update og_images set fetched_at = now() - interval '366 days', updated_at = now() - interval '2 years' where id = ${lamp.id}`,
  );
  // Another template is live on the route by now: the image keeps its original design.
  await io.db.update(routeTemplates).set({ state: 'draft' }).where(eq(routeTemplates.id, template.id));
  await io.db.insert(routeTemplates).values({
    projectId: project.id,
    routeId: template.routeId,
    name: 'Other',
    html: '<div style="width:100%;height:100%;background:#101010"></div>',
    state: 'live',
  });
  await night();
  const [dropped, stored] = await rows();
  expect([dropped?.droppedAt, stored?.droppedAt]).toEqual([expect.any(Date), null]);
  expect(await io.files.get(lamp.storageKey)).toBeNull();
  expect(await io.files.get(stored?.storageKey ?? '')).not.toBeNull();
  clearCaches();
  io.serving.bytes.clear();
  expect(await bytesOf('v1/products/lamp.jpg')).toEqual(first);
  const [again] = await rows();
  expect(again).toMatchObject({
    id: lamp.id,
    uuid: lamp.uuid,
    version: 'v1',
    droppedAt: null,
    routeTemplateId: template.id,
  });
  expect(await io.files.get(again?.storageKey ?? '')).not.toBeNull();
  const [balance] = await io.db.select().from(creditBalances).where(eq(creditBalances.projectId, project.id));
  expect(balance?.balance).toBe(3);
});
