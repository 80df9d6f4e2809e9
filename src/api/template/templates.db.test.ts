import { inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { callHeaders } from '#contract/client.ts';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { writeCrawls } from '#io/crawl-log/write-crawls.ts';
import { clearUntouchedDrafts } from '#io/db/queries/route-templates.ts';
import { projects, routes, routeTemplates, subPages, subscriptions } from '#io/db/schema/index.ts';
import { seed } from '#io/db/seeds/index.ts';
import { createTestApi } from '../../../test/api.ts';

// Templates through the API, as their screens use it: choose, change, copy, set live, with limits, errors and
// concurrent edits. Pages have no images, so nothing is fetched.

const api = await createTestApi();
const { db } = api.io;
const project = await api.addProject('halm');
const owner = await api.addPerson('owner@example.com');
const other = await api.addPerson('other@example.com');
const as = api.as(owner.token);
let [routeId, fallbackId, pageId] = [0, 0, 0];
let base: Awaited<ReturnType<typeof as.listBaseTemplates>> = [];
const params = { id: String(project.id) };
const of = (id: number) => ({ id: String(id) });

function metaOf(path: string, title: string) {
  const html = `<html lang="de"><meta property="og:title" content="${title}"><meta property="product:price:amount" content="64"><meta property="product:price:currency" content="EUR">`;
  return extractMeta({ body: Buffer.from(html), url: `https://halm.example${path}`, contentType: null });
}

beforeAll(async () => {
  await seed(db, { sampleShopUrl: null });
  await api.join(project.id, owner.id, 'admin');
  await db.update(projects).set({ title: 'Halm & Ton', primaryColor: '#b4430f' });
  const rows = await db
    .insert(routes)
    .values([
      { projectId: project.id, path: '/products/*', position: 0 },
      { projectId: project.id, path: '*', position: 1000, isFallback: true },
    ])
    .returning({ id: routes.id });
  [routeId, fallbackId] = rows.map(({ id }) => id) as [number, number];
  const page = (path: string, title: string) => ({
    projectId: project.id,
    url: `https://halm.example${path}`,
    path,
    title,
    type: 'product',
    routeId,
    fetchedAt: new Date(),
    metaData: metaOf(path, title),
  });
  const pages = await db
    .insert(subPages)
    .values([page('/products/vase', 'Vase Ähre'), page('/products/krug', 'Krug')])
    .returning({ id: subPages.id });
  pageId = pages[0]?.id ?? 0;
  base = await as.listBaseTemplates();
}, 60_000);

const begin = (name = 'product-split', route = routeId) =>
  as.startConfiguration({ body: { routeId: route, baseTemplateId: base.find((one) => one.name === name)?.id ?? 0 } });
const image = async (url: string, headers: Record<string, string> = {}) =>
  api.request(new URL(url).pathname.replace('/api', '') + new URL(url).search, {
    headers: { ...callHeaders, cookie: `${SESSION_COOKIE}=${owner.token}`, ...headers },
  });

describe('choosing', () => {
  test('base templates of a route: those for its kind first, drawn on its own page [2.44] [9.12]', async () => {
    expect(base).toHaveLength(22);
    expect(base[0]).toMatchObject({
      title: { de: 'Foto auf einer Seite' },
      kinds: expect.arrayContaining(['product']),
    });
    const offered = await as.listRouteBaseTemplates({ params: of(routeId), query: {} });
    expect(offered).toHaveLength(22);
    expect(offered.slice(0, 5).every(({ kinds }) => kinds.includes('product'))).toBe(true);
    const response = await image(offered[0]?.previewUrl ?? '');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    });
    const etag = response.headers.get('etag') ?? '';
    expect((await image(offered[0]?.previewUrl ?? '', { 'if-none-match': etag })).status).toBe(304);
    // Without a page the card is still drawn.
    expect((await image(base[0]?.previewUrl ?? '')).status).toBe(200);
  });

  test('configuring starts once and leaves style and data to the variant [2.45] [7.18]', async () => {
    const begun = await begin();
    expect(begun).toMatchObject({ state: 'draft', style: {}, data: {}, selectedVariant: 'Base', version: 1, routeId });
    expect(begun.variants.map(({ name }) => name)).toContain('Dark');
    expect((await begin()).id).toBe(begun.id);
    expect((await api.as(owner.token, 'de').startDesign({ body: { routeId } })).name).toBe('Mein Entwurf');
  });

  test('simple chooser: one is live, the others are switched off; the plan’s limit applies to more than one [2.39] [2.68] [4.2]', async () => {
    const [one, two] = [await begin('product-full'), await begin('price-tag')];
    const live = { state: 'live', redraw: false, others: 'inactive' } as const;
    await as.updateTemplate({ params: of(one.id), body: live });
    await as.updateTemplate({ params: of(two.id), body: live });
    const states = (await as.listTemplates({ params })).filter(({ id }) => [one.id, two.id].includes(id));
    expect(states.map(({ state, redraw }) => [state, redraw])).toEqual([
      ['inactive', false],
      ['live', false],
    ]);
    await expect(as.updateTemplate({ params: of(one.id), body: { state: 'live' } })).rejects.toMatchObject({
      status: 402,
      code: 'LIMIT_REACHED',
      errors: { state: [expect.stringContaining('one live template')] },
    });
    await db
      .insert(subscriptions)
      .values({ projectId: project.id, planId: 'starter-100', state: 'active', startedAt: new Date() });
    await as.updateTemplate({ params: of(one.id), body: { state: 'live' } });
    expect((await as.listRoutes({ params }))[0]).toMatchObject({
      liveTemplates: 2,
      sampleSubPage: { path: expect.stringMatching(/vase|krug/) },
    });
    // The fallback route accepts templates too.
    const [rest] = [await begin('page-band', fallbackId)];
    expect(await as.updateTemplate({ params: of(rest.id), body: { state: 'live' } })).toMatchObject({ state: 'live' });
  });

  test.each([
    [{ state: 'draft' }, 'state'],
    [{ state: 'demo' }, 'state'],
    [{ selectedVariant: 'Nowhere' }, 'selectedVariant'],
    [{ type: 'video' }, 'type'],
    [{ name: '' }, 'name'],
    [{ html: 5 }, 'html'],
  ])('%j is rejected [4.1]', async (body, field) => {
    const { id } = await begin();
    await expect(as.updateTemplate({ params: of(id), body: body as never })).rejects.toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
  });
});

describe('changing', () => {
  test('a change based on an old version is rejected and nothing is lost [7.19]', async () => {
    const begun = await as.startDesign({ body: { routeId, name: 'Two people' } });
    const first = await as.updateTemplate({ params: of(begun.id), body: { name: 'Mine', version: 1 } });
    expect(first.version).toBe(2);
    // Switching is not designing: it conflicts with nobody.
    expect(await as.updateTemplate({ params: of(begun.id), body: { state: 'inactive' } })).toMatchObject({
      version: 2,
    });
    await expect(
      as.updateTemplate({ params: of(begun.id), body: { data: { title: 'x' }, version: 1 } }),
    ).rejects.toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await as.getTemplate({ params: of(begun.id) })).toMatchObject({ name: 'Mine', data: {}, version: 2 });
    const both = [1, 2, 3, 4].map((number) =>
      as.updateTemplate({ params: of(begun.id), body: { data: { number }, version: 2 } }),
    );
    const ended = await Promise.allSettled(both);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('an image while typing: nothing is stored; boxes, warnings and the page’s data are included [4.21] [7.33]', async () => {
    const { id } = await begin('text-bold');
    const typed = { data: { title: 'Neu' }, save: false, subPageId: pageId, sessionId: 'tab' };
    const answer = await as.updateTemplateImage({ params: of(id), query: { format: 'jpeg' }, body: typed });
    expect(answer).toMatchObject({
      mimeType: 'image/jpeg',
      subPage: { id: pageId },
      routeTemplate: { data: { title: 'Neu' } },
    });
    expect(answer.pageData).toMatchObject({
      title: 'Vase Ähre',
      price: expect.stringMatching(/^64,00\s€$/),
      siteName: 'Halm & Ton',
    });
    const title = answer.elements.find((element) => element.id === 'title');
    expect(title?.lines[0]?.text).toContain('Neu');
    expect(Array.isArray(answer.warnings)).toBe(true);
    expect((await as.getTemplate({ params: of(id) })).data).toEqual({});
    const kept = await as.updateTemplateImage({
      params: of(id),
      query: {},
      body: { data: { title: 'Neu' }, version: 1 },
    });
    expect(kept).toMatchObject({ mimeType: 'image/png', routeTemplate: { data: { title: 'Neu' }, version: 2 } });
    const size = await sharp(Buffer.from(kept.base64, 'base64')).metadata();
    expect(size).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  test('warns about small grey letters', async () => {
    const { id } = await as.startDesign({ body: { routeId } });
    const html =
      '<div style="background-color:#fff"><p data-id="title" style="font-size:12px;color:#ddd">Hardly there</p></div>';
    const { warnings } = await as.updateTemplateImage({
      params: of(id),
      query: { format: 'jpeg' },
      body: { html, save: false },
    });
    expect(warnings.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['too-small', 'low-contrast']));
  });

  const nested = `${'<div>'.repeat(80)}x${'</div>'.repeat(80)}`;
  test.each<[string, Record<string, unknown>, { part: string; where?: object }]>([
    [
      'forbidden-element',
      { html: '<div>\n  <script>alert(1)</script></div>' },
      { part: 'html', where: { line: 2, column: 3 } },
    ],
    [
      'forbidden-element',
      { html: '{% if title %}\n<p>a</p>\n{% endif %}{% for n in (1..9) %}\n{% endfor %}\n<iframe></iframe>' },
      { part: 'html', where: { line: 5, column: 1 } },
    ],
    ['forbidden-address', { html: '<img src="file:///etc/passwd">' }, { part: 'html', where: { line: 1, column: 1 } }],
    [
      'forbidden-address',
      { html: '<p>a</p><img src="{{ bad }}">', data: { bad: 'javascript:alert(1)' } },
      { part: 'data' },
    ],
    ['forbidden-style', { html: '<p>a</p>', style: { css: 'p{color:red}\n@import "x"' } }, { part: 'style' }],
    [
      'unknown-style-option',
      { html: '<p data-id="a">a</p>', style: { elements: { a: { textSize: 'huge' } } } },
      { part: 'style' },
    ],
    ['liquid-syntax', { html: '<p>\n{{ title | nosuchfilter }}</p>' }, { part: 'html', where: { line: 2 } }],
    ['liquid-syntax', { html: '{% include "x" %}' }, { part: 'html', where: { line: 1 } }],
    [
      'liquid-limit',
      {
        html: '{% for a in (1..9000) %}{% for b in (1..9000) %}{% for c in (1..9000) %}x{% endfor %}{% endfor %}{% endfor %}',
      },
      { part: 'html' },
    ],
    ['too-many-elements', { html: '<p>a</p>'.repeat(20_000) }, { part: 'html' }],
    ['too-deep', { html: nested }, { part: 'html' }],
    ['too-large', { html: '<div style="width:30000px">a</div>' }, { part: 'html' }],
    ['empty', { html: ' ' }, { part: 'html' }],
  ])('%s is reported with its position', async (reason, body, place) => {
    const { id } = await begin('text-quiet');
    const change = { params: of(id), query: { format: 'jpeg' as const }, body: { ...body, save: false } };
    const refused = { status: 422, code: 'TEMPLATE_FAULT', fault: { reason, ...place } };
    await expect(as.updateTemplateImage(change)).rejects.toMatchObject(refused);
    await expect(as.updateTemplate({ params: of(id), body })).rejects.toMatchObject(refused);
    await expect(api.as(owner.token, 'de').updateTemplate({ params: of(id), body })).rejects.toMatchObject({
      errors: { [place.part]: [expect.any(String)] },
    });
    expect(await as.getTemplate({ params: of(id) })).toMatchObject({ version: 1 });
  });

  test('URLs on this machine are not requested: the card shows what it has without the image', async () => {
    const { id } = await begin('product-split');
    const body = { data: { image: 'http://127.0.0.1:9/x.jpg' }, save: false };
    const { missingImages } = await as.updateTemplateImage({ params: of(id), query: { format: 'jpeg' }, body });
    expect(missingImages).toEqual(['http://127.0.0.1:9/x.jpg']);
  });

  test('one value is changed and reverted [7.17]', async () => {
    const { id } = await as.startDesign({ body: { routeId } });
    const param = { params: { ...params, templateId: String(id) } };
    await as.updateRouteParam({ ...param, body: { param: 'brandColor', value: '#00ff00' } });
    await as.updateRouteParam({ ...param, body: { param: 'title', value: 'A' } });
    await as.updateRouteParam({ ...param, body: { param: 'brandColor' } });
    expect((await as.getTemplate({ params: of(id) })).data).toEqual({ title: 'A' });
    await expect(
      as.updateRouteParam({ params: { ...params, templateId: '999999' }, body: { param: 'a' } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('copying', () => {
  test('a copy has its own name, is not live and shares nothing [7.21]', async () => {
    const [first] = await as.listTemplates({ params });
    const copy = await as.duplicateTemplate({ params: of(first?.id ?? 0) });
    const again = await as.duplicateTemplate({ params: of(copy.id) });
    expect([copy.name, again.name]).toEqual([`${first?.name} (copy)`, `${first?.name} (copy 2)`]);
    expect(copy).toMatchObject({ state: 'inactive', html: first?.html, version: 1 });
    await as.deleteTemplate({ params: of(copy.id) });
    await expect(as.getTemplate({ params: of(copy.id) })).rejects.toMatchObject({ status: 404 });
  });

  test('a pasted template brings its design, not its state or its id [3.7]', async () => {
    const [first] = await as.listTemplates({ params });
    const pasted = await as.createPastedRouteTemplate({
      body: { routeId: fallbackId, routeTemplate: { ...first, name: 'Pasted' } as never },
    });
    expect(pasted).toMatchObject({ name: 'Pasted', routeId: fallbackId, state: 'inactive', html: first?.html });
    const moved = await as.addRouteTemplate({
      params: of(pasted.id),
      body: { templateName: 'Here', route: routeId, width: 1200, height: 630 },
    });
    expect(moved).toMatchObject({ name: 'Here', routeId, state: 'inactive' });
  });

  test('a super admin makes a base template from a template, once [7.22]', async () => {
    const root = api.as((await api.addPerson('root@example.com', { role: 'superadmin' })).token);
    const [first] = await as.listTemplates({ params });
    const body = { routeTemplateId: first?.id ?? 0, name: 'our-own', preferredRoutePath: '/products/*' };
    const made = await root.createBaseRouteTemplate({ body });
    expect(made).toMatchObject({ kinds: ['product'], title: { en: 'our-own' } });
    await expect(root.createBaseRouteTemplate({ body })).rejects.toMatchObject({ code: 'BASE_TEMPLATE_EXISTS' });
    expect((await root.createBaseRouteTemplate({ body: { ...body, overrideExistingBaseTemplate: true } })).id).toBe(
      made.id,
    );
    const redrawn = await root.updateBaseRouteTemplatePreview({ params: of(made.id) });
    expect(redrawn.previewUrl).toContain(`/template/base/${made.id}/`);
    expect(redrawn.previewUrl).not.toBe(made.previewUrl);
  });
});

test('the list includes figures of the last 21 days', async () => {
  const [first] = await as.listTemplates({ params });
  const crawl = {
    projectId: project.id,
    source: 'Whatsapp',
    bot: 'Whatsapp',
    isBot: true,
    state: 0,
    status: 200,
    milliseconds: 5,
    parent: null,
    subPageId: null,
    url: null,
    routeTemplateId: first?.id ?? 0,
    since: Date.now(),
    after: [0],
  } as const;
  const old = { ...crawl, since: Date.now() - 40 * 86_400_000 };
  const rows = [crawl, { ...crawl, isBot: false }, old].map((row) => ({ ...row, after: [...row.after] }));
  await writeCrawls(db, rows, new Map());
  const [again] = await as.listTemplates({ params });
  expect(again?.crawls).toEqual({ total: 2, shares: 1 });
});

test('an untouched draft is deleted after a month, a changed one stays', async () => {
  const [untouched, changed] = [await begin('page-frame'), await as.startDesign({ body: { routeId } })];
  await as.updateTemplate({ params: of(changed.id), body: { name: 'Kept' } });
  const month = new Date(Date.now() - 31 * 86_400_000);
  await db
    .update(routeTemplates)
    .set({ updatedAt: month })
    .where(inArray(routeTemplates.id, [untouched.id, changed.id]));
  await clearUntouchedDrafts(db, 30);
  await expect(as.getTemplate({ params: of(untouched.id) })).rejects.toMatchObject({ status: 404 });
  expect(await as.getTemplate({ params: of(changed.id) })).toMatchObject({ name: 'Kept' });
});

test('a redirect template can be saved without an image of the page', async () => {
  const { id } = await begin('blog-column');
  const saved = await as.updateTemplate({ params: of(id), body: { type: 'redirect-improved', state: 'inactive' } });
  expect(saved).toMatchObject({ type: 'redirect-improved', state: 'inactive' });
  const shown = await image(saved.previewUrl);
  expect([shown.status, await shown.json()]).toMatchObject([422, { fault: { reason: 'no-own-image' } }]);
  // Looking at another type while deciding stores nothing.
  const looked = await as.updateTemplateImage({ params: of(id), query: {}, body: { type: 'html', save: false } });
  expect(looked).toMatchObject({ routeTemplate: { type: 'html' }, elements: expect.arrayContaining([]) });
  expect(looked.elements.length).toBeGreaterThan(3);
  expect(await as.getTemplate({ params: of(id) })).toMatchObject({ type: 'redirect-improved' });
});

test('other people find nothing', async () => {
  const { id } = await begin();
  await expect(api.as(other.token).getTemplate({ params: of(id) })).rejects.toMatchObject({ status: 404 });
  await expect(api.as(other.token).updateTemplate({ params: of(id), body: { name: 'x' } })).rejects.toMatchObject({
    status: 404,
  });
});
