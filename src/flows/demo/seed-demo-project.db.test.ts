import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { seed } from '#io/db/seeds/index.ts';
import { waitFor } from '../../../test/api.ts';
import { createShopApi } from '../../../test/api-with-shop.ts';
import { enqueueDemoSeed } from './seed-demo-project.ts';

const { api, shop } = await createShopApi();
await seed(api.io.db, { sampleShopUrl: shop.url });

test('the first start gives the demo its pages and a finished audit, a second start changes nothing', async () => {
  await enqueueDemoSeed(api.io, true);
  await api.runJobs();
  const visitor = api.as(null);
  const read = async () => {
    const found = await visitor.getPublicAudit({ params: { projectSlug: 'demo' } }).catch(() => null);
    return found?.status === 'completed' && found;
  };
  const audit = await waitFor(read, 'the audit of the demo');
  expect(audit).toMatchObject({ trigger: 'seed', status: 'completed', pagesPlanned: 50, pagesDone: 50 });
  expect(audit.pages.filter(({ status }) => status === 1)).toHaveLength(50);
  const root = api.as((await api.addPerson('root@example.com', { role: 'superadmin' })).token);
  const [demo] = (await root.listAllProjects({ query: { search: 'demo' } })).items;
  expect(demo?.subPages).toBeGreaterThan(60);
  expect(demo?.problems).toEqual([]);
  const params = { id: demo?.uuid ?? '' };
  const isDecorated = async () => (await root.listOgImages({ params, query: {} })).total >= 5;
  await waitFor(isDecorated, 'pictures of the demo');
  const routes = await root.listRoutes({ params });
  expect(routes.map(({ liveTemplates }) => liveTemplates)).toEqual([2, 1, 1, 1, 1]);
  const templates = await root.listTemplates({ params });
  expect(templates.filter(({ images, state }) => state === 'live' && images > 0).length).toBeGreaterThan(2);

  // Demo data: the chart has entries on nearly all of its 21 days, and none in the future.
  const { rows } =
    await api.io.db.execute(sql`select count(*)::int as rows, count(distinct created_at::date)::int as days,
    bool_and(created_at between now() - interval '22 days' and now()) as fits, count(distinct source)::int as sources
    from crawls where project_id = ${demo?.id}`);
  expect(rows[0]).toMatchObject({ fits: true });
  expect(rows[0]?.rows).toBeGreaterThan(200);
  expect(rows[0]?.days).toBeGreaterThan(19);
  expect(rows[0]?.sources).toBeGreaterThan(5);

  await enqueueDemoSeed(api.io, true);
  await enqueueDemoSeed(api.io, false);
  expect((await root.listAudits({ params, query: {} })).total).toBe(1);
});
