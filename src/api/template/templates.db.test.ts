import { inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { writeCrawls } from '#io/crawl-log/write-crawls.ts';
import { clearUntouchedDrafts } from '#io/db/queries/templates/route-templates.ts';
import { routeTemplates, subscriptions } from '#io/db/schema/index.ts';
import { createTemplatesTest, of } from './templates.fixture.ts';

// Templates through the API, as their screens use it: choose, copy, set live, with limits.

const { api, db, project, owner, as, routeId, fallbackId, base, params, begin, image } = await createTemplatesTest();

describe('choosing', () => {
  test('base templates of a route: those for its kind first, drawn on its own page [2.44] [9.12]', async () => {
    expect(base).toHaveLength(22);
    expect(base[0]).toMatchObject({
      title: { de: 'Foto neben Text' },
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
    expect((await api.as(owner.token, 'de').startDesign({ body: { routeId } })).name).toBe('Meine Vorlage');
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
  const other = await api.addPerson('other@example.com');
  const { id } = await begin();
  await expect(api.as(other.token).getTemplate({ params: of(id) })).rejects.toMatchObject({ status: 404 });
  await expect(api.as(other.token).updateTemplate({ params: of(id), body: { name: 'x' } })).rejects.toMatchObject({
    status: 404,
  });
});
