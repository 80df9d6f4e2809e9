import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { projects } from '#io/db/schema/index.ts';
import { createServingTest, page } from './serving.fixture.ts';

// A project whose shop has uninstalled the app is inactive for 90 days (docs/decisions/045-shopify-app.md).

const { io, project, pages, requested, get, forgetAll, clock } = await createServingTest();
const { uuid } = project;

test('links that were shared keep their images, and the shop is not read any more', async () => {
  pages.set('/products/vase', page('Vase'));
  pages.set('/products/new', page('New'));
  const shared = await get(`${uuid}/v1/products/vase.jpg`);
  expect(shared.status).toBe(200);
  await io.db.update(projects).set({ state: 'inactive' }).where(eq(projects.id, project.id));
  forgetAll();
  clock.offset += 40 * 86_400_000;
  const before = requested.length;
  const later = await get(`${uuid}/v1/products/vase.jpg`);
  expect([later.status, later.headers.get('etag')]).toEqual([200, shared.headers.get('etag')]);
  const unknown = await get(`${uuid}/v1/products/new.jpg`);
  expect([unknown.status, unknown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(unknown.headers.get('etag')).not.toBe(shared.headers.get('etag'));
  expect(requested.slice(before)).toEqual([]);
  const { rows } = await io.db.execute(sql`select from pgboss.job where name = 'fetch-sub-pages'
    and created_on > (select updated_at from projects where id = ${project.id})`);
  expect(rows).toEqual([]);
});
