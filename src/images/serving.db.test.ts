import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { crawlState, ogImageType } from '#domain/enumerations.ts';
import { fetchSubPages } from '#flows/crawl/fetch-sub-pages.ts';
import { redrawPages } from '#flows/templates/redraw-pages.ts';
import { storeImage } from '#flows/templates/store-image.ts';
import { addAudit, listAuditPages } from '#io/db/queries/audits.ts';
import { clearOldDrafts } from '#io/db/queries/clear-images.ts';
import { listCrawls } from '#io/db/queries/crawls.ts';
import { changeProject } from '#io/db/queries/projects.ts';
import { creditBalances, ogImages, projects, routeTemplates, subPages, unknownAgents } from '#io/db/schema/index.ts';
import { contentKey } from '#io/files/content-key.ts';
import { waitFor } from '../../test/api.ts';
import { createSketchHosts } from './example-images.ts';
import { createServingTest, page } from './serving.fixture.ts';

const test1 = await createServingTest();
const { io, pages, asked, project, route, template, failing, clock, get, site } = test1;
const uuid = project.uuid;
pages.set('/products/vase', page('Vase', '<meta property="og:image" content="/photo.jpg">'));
pages.set('/products/bowl', page('Bowl'));
pages.set('/', page('Home'));

const pixel = async (response: Response) => {
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { size: [info.width, info.height], colour: [...data.subarray(data.length - 3)] };
};
const pageRows = () => io.db.select({ url: subPages.url }).from(subPages).where(eq(subPages.projectId, project.id));
const sitemap = (...paths: string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${site}${path}</loc></url>`).join('')}</urlset>`;
const refresh = (paths: string[]) => fetchSubPages(io, project, { asked: paths.map((path) => `${site}${path}`) });
const setTemplate = (change: Partial<typeof routeTemplates.$inferInsert>) =>
  io.db.update(routeTemplates).set(change).where(eq(routeTemplates.id, template.id));

describe('the live image of a page', () => {
  test('is drawn once for many concurrent requests, and the page is stored', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => get(`${uuid}/v1/products/vase.jpg`)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(asked.filter((url) => url === '/products/vase')).toHaveLength(1);
    expect((await pixel(all[0] as Response)).size).toEqual([1200, 630]);
    expect((await pageRows()).map(({ url }) => url)).toEqual([`${site}/products/vase`]);
    await io.crawlLog.flush();
    const { items } = await listCrawls(io.db, project.id, { page: 1, perPage: 50 });
    expect(items).toHaveLength(30);
    expect(items.filter(({ state }) => state === crawlState.New)).toHaveLength(1);
  });

  test.each([
    ['png by extension', 'products/vase.png', {}, 'image/png'],
    ['webp by extension', 'products/vase.webp', {}, 'image/webp'],
    ['webp for clients that do not accept JPEG', 'products/vase.jpg', { accept: 'image/webp' }, 'image/webp'],
    [
      'JPEG for clients that accept anything',
      'products/vase.jpg',
      { accept: 'image/avif,image/webp,*/*' },
      'image/jpeg',
    ],
  ])('is sent as %s', async (_, path, headers, type) => {
    const answer = await get(`${uuid}/v1/${path}`, headers);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe(type.slice(6));
  });

  test('has validators, ranges and HEAD', async () => {
    const whole = await get(`${uuid}/v1/products/vase.jpg`);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const etag = whole.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(whole.headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*'])
      expect((await get(`${uuid}/v1/products/vase.jpg`, { 'if-none-match': tag })).status).toBe(304);
    const head = await get(`${uuid}/v1/products/vase.jpg`, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([
      200,
      String(bytes.length),
      0,
    ]);
    const ranges: [string, number, Buffer][] = [
      ['bytes=0-9', 206, bytes.subarray(0, 10)],
      ['bytes=10-', 206, bytes.subarray(10)],
      ['bytes=-5', 206, bytes.subarray(-5)],
      ['bytes=0-999999999', 206, bytes],
      ['bytes=99999999-', 200, bytes],
      ['bytes=5-2', 200, bytes],
      ['bytes=0-1,3-4', 200, bytes],
      ['lines=1-2', 200, bytes],
    ];
    for (const [range, status, part] of ranges) {
      const answer = await get(`${uuid}/v1/products/vase.jpg`, { range });
      expect([range, answer.status]).toEqual([range, status]);
      expect(Buffer.from(await answer.arrayBuffer()).equals(part)).toBe(true);
    }
    const changed = await get(`${uuid}/v1/products/vase.jpg`, { range: 'bytes=0-9', 'if-range': '"old"' });
    expect(changed.status).toBe(200);
  });

  test('keeps its own version while a new one shows the changed page, and the simple form the current one', async () => {
    const first = (await get(`${uuid}/v1/products/vase.jpg`)).headers.get('etag');
    pages.set('/products/vase', page('Vase, now with handle'));
    clock.offset += 61_000;
    const second = (await get(`${uuid}/v2/products/vase.jpg`)).headers.get('etag');
    expect(second).not.toBe(first);
    expect((await get(`${uuid}/v1/products/vase.jpg`)).headers.get('etag')).toBe(first);
    const simple = `${uuid}/og.jpg?url=${encodeURIComponent(`${site}/products/vase?utm_source=x&fbclid=1`)}`;
    expect((await get(simple)).headers.get('etag')).toBe(second);
    expect((await get(`${uuid}/og.jpg?url=/products/vase`)).headers.get('etag')).toBe(second);
    // Made-up versions shortly after: no new read, no new rows, the current image.
    const reads = asked.length;
    for (const version of ['x1', 'x2', 'x3'])
      expect((await get(`${uuid}/${version}/products/vase.jpg`)).headers.get('etag')).toBe(second);
    expect(asked.length).toBe(reads);
    const rows = await io.db.select().from(ogImages).where(eq(ogImages.projectId, project.id));
    expect(rows.filter(({ contentType }) => contentType === 'image/jpeg')).toHaveLength(2);
  });

  test('is served unchanged while a changed template is drawn in the background', async () => {
    const before = (await get(`${uuid}/v2/products/vase.jpg`)).headers.get('etag');
    await setTemplate({ data: { bg: '#00ff00' } });
    clock.offset += 11_000;
    expect((await get(`${uuid}/v2/products/vase.jpg`)).headers.get('etag')).toBe(before);
    const after = await waitFor(async () => {
      const answer = await get(`${uuid}/v2/products/vase.jpg`);
      return answer.headers.get('etag') !== before && answer;
    }, 'the picture in the new colour');
    expect((await pixel(after)).colour[1]).toBeGreaterThan(240);
  });

  test('is redrawn by the job of a template that asks for it', async () => {
    const before = (await get(`${uuid}/v2/products/vase.jpg`)).headers.get('etag');
    await setTemplate({ data: { bg: '#0000ff' }, redraw: true });
    await redrawPages(io, { projectId: project.id, routeTemplateId: template.id }, new AbortController().signal);
    test1.forgetAll();
    const after = await get(`${uuid}/v2/products/vase.jpg`);
    expect(after.headers.get('etag')).not.toBe(before);
    expect((await pixel(after)).colour[2]).toBeGreaterThan(240);
  });

  test('of the home page has three spellings', async () => {
    const tags = await Promise.all(
      ['h1/index.jpg', 'h1/.jpg', 'og.jpg', 'og.jpg?url=', 'og'].map(async (rest) => {
        const answer = await get(`${uuid}/${rest}`);
        return [answer.status, answer.headers.get('etag')];
      }),
    );
    expect(new Set(tags.map(String)).size).toBe(1);
    expect((await pageRows()).filter(({ url }) => url === `${site}/`)).toHaveLength(1);
  });

  test('redirects to the page’s own for the redirect types', async () => {
    pages.set('/products/cup', page('Cup', '<meta property="og:image" content="/photo.jpg">'));
    await setTemplate({ type: 'redirected' });
    test1.forgetAll();
    const redirected = await get(`${uuid}/v1/products/cup.jpg`);
    expect([redirected.status, redirected.headers.get('location')]).toEqual([302, `${site}/photo.jpg`]);
    // A page, somebody else's image, another kind of URL: no redirect.
    const targets = [
      '/products/vase',
      'https://evil.example/photo.jpg',
      'javascript:alert(1)',
      `${site}@evil.example/x`,
    ];
    for (const [number, target] of targets.entries()) {
      pages.set(`/products/led-${number}`, page('Led', `<meta property="og:image" content="${target}">`));
      clock.offset += 61_000;
      const answer = await get(`${uuid}/v1/products/led-${number}.jpg`);
      expect([target, answer.status, answer.headers.get('location')]).toEqual([target, 200, null]);
      expect((await pixel(answer)).size).toEqual([1200, 630]);
    }
    await setTemplate({ type: 'redirect-improved' });
    test1.forgetAll();
    const improved = await pixel(await get(`${uuid}/v1/products/cup.jpg`));
    expect(improved.size).toEqual([1200, 630]);
    expect(improved.colour[0]).toBeGreaterThan(150);
    await setTemplate({ type: 'html' });
    test1.forgetAll();
  });
});

describe('an image request never ends in an error page', () => {
  const other = '00000000-0000-4000-8000-000000000000';
  test.each([
    ['an unknown project', `${other}/v1/products/vase.jpg`, 404],
    ['no project at all', 'nonsense.jpg', 404],
    ['a page of another site', `${uuid}/og.jpg?url=https://evil.example/`, 404],
    ['a page of another protocol', `${uuid}/og.jpg?url=file:///etc/passwd`, 404],
    ['another host in the path', `${uuid}/v1//evil.example/x.jpg`, 200],
    ['dot segments in the path', `${uuid}/v1/%2e%2e/%2e%2e/etc/passwd.jpg`, 404],
    ['a line break in the path', `${uuid}/v1/a%0d%0aset-cookie:x.jpg`, 200],
    ['a NUL in the path', `${uuid}/v1/a%00.jpg`, 200],
    ['broken percents', `${uuid}/v1/%zz%.jpg`, 200],
    ['a path of 7 kB', `${uuid}/v1/${'x'.repeat(7_000)}.jpg`, 404],
    ['an address of 9 kB', `${uuid}/v1/${'x'.repeat(9_000)}.jpg`, 404],
    ['a missing page', `${uuid}/v1/gone.jpg`, 200],
    ['an invalid version', `${uuid}/${'v'.repeat(65)}/x.jpg`, 404],
  ])('for %s', async (_, path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect([...answer.headers.keys()]).not.toContain('set-cookie');
    expect((await pixel(answer)).size).toEqual([1200, 630]);
  });

  test('but in the route’s preview, the project’s image, the page’s own, or a card with its name [7.38]', async () => {
    const image = async (background: string) => {
      const create = { width: 1200, height: 630, channels: 3 as const, background };
      const bytes = await sharp({ create }).png().toBuffer();
      const key = contentKey('previews', uuid, bytes, 'png');
      await io.files.put(key, bytes);
      return key;
    };
    pages.set('/products/plate', page('Plate', '<meta property="og:image" content="/photo.jpg">'));
    await get(`${uuid}/og.jpg?url=/products/plate`);
    // The template can no longer be drawn, and the stored image is gone.
    await io.db.delete(ogImages).where(eq(ogImages.projectId, project.id));
    await setTemplate({ html: '<script></script>' });
    const seen: unknown[] = [];
    const look = async (what: string) => {
      test1.forgetAll();
      const answer = await get(`${uuid}/og.jpg?url=/products/plate`);
      expect(answer.headers.get('cache-control')).toMatch(/max-age=(60|300)/);
      seen.push([what, answer.status === 302 ? answer.headers.get('location') : (await pixel(answer)).colour]);
    };
    await io.db.execute(`update routes set preview_image_key = '${await image('#0000ff')}' where id = ${route.id}`);
    await changeProject(io.db, project.id, { fallbackImageKey: await image('#ff0000') });
    await look('preview');
    await io.db.execute(`update routes set preview_image_key = null where id = ${route.id}`);
    await look('fallback');
    await changeProject(io.db, project.id, { fallbackImageKey: null });
    await look('own');
    await io.db
      .update(subPages)
      .set({ metaData: null })
      .where(eq(subPages.url, `${site}/products/plate`));
    pages.set('/products/plate', 500);
    await look('card');
    expect(seen.slice(0, 3)).toEqual([
      ['preview', [0, 0, 255]],
      ['fallback', [255, 0, 0]],
      ['own', `${site}/photo.jpg`],
    ]);
    await setTemplate({ html: '<p>{{ title }}</p>' });
    test1.forgetAll();
  });

  test('recovers when the stored file is missing', async () => {
    const first = await get(`${uuid}/v2/products/vase.jpg`);
    const [row] = await io.db.select().from(ogImages).where(eq(ogImages.version, 'v2'));
    await io.files.delete(row?.storageKey ?? '');
    test1.forgetAll();
    const healed = await get(`${uuid}/v2/products/vase.jpg`);
    expect(healed.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await io.files.get(row?.storageKey ?? '')).not.toBeNull();
  });

  test.each([
    ['the page hangs', () => pages.set('/products/slow', 'hangs'), '/products/slow'],
    ['the page is a 500', () => pages.set('/products/broken', 500), '/products/broken'],
    ['the disk is full', () => Object.assign(failing, { put: true }), '/products/bowl'],
    ['storage is unavailable', () => Object.assign(failing, { get: true }), '/products/vase'],
  ])('when %s', async (_, fail, path) => {
    fail();
    test1.forgetAll();
    const answer = await get(`${uuid}/f1${path}.jpg`);
    Object.assign(failing, { put: false, get: false });
    if (answer.status !== 302) expect((await pixel(answer)).size).toEqual([1200, 630]);
    else expect(answer.headers.get('location')).toBe(`${site}/photo.jpg`);
  });
});

test('beyond the plan the project’s image is served, the dashboard reports it, and a credit buys an image', async () => {
  await io.db.execute(`insert into sub_pages (project_id, url, path)
    select ${project.id}, '${site}/filler/' || n, '/filler/' || n from generate_series(1, 30) as n`);
  pages.set('/products/late', page('Late'));
  const count = (await pageRows()).length;
  const fallback = await get(`${uuid}/v1/products/late.jpg`);
  expect([fallback.status, fallback.headers.get('cache-control')]).toEqual([
    200,
    expect.stringContaining('max-age=60'),
  ]);
  expect(await pageRows()).toHaveLength(count);
  // The site itself names the page: otherwise nothing is reported, and no credit is used.
  pages.set('/sitemap.xml', sitemap('/products/late'));
  await refresh(['/products/late']);
  const [row] = await io.db.select({ at: projects.overLimitAt }).from(projects).where(eq(projects.id, project.id));
  expect(row?.at).toBeInstanceOf(Date);
  await io.db.insert(creditBalances).values({ projectId: project.id, balance: 1 });
  await refresh(['/products/late']);
  clock.offset += 61_000;
  const bought = await get(`${uuid}/v1/products/late.jpg`);
  expect(bought.headers.get('etag')).not.toBe(fallback.headers.get('etag'));
  const [left] = await io.db.select().from(creditBalances);
  expect(left?.balance).toBe(0);
  // No credit left: bought images stay, the next page gets the project's image.
  pages.set('/products/later', page('Later'));
  expect((await get(`${uuid}/v1/products/late.jpg`)).headers.get('etag')).toBe(bought.headers.get('etag'));
  expect((await get(`${uuid}/v1/products/later.jpg`)).headers.get('etag')).toBe(fallback.headers.get('etag'));
});

test('every fetch is a row: who, whether a share, from where; our own screens do not count', async () => {
  await io.crawlLog.flush();
  await io.db.execute('delete from crawls');
  const agents = {
    whatsapp: 'WhatsApp/2.23.20.0 A',
    google: 'Googlebot-Image/1.0',
    chat: 'Mozilla/5.0 (compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
    nobody: `Quillpost/1 ${'x'.repeat(900)}\u0000`,
  };
  for (const agent of Object.values(agents)) {
    await get(`${uuid}/v2/products/vase.jpg`, { 'user-agent': agent.replace('\u0000', '') });
  }
  await get(`${uuid}/v2/products/vase.jpg`, { 'sec-fetch-site': 'same-origin' });
  await get(`${uuid}/og.jpg?url=https://evil.example/`, { 'user-agent': agents.whatsapp });
  await io.crawlLog.flush();
  const { items } = await listCrawls(io.db, project.id, { page: 1, perPage: 50 });
  expect(items.map(({ bot, isBot, status }) => [bot, isBot, status]).toSorted()).toEqual([
    ['GoogleImage', true, 200],
    ['PerplexityBot', true, 200],
    ['Unknown', true, 200],
    ['Whatsapp', false, 200],
    ['Whatsapp', false, 404],
  ]);
  expect(items.every(({ url, status }) => status === 404 || url === `${site}/products/vase`)).toBe(true);
  const unknown = await io.db.select().from(unknownAgents);
  expect(unknown.map(({ agent, count }) => [agent.length, count])).toEqual([[300, 1]]);
});

describe('images with their own URL', () => {
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
      const answer = await test1.app().fetch(new Request(`http://localhost:3000/${path}`));
      expect([path, answer.status]).toEqual([path, status]);
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBeGreaterThan(0);
    }
    expect(
      (await test1.app().fetch(new Request(`http://localhost:3000/images/${uuid}/og.jpg`, { method: 'POST' }))).status,
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

  test('every page of an audit has a sketch, even without data to draw it from', async () => {
    const planned = ['vase', 'gone', 'bowl'].map((name, priority) => {
      return { url: `${site}/products/${name}`, subPageId: null, priority };
    });
    const audit = await addAudit(io.db, { projectId: project.id, trigger: 'manual', pages: planned });
    const [vase, gone, bowl] = (await listAuditPages(io.db, audit.id)).map(
      ({ id }) => `sketch/${audit.uuid}/${id}.jpg`,
    );
    await changeProject(io.db, project.id, { reportVisibility: 'public' });
    const isBusy = { render: async () => ({ ok: false, reason: 'busy', detail: '' }) as const };
    const drawing = createSketchHosts(io);
    const busy = createSketchHosts({ ...io, renderer: isBusy });
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
    const ask = async (query: string) => test1.app().fetch(new Request(`http://localhost:3000/qr${query}`));
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
