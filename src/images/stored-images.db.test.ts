import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { ogImageType } from '#domain/enumerations.ts';
import { storeImage } from '#flows/drawing/store-image.ts';
import { countAgainst } from '#flows/guards/rate-limit.ts';
import { addAudit, listAuditPages } from '#io/db/queries/audits/audits.ts';
import { changeProject } from '#io/db/queries/projects/projects.ts';
import { clearOldDrafts } from '#io/db/queries/templates/og-images.ts';
import { ogImages, subPages, webhookDeliveries, webhookEndpoints } from '#io/db/schema/index.ts';
import { contentKey } from '#io/files/file-store.ts';
import { createExampleImageHosts } from './example-images.ts';
import { createServingTest, page, pixel } from './serving.fixture.ts';

const serving = await createServingTest();
const { io, pages, project, route, get, site } = serving;
const uuid = project.uuid;
pages.set('/products/vase', page('Vase'));
// Reads the page: the example images below are drawn from what was read.
await get(`${uuid}/v1/products/vase.jpg`);

test('endpoints are notified of a new image once, however often it is requested', async () => {
  const [endpoint] = await io.db
    .insert(webhookEndpoints)
    .values({ projectId: project.id, url: 'https://a.example', events: ['image.drawn'], secret: 'sealed' })
    .returning();
  for (const name of ['bowl', 'plate']) {
    pages.set(`/products/${name}`, page(name));
    expect((await get(`${uuid}/v1/products/${name}.jpg`)).status).toBe(200);
    await get(`${uuid}/v1/products/${name}.jpg`);
    await get(`${uuid}/v1/products/${name}.png`);
  }
  const deliveries = await io.db.select().from(webhookDeliveries);
  const images = deliveries.flatMap(({ body }) => JSON.parse(body).data.images);
  expect(images).toMatchObject(
    ['bowl', 'plate'].map((name) => ({
      page: { url: `${site}/products/${name}`, path: `/products/${name}` },
      url: expect.stringMatching(new RegExp(`/${uuid}/v1/products/${name}\\.jpg$`)),
      width: 1200,
      height: 630,
    })),
  );
  await io.db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint?.id ?? 0));
});

describe('drafts, demos and assets', () => {
  test('drafts, demos and assets are only available under the project’s uuid [7.36]', async () => {
    const bytes = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const encoded = { bytes, contentType: 'image/jpeg', width: 100, height: 100, quality: 80 };
    const stored = { project, encoded, routeTemplateId: null, subPageId: null };
    const draft = await storeImage(io, { ...stored, type: ogImageType.DRAFT });
    const demo = await storeImage(io, { ...stored, type: ogImageType.DEMO });
    const key = contentKey('assets', uuid, bytes, 'jpg');
    await io.files.put(key, bytes);
    await io.files.put(key.replace('.jpg', '.woff2'), bytes);
    const other = '00000000-0000-4000-8000-000000000000';
    const file = key.split('/').at(-1) ?? '';
    const wanted: [string, number][] = [
      [`drafts/${uuid}/${draft.uuid}.jpg`, 200],
      [`demos/${uuid}/${demo.uuid}.jpg`, 200],
      [`drafts/${uuid}/${demo.uuid}.jpg`, 404],
      [`drafts/${other}/${draft.uuid}.jpg`, 404],
      [`images/${uuid}/assets/${file}`, 200],
      [`images/${other}/assets/${file}`, 404],
      [`images/${uuid}/assets/${file.replace('.jpg', '.woff2')}`, 404],
      [`images/${uuid}/assets/..%2f..%2fsecret.jpg`, 404],
      [`images/${uuid}/route-previews/${route.id}.jpg`, 200],
      [`images/${uuid}/route-previews/999999.jpg`, 404],
      [`images/${other}/route-previews/${route.id}.jpg`, 404],
      [`screenshots/${uuid}/${uuid}.png`, 404],
    ];
    for (const [path, status] of wanted) {
      const answer = await serving.app().fetch(new Request(`http://localhost:3000/${path}`));
      expect([path, answer.status]).toEqual([path, status]);
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBeGreaterThan(0);
    }
    expect(
      (await serving.app().fetch(new Request(`http://localhost:3000/images/${uuid}/og.jpg`, { method: 'POST' })))
        .status,
    ).toBe(405);
  });

  test('old drafts are deleted at night, with the files that nothing else uses', async () => {
    const draft = async (background: string, type: 0 | 2) => {
      const create = { width: 64, height: 64, channels: 3 as const, background };
      const bytes = await sharp({ create }).jpeg().toBuffer();
      const encoded = { bytes, contentType: 'image/jpeg', width: 64, height: 64, quality: 80 };
      return storeImage(io, { project, encoded, type, routeTemplateId: null, subPageId: null });
    };
    const [alone, shared, demo] = [await draft('#111', 0), await draft('#222', 0), await draft('#222', 2)];
    await io.db.execute(
      `update og_images set created_at = now() - interval '31 days' where project_id = ${project.id}`,
    );
    const keys = await clearOldDrafts(io.db, 30);
    expect(keys).toContain(alone.storageKey);
    expect(keys).not.toContain(shared.storageKey);
    expect(await io.db.select().from(ogImages).where(eq(ogImages.id, demo.id))).toHaveLength(1);
  });
});

describe('example images and QR codes', () => {
  test('a page of the project is shown in the design that is live, also when that changes', async () => {
    const url = `${site}/products/vase`;
    const [known] = await io.db.select({ id: subPages.id }).from(subPages).where(eq(subPages.url, url));
    const planned = [{ url, subPageId: known?.id ?? null, priority: 0 }];
    const audit = await addAudit(io.db, { projectId: project.id, trigger: 'manual', pages: planned });
    const [audited] = await listAuditPages(io.db, audit.id);
    await changeProject(io.db, project.id, { reportVisibility: 'public' });
    const hosts = createExampleImageHosts(io);
    for (const [background, colour] of [
      ['#00ff00', [0, 255, 0]],
      ['#0000ff', [0, 0, 255]],
    ] as const) {
      await serving.setTemplate({ html: `<div style="width:100%;height:100%;background:${background}"></div>` });
      const shown = await pixel(await hosts.request(`/og/sketch/${audit.uuid}/${audited?.id}.jpg`));
      expect(shown.colour.map((part) => Math.round(part / 255) * 255)).toEqual(colour);
    }
  });

  test('every page of an audit has an example image, even without data to draw it from', async () => {
    const planned = ['vase', 'gone', 'bowl'].map((name, priority) => {
      return { url: `${site}/products/${name}`, subPageId: null, priority };
    });
    const audit = await addAudit(io.db, { projectId: project.id, trigger: 'manual', pages: planned });
    const [vase, gone, bowl] = (await listAuditPages(io.db, audit.id)).map(
      ({ id }) => `sketch/${audit.uuid}/${id}.jpg`,
    );
    await changeProject(io.db, project.id, { reportVisibility: 'public' });
    const isBusy = { ...io.renderer, render: async () => ({ ok: false, reason: 'busy', detail: '' }) as const };
    const drawing = createExampleImageHosts(io);
    const busy = createExampleImageHosts({ ...io, renderer: isBusy });
    const wanted = [
      { of: 'a page that is there', hosts: drawing, path: vase, status: 200, seconds: 300 },
      { of: 'a page that is gone', hosts: drawing, path: gone, status: 200, seconds: 60 },
      { of: 'a renderer that is busy', hosts: busy, path: bowl, status: 200, seconds: 60 },
      { of: 'nothing, drawn before', hosts: busy, path: vase, status: 200, seconds: 300 },
      { of: 'no page', hosts: drawing, path: `sketch/${audit.uuid}/99999999999.jpg`, status: 404, seconds: 60 },
      { of: 'no audit', hosts: drawing, path: 'sketch/nobody/1.jpg', status: 404, seconds: 60 },
      { of: 'no demo', hosts: drawing, path: 'demo-page/1.jpg', status: 404, seconds: 60 },
    ];
    for (const { of, hosts, path, status, seconds } of wanted) {
      const answer = await hosts.request(`/og/${path}`);
      const age = Number(/max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1]);
      const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([of, answer.status, age, format, width]).toEqual([of, status, seconds, 'jpeg', 1200]);
    }
  });

  test('QR codes only accept web URLs [7.37]', async () => {
    const ask = async (query: string) => serving.app().fetch(new Request(`http://localhost:3000/qr${query}`));
    const url = encodeURIComponent('https://shop.example/a?b=1');
    const svg = await ask(`?url=${url}`);
    expect([svg.status, svg.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await svg.text()).toContain('<svg');
    for (const png of [`?url=${url}&format=png&size=512`, `/code.png?url=${url}&size=512`])
      expect((await sharp(Buffer.from(await (await ask(png)).arrayBuffer())).metadata()).width).toBe(512);
    for (const bad of [
      '',
      '?url=javascript:alert(1)',
      `?url=https://x.example/${'x'.repeat(1_500)}`,
      `/../x?url=${url}`,
      `/x.svg?url=${url}`,
    ])
      expect((await ask(bad)).status).not.toBe(200);
  });
});

test('over the limit of QR codes an image is still sent, with 429 and Retry-After', async () => {
  const ask = () => serving.app().fetch(new Request('http://localhost:3000/qr?url=https://lamps.example/'));
  expect((await ask()).status).toBe(200);
  // A request without a connection counts for the client "unknown".
  for (let count = 1; count < limits.qrCodes.max; count++) await countAgainst(io, limits.qrCodes, 'unknown');
  const over = await ask();
  expect(over.status).toBe(429);
  expect(over.headers.get('content-type')).toBe('image/jpeg');
  expect(over.headers.get('cache-control')).toBe('no-store');
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
});
