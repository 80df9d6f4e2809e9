import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { crawlState } from '#domain/enumerations.ts';
import { fetchSubPages } from '#flows/crawl/fetch-sub-pages.ts';
import { redrawPages } from '#flows/templates/redraw-pages.ts';
import { listCrawls } from '#io/db/queries/image-requests/crawls.ts';
import { listDrawnPages } from '#io/db/queries/templates/served-images.ts';
import { creditBalances, ogImages, projects, subPages, unknownAgents } from '#io/db/schema/index.ts';
import { waitFor } from '../../test/api.ts';
import { createServingTest, page, pixel } from './serving.fixture.ts';

const serving = await createServingTest();
const { io, pages, requested, project, template, setTemplate, clock, get, site } = serving;
const uuid = project.uuid;
const { signal } = new AbortController();
pages.set('/products/vase', page('Vase', '<meta property="og:image" content="/photo.jpg">'));
pages.set('/products/bowl', page('Bowl'));
pages.set('/', page('Home'));

const pageRows = () => io.db.select({ url: subPages.url }).from(subPages).where(eq(subPages.projectId, project.id));
const sitemap = (...paths: string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${site}${path}</loc></url>`).join('')}</urlset>`;
const refresh = (paths: string[]) => fetchSubPages(io, project, { requested: paths.map((path) => `${site}${path}`) });

describe('the live image of a page', () => {
  test('is drawn once for many concurrent requests, and the page is stored', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => get(`${uuid}/v1/products/vase.jpg`)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(requested.filter((url) => url === '/products/vase')).toHaveLength(1);
    expect((await pixel(all[0] as Response)).size).toEqual([1200, 630]);
    expect((await pageRows()).map(({ url }) => url)).toEqual([`${site}/products/vase`]);
    await io.crawlLog.flush();
    const { items } = await listCrawls(io.db, project.id, { page: 1, perPage: 50 });
    expect(items).toHaveLength(30);
    expect(items.filter(({ state }) => state === crawlState.New)).toHaveLength(1);
  });

  test.each([
    ['a program says that it is one', '?source=Custom', 'curl/8.5.0', 'Custom'],
    ['a website says that it is one', '?source=Dynamic', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', 'Dynamic'],
    ['a platform is itself, whatever the URL says', '?source=Custom', 'WhatsApp/2.24.20.89 A', 'Whatsapp'],
    ['other words say nothing', '?source=constructor', '', 'Unknown'],
  ])('is logged with its source: %s', async (_, query, userAgent, source) => {
    for (let time = 0; time < 2; time++) await get(`${uuid}/v1/products/vase.jpg${query}`, { 'user-agent': userAgent });
    await io.crawlLog.flush();
    const { items } = await listCrawls(io.db, project.id, { page: 1, perPage: 2 });
    expect(items.map((crawl) => crawl.source)).toEqual([source, source]);
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
});

describe('the live image of a changed page or template', () => {
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
    const reads = requested.length;
    for (const version of ['x1', 'x2', 'x3'])
      expect((await get(`${uuid}/${version}/products/vase.jpg`)).headers.get('etag')).toBe(second);
    expect(requested.length).toBe(reads);
    const rows = await io.db.select().from(ogImages).where(eq(ogImages.projectId, project.id));
    expect(rows.filter(({ contentType }) => contentType === 'image/jpeg')).toHaveLength(2);
  });

  test('has the new design, an older version that of its time', async () => {
    const [v1, v2] = [`${uuid}/v1/products/vase.jpg`, `${uuid}/v2/products/vase.jpg`];
    const older = (await get(v1)).headers.get('etag');
    await get(v2);
    await setTemplate({ data: { bg: '#00ff00' } });
    clock.offset += 11_000;
    const isGreen = async () => {
      const [red = 0, green = 0] = (await pixel(await get(v2))).colour;
      return red < 20 && green > 240;
    };
    await waitFor(isGreen, 'the picture in the new colour');
    expect((await get(v1)).headers.get('etag')).toBe(older);
  });

  test('shows a changed template also if the clock was set back by an hour before the change', async () => {
    const before = (await get(`${uuid}/v2/products/vase.jpg`)).headers.get('etag');
    // As if it had been drawn before: in an hour by the clock of now.
    await io.db.execute(sql`update og_images set updated_at = now() + interval '1 hour'`);
    await setTemplate({ data: { bg: '#ffff00' } });
    serving.clearCaches();
    const after = await waitFor(async () => {
      const answer = await get(`${uuid}/v2/products/vase.jpg`);
      return answer.headers.get('etag') !== before && answer;
    }, 'the picture in the new colour');
    expect((await pixel(after)).colour[0]).toBeGreaterThan(240);
  });

  test('is redrawn by the job of a template that asks for it', async () => {
    const before = (await get(`${uuid}/v2/products/vase.jpg`)).headers.get('etag');
    await setTemplate({ data: { bg: '#0000ff' }, redraw: true });
    await redrawPages(io, { projectId: project.id, routeTemplateId: template.id }, { signal });
    serving.clearCaches();
    const after = await get(`${uuid}/v2/products/vase.jpg`);
    expect(after.headers.get('etag')).not.toBe(before);
    expect((await pixel(after)).colour[2]).toBeGreaterThan(240);
  });
});

test('pages are redrawn by turns: each page once, the rest as a job behind those of other projects', async () => {
  await get(`${uuid}/v2/products/bowl.jpg`);
  const drawn = await listDrawnPages(io.db, {
    projectId: project.id,
    routeTemplateId: template.id,
    after: 0,
    most: 10,
  });
  expect(drawn.length).toBeGreaterThan(1);
  const turns: (number | undefined)[] = [];
  const queue = {
    ...io.queue,
    enqueue: async (_: unknown, name: string, { after }: { after?: number }) =>
      void turns.push(name === 'redraw-pages' ? after : -1),
  } as unknown as typeof io.queue;
  let after: number | undefined;
  do {
    const before = turns.length;
    const payload = { projectId: project.id, routeTemplateId: template.id, ...(after ? { after } : {}) };
    await redrawPages({ ...io, queue }, payload, { signal, turnMs: 0 });
    after = turns.length > before ? turns.at(-1) : undefined;
  } while (after);
  expect(turns).toEqual(drawn.slice(0, -1).map(({ id }) => id));
});

describe('the live image', () => {
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
    serving.clearCaches();
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
    serving.clearCaches();
    const improved = await pixel(await get(`${uuid}/v1/products/cup.jpg`));
    expect(improved.size).toEqual([1200, 630]);
    expect(improved.colour[0]).toBeGreaterThan(150);
    await setTemplate({ type: 'html' });
    serving.clearCaches();
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
  // A page that had an image before us keeps it, at every request, and is still nothing that the plan counts.
  pages.set('/products/photo', page('Photo', `<meta property="og:image" content="${site}/photo.jpg">`));
  for (let request = 0; request < 2; request++) {
    const own = await get(`${uuid}/v1/products/photo.jpg`);
    expect([own.status, own.headers.get('location')]).toEqual([302, `${site}/photo.jpg`]);
  }
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
  // No credit left: bought images stay, the next page gets the project's image, or its own.
  pages.set('/products/later', page('Later'));
  expect((await get(`${uuid}/v1/products/late.jpg`)).headers.get('etag')).toBe(bought.headers.get('etag'));
  expect((await get(`${uuid}/v1/products/later.jpg`)).headers.get('etag')).toBe(fallback.headers.get('etag'));
  expect((await get(`${uuid}/v2/products/photo.jpg`)).headers.get('location')).toBe(`${site}/photo.jpg`);
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
