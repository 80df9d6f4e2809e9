import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countedPlatforms, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { audits } from '#io/db/schema/index.ts';
import { waitFor } from '../../../test/api.ts';
import { createShopApi, jobDone } from '../../../test/api-with-shop.ts';

// A person with a shop: project, pages, routes, audit, comparison, all through the API and the real jobs.

const { api, shop } = await createShopApi();
await api.runJobs();
const owner = await api.addPerson('owner@example.com');
const as = api.as(owner.token);

const { project, job } = await as.saveProject({ body: { full: shop.url } });
const params = { id: project.uuid };
const of = (id: number | undefined) => ({ id: String(id) });
const progress = await jobDone(as, job?.id ?? '');
/** The pages themselves are read by a crawl after the job. */
const read = () =>
  waitFor(async () => {
    const { items, total } = await as.listSubPages({ params, query: { perPage: 100 } });
    return items.length === total && items.every((page) => page.fetchedAt !== null) && items;
  }, 'pages that are read');

test('a project is created from a URL', async () => {
  expect(progress).toMatchObject({ name: 'create-project', state: 'done', percent: 100 });
  const made = await as.getProject({ params });
  expect(made).toMatchObject({
    title: 'Halm & Ton',
    pageType: 'shopify',
    state: 'active',
    slug: expect.stringMatching(/^localhost/),
  });
  expect(made.locales).toMatchObject({ de: expect.stringContaining('/de') });
  expect(made.primaryColor).toMatch(/^#[0-9a-f]{6}$/);
  expect(made.logoUrl).toContain(shop.url);
  expect(made.subPagesFound).toBeGreaterThan(60);
  expect(made.problems).toEqual([
    expect.objectContaining({
      en: expect.stringMatching(/^Your plan has room for 25 pages of this website\. \d+ more/),
    }),
  ]);
});

test('its pages are spread over the routes, as many as the plan allows, read and judged', async () => {
  const pages = await read();
  expect(pages).toHaveLength(25);
  expect(pages.every((page) => page.result !== null && page.title !== null)).toBe(true);
  const dates = pages.map((page) => page.lastModifiedAt ?? '1970');
  expect(dates).toEqual(dates.toSorted().reverse());
  const routes = await as.listRoutes({ params });
  expect(routes.map(({ path }) => path)).toEqual(['/products/*', '/collections/*', '/pages/*', '/blogs/*', '*']);
  for (const route of routes) {
    expect(route.subPageCount, route.path).toBeGreaterThan(0);
    expect(route.firstSubPages.length).toBe(Math.min(3, route.subPageCount));
    expect(route.firstSubPages[0]).toMatch(/^\//);
    // First templates: every route has images from the start.
    expect(route.liveTemplates, route.path).toBe(1);
  }
});

test('a second project exceeds the free plan, the first is found by its address [7.16]', async () => {
  await expect(as.saveProject({ body: { full: 'https://other.example' } })).rejects.toMatchObject({
    status: 402,
    code: 'LIMIT_REACHED',
  });
  // The same site spelled differently: the existing project, and no new work.
  const again = await as.saveProject({ body: { full: `${shop.url}/`.replace('http:', 'https:') } });
  expect([again.project.id, again.job]).toEqual([project.id, null]);
  const known = await as.getExistingUrlData({ query: { url: shop.url } });
  expect(known).toMatchObject({ exists: true, project: { slug: project.slug, role: 'admin' } });
  const stranger = api.as((await api.addPerson('else@example.com')).token);
  expect(await stranger.getExistingUrlData({ query: { url: shop.url } })).toMatchObject({
    exists: false,
    project: null,
  });
});

test('fetching again keeps every id [3.8]', async () => {
  const before = (await read()).map(({ id, url }) => ({ id, url }));
  const again = await as.fetchSubPages({ params });
  await jobDone(as, again.id);
  const after = (await as.listSubPages({ params, query: { perPage: 100 } })).items.map(({ id, url }) => ({ id, url }));
  expect(after).toEqual(before);
});

test('pages: ignored ones are hidden, foreign ones rejected, the limit holds [4.7] [7.15]', async () => {
  const [first] = await read();
  if (!first) throw new Error('no page');
  await as.updateSubPage({ params: of(first.id), body: { status: -1 } });
  const { items, total } = await as.listSubPages({ params, query: { perPage: 100 } });
  expect(total).toBe(24);
  expect(items.some(({ id }) => id === first.id)).toBe(false);
  const ignored = await as.listSubPages({ params, query: { ignored: 'true' } });
  expect(ignored.items.map(({ id }) => id)).toEqual([first.id]);
  await expect(as.addSubPage({ params, body: { url: 'https://other.example/a' } })).rejects.toMatchObject({
    code: 'PAGE_NOT_OF_SITE',
  });
  await expect(as.addSubPage({ params, body: { url: `${shop.url}/pages/alte-seite` } })).rejects.toMatchObject({
    code: 'LIMIT_REACHED',
  });
  // The ignored page exists: adding it brings it back.
  expect(await as.addSubPage({ params, body: { url: first.url } })).toMatchObject({ id: first.id, status: 0 });
});

test('metadata of a page is returned and refreshed [7.24]', async () => {
  const [first] = await read();
  const before = await as.getSubPageMetaData({ params: of(first?.id) });
  expect(before).toMatchObject({ og: { siteName: 'Halm & Ton' } });
  // The design its image is drawn with, and the base template of that.
  const base = (await as.listBaseTemplates()).find(({ name }) => name === 'product-split');
  const made = await as.createRouteTemplate({
    body: { routeId: first?.routeId ?? 0, name: 'Our own', html: '<p>x</p>' },
  });
  await as.updateTemplate({ params: of(made.id), body: { state: 'live', others: 'inactive' } });
  expect(await as.getSubPageMetaData({ params: of(first?.id) })).toMatchObject({
    template: null,
    routeTemplate: { id: made.id, name: 'Our own' },
  });
  const fromBase = await as.startConfiguration({
    body: { routeId: first?.routeId ?? 0, baseTemplateId: base?.id ?? 0 },
  });
  await as.updateTemplate({ params: of(fromBase.id), body: { state: 'live', others: 'inactive' } });
  expect(await as.getSubPageMetaData({ params: of(first?.id) })).toMatchObject({
    template: 'product-split',
    routeTemplate: { name: fromBase.name },
  });
  const fresh = await as.updateMetaTagData({ params: of(first?.id) });
  expect(Date.parse(fresh.fetchedAt ?? '')).toBeGreaterThan(Date.parse(first?.fetchedAt ?? ''));
});

test('routes: a new one takes its pages, a deleted one returns them, the fallback stays [3.5] [3.30] [7.8] [7.23]', async () => {
  const route = await as.addRoute({ params, body: { path: '/de/*' } });
  const german = await as.listSubPages({ params, query: { routeId: route.id } });
  // Pages of other routes also match below a language, and the first route wins: only the German home is left.
  expect(german.items.every(({ path }) => path.startsWith('/de'))).toBe(true);
  await expect(as.addRoute({ params, body: { path: '/de/*' } })).rejects.toMatchObject({ code: 'ROUTE_EXISTS' });
  await expect(as.addRoute({ params, body: { path: 'de' } })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: { path: [expect.stringContaining('slash')] },
  });
  await as.deleteRoute({ params: of(route.id) });
  const all = await as.listRoutes({ params });
  const fallback = all.find(({ isFallback }) => isFallback);
  expect(all.reduce((sum, { subPageCount }) => sum + subPageCount, 0)).toBe(25);
  await expect(as.deleteRoute({ params: of(fallback?.id) })).rejects.toMatchObject({
    code: 'ROUTE_IS_FALLBACK',
  });
  const products = all.find(({ path }) => path === '/products/*');
  const [sample] = (await as.listSubPages({ params, query: { routeId: products?.id } })).items;
  const chosen = { params: of(products?.id), body: { subPageId: sample?.id ?? 0 } };
  expect(await as.updateSampleSubPage(chosen)).toMatchObject({ sampleSubPageId: sample?.id });
});

const aMonthLater = () => api.io.db.update(audits).set({ createdAt: sql`created_at - interval '1 month'` });

test('an audit: planned, read, scored, compared with the next, public', async () => {
  const started = await as.startAudit({ params });
  expect(started.audit).toMatchObject({ trigger: 'manual', pagesPlanned: 20, score: null });
  const again = await as.startAudit({ params });
  expect(again.audit.id).toBe(started.audit.id);
  await jobDone(as, started.job?.id ?? '');
  const audit = await as.getAudit({ params: { id: started.audit.uuid } });
  expect(audit).toMatchObject({ status: 'completed', pagesDone: 20, failure: null, previous: null });
  expect(audit.score).toBeGreaterThan(20);
  expect(audit.score).toBeLessThan(100);
  // How the score was reached.
  const weight = audit.scoreParts.reduce((sum, part) => sum + part.weight, 0);
  const mean = audit.scoreParts.reduce((sum, part) => sum + part.weight * part.score, 0) / weight;
  expect(audit.score).toBe(Math.round(mean));
  const counted = audit.platforms.filter(({ platform }) => countedPlatforms.includes(platform));
  const ofPlatforms = counted.reduce((sum, { score }) => sum + score, 0) / counted.length;
  expect(Math.abs(ofPlatforms - (audit.score ?? 0))).toBeLessThanOrEqual(1);
  expect(audit.pagesKnown).toBeGreaterThan(audit.pagesPlanned);
  expect(audit.platforms.map(({ platform }) => platform)).toEqual(platformIds);
  expect(audit.issues.length).toBeGreaterThan(3);
  expect(audit.detectedApps.map(({ name }) => name)).toContain('judgeme');
  expect(audit.pages[0]).toMatchObject({ priority: 0, path: '/', status: 1 });
  expect(audit.types.static).toBeGreaterThan(0);

  const page = await as.getAuditSubPage({ params: { ...of(audit.id), auditSubPageId: audit.pages[1]?.uuid ?? '' } });
  expect(page.previousUuid).toBe(audit.pages[0]?.uuid);
  expect(page.result?.platforms.map(({ card }) => card.platform)).toContain('whatsapp');

  // The free plan has one a month.
  await expect(as.startAudit({ params })).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  expect((await as.getPlan({ params })).usage.monitoringThisMonth).toBe(1);
  await aMonthLater();
  expect((await as.getPlan({ params })).usage.monitoringThisMonth).toBe(0);
  const second = await as.startAudit({ params });
  await jobDone(as, second.job?.id ?? '');
  const { pages } = await as.compareAudits({ params: of(second.audit.id), query: {} });
  expect(pages.filter(({ state }) => state === 'changed')).toEqual([]);
  expect((await as.listAudits({ params, query: {} })).items.map(({ id }) => id)).toEqual([
    second.audit.id,
    started.audit.id,
  ]);

  const visitor = api.as(null);
  // By the link that members share; the slug alone opens nothing.
  const projectSlug = audit.project.reportName;
  expect(projectSlug).toMatch(new RegExp(`^${project.slug}~[0-9a-f]{24}$`));
  await expect(visitor.getPublicAudit({ params: { projectSlug: project.slug } })).rejects.toMatchObject({
    status: 404,
  });
  const open = await visitor.getPublicAudit({ params: { projectSlug } });
  // Of its own pages: the second audit reads the worst of the first again.
  const newest = await as.getAudit({ params: { id: second.audit.uuid } });
  expect(open).toMatchObject({ uuid: newest.uuid, score: newest.score });
  expect(Object.keys(open.project)).not.toContain('notes');
  const [publicPage] = open.pages;
  const shown = await visitor.getPublicAuditSubPage({
    params: { projectSlug, auditSubPageId: publicPage?.auditSubPageId.toString() ?? '' },
  });
  expect(shown.url).toBe(publicPage?.url);
  await expect(visitor.getPublicAudit({ params: { projectSlug: 'nowhere' } })).rejects.toMatchObject({ status: 404 });
});

test('a cancelled audit ends at once, without a score, and is not counted', async () => {
  await aMonthLater();
  const started = await as.startAudit({ params });
  const cancelled = await as.cancelAudit({ params: of(started.audit.id) });
  expect(cancelled).toMatchObject({ status: 'completed', score: null, failure: { reason: 'cancelled' } });
  await jobDone(as, started.job?.id ?? '');
  expect(await as.getAudit({ params: of(started.audit.id) })).toMatchObject({ score: null });
  expect((await as.getPlan({ params })).usage.monitoringThisMonth).toBe(0);
  const open = await as.getPublicAudit({ params: { projectSlug: project.slug } });
  expect(open.id).toBeLessThan(started.audit.id);
});

test('verification needs our tag [4.5] [7.12] [8.9]', async () => {
  const found = await as.isIntegrated({ params });
  expect(found.integrated).toBe(false);
  // The tag found on each page instead of ours.
  expect(found.pages.length).toBeGreaterThan(1);
  expect(found.pages[0]).toEqual({ url: expect.any(String), image: expect.stringMatching(/^http/), writtenBy: null });
  expect(await as.verifyProject({ params })).toEqual({ verified: false, verifiedAt: null, pages: found.pages });
});

test('a trial is available once [7.11]', async () => {
  expect(await as.startTrial({ params, body: {} })).toEqual({ daysLeft: 14 });
  await expect(as.startTrial({ params, body: {} })).rejects.toMatchObject({ code: 'TRIAL_NOT_AVAILABLE' });
  // The trial's plan covers the whole shop.
  const job = await as.fetchSubPages({ params });
  await jobDone(as, job.id);
  const { total } = await as.listSubPages({ params, query: {} });
  expect(total).toBeGreaterThan(60);
  expect((await as.getProject({ params })).problems).toEqual([]);
});

test('statistics include days without a crawl [2.67] [9.2]', async () => {
  const stats = await as.getStats({ params, query: {} });
  expect(stats.days).toHaveLength(21);
  expect(stats.total).toBe(0);
});

test('a project can be changed by its admin, not by its editor, and deleted by the super admin [7.7]', async () => {
  const editor = await api.addPerson('editor@example.com');
  await api.join(project.id, editor.id, 'user');
  const change = { body: { id: project.id, title: 'Another' } };
  await expect(api.as(editor.token).saveProject(change)).rejects.toMatchObject({ status: 403 });
  expect((await as.saveProject(change)).project).toMatchObject({
    title: 'Another',
  });
  const root = api.as((await api.addPerson('root@example.com', { role: 'superadmin' })).token);
  const listed = await root.listAllProjects({ query: { search: 'localhost' } });
  expect(listed.items[0]).toMatchObject({ id: project.id, members: 2, score: expect.any(Number) });
  const { slug: confirm } = project;
  await expect(root.deleteProject({ params, query: { confirm: 'another' } })).rejects.toMatchObject({ status: 422 });
  await root.deleteProject({ params, query: { confirm } });
  await expect(as.getProject({ params })).rejects.toMatchObject({ status: 404 });
});
