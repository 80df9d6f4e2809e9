import type { IncomingMessage, ServerResponse } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteProject } from '#flows/projects/delete-project.ts';
import { plainFallback } from '#flows/serve-image/fallback-image.ts';
import { ogImages, projects, subPages } from '#io/db/schema/index.ts';
import { contentKey } from '#io/files/file-store.ts';
import { createServingCaches } from '#io/image-caches/serving-caches.ts';
import { createImageHosts } from './app.ts';
import { createLiveImageCache } from './live-image-cache.ts';
import { createServingTest, page } from './serving.fixture.ts';

const { io, pages, project, site } = await createServingTest();
const { uuid } = project;
pages.set('/products/vase', page('Vase'));

/** Two processes: each has its own caches. */
const startProcess = () => createImageHosts({ ...io, serving: createServingCaches(io.db, io.uptime) });
const processes = [startProcess(), startProcess()];
const ask = (at: number, path: string) =>
  (processes[at] as (typeof processes)[number]).app.request(`http://localhost:3000/${path}`);
const plain = Buffer.from(plainFallback());
const isPlain = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).equals(plain);
/** Whether the process would send the image from memory. */
const isCached = (at: number) =>
  (processes[at] as (typeof processes)[number]).live.sendCached(
    {
      url: `/images/${uuid}/v1/products/vase.jpg`,
      method: 'HEAD',
      headers: { host: 'localhost:3000' },
    } as IncomingMessage,
    { writeHead: () => ({ end: () => undefined }) } as unknown as ServerResponse,
  );

test('after a deletion every image URL gives the plain image, in every process', async () => {
  const bytes = Buffer.concat([Buffer.from('\x89PNG'), Buffer.alloc(200, 7)]);
  const asset = contentKey('assets', uuid, bytes, 'png');
  await io.files.put(asset, bytes);
  const live = `images/${uuid}/v1/products/vase.jpg`;
  await ask(0, live);
  const [image] = await io.db.select().from(ogImages).where(eq(ogImages.projectId, project.id));
  const [known] = await io.db.select().from(subPages).where(eq(subPages.projectId, project.id));
  const screenshotKey = `screenshots/${uuid}/${known?.uuid}.png`;
  await io.files.put(screenshotKey, bytes);
  await io.db
    .update(subPages)
    .set({ screenshotKey })
    .where(eq(subPages.id, known?.id ?? 0));
  await io.db.insert(ogImages).values({
    projectId: project.id,
    type: 0,
    version: 'draft',
    storageKey: image?.storageKey ?? '',
    contentType: 'image/jpeg',
    width: 1200,
    height: 630,
    bytes: 1,
  });
  const [draft] = await io.db.select().from(ogImages).where(eq(ogImages.version, 'draft'));
  const addresses = [
    live,
    `images/${uuid}/v2/products/vase.png`,
    `images/${uuid}/og.jpg?url=${encodeURIComponent(`${site}/products/vase`)}`,
    `images/${uuid}/assets/${asset.split('/').at(-1)}`,
    `drafts/${uuid}/${draft?.uuid}.jpg`,
    `screenshots/${uuid}/${known?.uuid}.png`,
  ];
  for (const at of [0, 1])
    for (const address of addresses) {
      const answer = await ask(at, address);
      expect([at, address, answer.status, await isPlain(answer)]).toEqual([at, address, 200, false]);
      expect([address, answer.headers.get('cache-tag')]).toEqual([address, `project-${uuid}`]);
      expect([address, answer.headers.get('cache-control')]).toEqual([
        address,
        expect.not.stringContaining('immutable'),
      ]);
    }
  expect([isCached(0), isCached(1)]).toEqual([true, true]);

  await deleteProject(io, project, { actorId: null, clientHash: null });
  for (const { deleted } of processes) await deleted.look();
  expect([isCached(0), isCached(1)]).toEqual([false, false]);
  // The files still exist: only the rows are gone so far.
  expect(await io.files.get(asset)).not.toBeNull();
  for (const at of [0, 1])
    for (const address of addresses) {
      const answer = await ask(at, address);
      const age = Number(/max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1]);
      expect([at, address, answer.status, age]).toEqual([at, address, 404, 60]);
      expect([at, address, await isPlain(answer)]).toEqual([at, address, true]);
    }
});

test('a process that never read the deletions finds the project gone', async () => {
  const late = createImageHosts(io);
  const answer = await late.app.request(`http://localhost:3000/images/${uuid}/v1/products/vase.jpg`);
  expect([answer.status, await isPlain(answer)]).toEqual([404, true]);
});

test('cached images of one project are dropped, those of others stay', () => {
  const stored = createLiveImageCache(() => 0);
  const more = { varies: true, cacheTag: 'x', look: async () => true };
  const image = (projectId: number) =>
    ({
      kind: 'image',
      bytes: Buffer.from('x'),
      contentType: 'image/jpeg',
      etag: 'x',
      freshness: 'version',
      state: 1,
      status: 200,
      projectId,
      subPageId: null,
      routeTemplateId: null,
      url: null,
    }) as const;
  stored.put('/a', image(1), more);
  stored.put('/b', image(2), more);
  stored.drop(1);
  expect([stored.get('/a'), stored.get('/b')?.age]).toEqual([null, 'fresh']);
});

// A shop has uninstalled the app: its project is inactive for 90 days (docs/decisions/045-shopify-app.md).
describe('an inactive project', async () => {
  const { io, project, pages, requested, get, clearCaches, clock } = await createServingTest();
  const { uuid } = project;

  test('links that were shared keep their images, and the shop is not read any more', async () => {
    pages.set('/products/vase', page('Vase'));
    pages.set('/products/new', page('New'));
    const shared = await get(`${uuid}/v1/products/vase.jpg`);
    expect(shared.status).toBe(200);
    await io.db.update(projects).set({ state: 'inactive' }).where(eq(projects.id, project.id));
    clearCaches();
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
});
