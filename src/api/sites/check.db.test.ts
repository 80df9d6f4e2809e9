import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { failAudit, finishAudit } from '#flows/audit/finish-audit.ts';
import { projects, routes, subPages } from '#io/db/schema/index.ts';
import { readZip } from '../../../test/read-zip.ts';
import { createSiteApi } from './connected-site.fixture.ts';

// The integration check of live pages, for members, for the site itself and for a developer with an install link.

const { api, db, pages, siteUrl, call, addSite } = await createSiteApi();
const head = (tags: string) => `<html><head><title>Page</title>${tags}</head><body></body></html>`;
const og = (url: string) => `<meta property="og:image" content="${url}">`;
const yoast = (tags: string) =>
  `<!-- This site is optimized with the Yoast SEO plugin v24.1 -->${tags}<!-- / Yoast SEO plugin. -->`;

async function siteWith(slug: string, paths: string[]) {
  const site = await addSite(slug);
  const ours = `http://localhost:3000/images/${site.project.uuid}/v1/x.jpg`;
  await db.update(projects).set({ verifiedAt: null, state: 'created' }).where(eq(projects.id, site.project.id));
  const rows = paths.map((path) => ({ projectId: site.project.id, url: siteUrl + path, path }));
  if (rows.length > 0) await db.insert(subPages).values(rows);
  return { ...site, ours, check: () => site.as.checkIntegration({ params: site.params }) };
}

type Site = Pick<Awaited<ReturnType<typeof addSite>>, 'as' | 'params'>;
const auditsOf = async ({ as, params }: Site) =>
  (await as.listAudits({ params, query: {} })).items.map(({ trigger }) => trigger);

describe('when our tag is first seen', () => {
  test('an audit starts, which counts towards no plan', async () => {
    const site = await siteWith('first-live', []);
    pages.set('/', head(''));
    await site.check();
    expect(await auditsOf(site)).toEqual([]);
    pages.set('/', head(og(site.ours)));
    await Promise.all([site.check(), site.check()]);
    await site.check();
    expect(await auditsOf(site)).toEqual(['live']);
    const [live] = (await site.as.listAudits({ params: site.params, query: {} })).items;
    await finishAudit(api.io, live?.id ?? 0);
    expect(await auditsOf(site)).toEqual(['live']);
    expect((await site.as.getPlan({ params: site.params })).usage.monitoringThisMonth).toBe(0);
  });

  test('an audit that was running is followed by one of the live pages', async () => {
    const site = await siteWith('live-meanwhile', []);
    const { audit } = await site.as.startAudit({ params: site.params });
    pages.set('/', head(og(site.ours)));
    await site.check();
    expect(await auditsOf(site)).toEqual(['manual']);
    await finishAudit(api.io, audit.id);
    expect(await auditsOf(site)).toEqual(['live', 'manual']);
    const [live] = (await site.as.listAudits({ params: site.params, query: {} })).items;
    await finishAudit(api.io, live?.id ?? 0);
    expect(await auditsOf(site)).toEqual(['live', 'manual']);
  });

  test.each([
    ['is cancelled', (id: number, site: Site) => site.as.cancelAudit({ params: { id: String(id) } })],
    ['fails', (id: number) => failAudit(api.io, id)],
  ])('also if the audit that was running %s', async (how, end) => {
    const site = await siteWith(`live-${how.replace(' ', '-')}`, []);
    const { audit } = await site.as.startAudit({ params: site.params });
    pages.set('/', head(og(site.ours)));
    await site.check();
    await end(audit.id, site);
    expect(await auditsOf(site)).toEqual(['live', 'manual']);
  });
});

describe('the check', () => {
  test('says that every page has one image, ours, and verifies the project', async () => {
    const site = await siteWith('all-ours', ['/a']);
    pages.set('/', head(og(site.ours)));
    pages.set('/a', head(og(site.ours)));
    expect(await site.check()).toMatchObject({
      oursOn: 2,
      readable: 2,
      verified: true,
      pages: [
        { url: siteUrl, ok: true, state: 'ours', writtenBy: null, images: [{ url: site.ours, isOurs: true }] },
        { url: `${siteUrl}/a`, ok: true, state: 'ours' },
      ],
    });
    expect(await site.as.isIntegrated({ params: site.params })).toMatchObject({ integrated: true });
  });

  test('names whose tag is in the way on which page, and why a page could not be read', async () => {
    const site = await siteWith('mixed', ['/behind', '/after', '/missing']);
    const token = await site.connect();
    pages.set('/', head(yoast(og('/theirs.jpg'))));
    pages.set('/behind', head(og('/theirs.jpg') + og(site.ours)));
    pages.set('/after', head(og(site.ours) + yoast(og('/theirs.jpg'))));
    pages.delete('/missing');
    const found = await site.check();
    expect(
      found.pages.map(({ url, state, ok, writtenBy }) => [url.slice(siteUrl.length), state, ok, writtenBy]),
    ).toEqual([
      ['', 'other', false, 'Yoast SEO'],
      ['/behind', 'ours-not-first', false, null],
      ['/after', 'several', false, 'Yoast SEO'],
      ['/missing', 'unreadable', false, null],
    ]);
    expect(found).toMatchObject({ oursOn: 0, readable: 3, verified: true });
    expect(found.pages[3]?.reason).toMatch(/\w+/);
    const { status, ...reported } = await call('POST', '/site/check', undefined, token);
    expect([status, reported]).toEqual([200, found]);
  });

  test('reads five pages, of different page types first, and none that is ignored', async () => {
    const site = await siteWith('spread', []);
    const ids: number[] = [];
    for (const [position, path] of ['/a/*', '/b/*', '/c/*'].entries()) {
      const route = { projectId: site.project.id, path, position };
      ids.push((await db.insert(routes).values(route).returning({ id: routes.id }))[0]?.id ?? 0);
    }
    const at = (path: string, route: number, status = 0) => ({
      projectId: site.project.id,
      url: siteUrl + path,
      path,
      routeId: ids[route] ?? null,
      status: status as 0 | -1,
    });
    await db
      .insert(subPages)
      .values([at('/a/0', 0, -1), at('/a/1', 0), at('/a/2', 0), at('/a/3', 0), at('/b/1', 1), at('/c/1', 2)]);
    const { pages: checked } = await site.check();
    expect(checked.map(({ url }) => url.slice(siteUrl.length))).toEqual(['', '/a/1', '/b/1', '/c/1', '/a/2']);
  });

  test('verifies nothing without our image', async () => {
    const site = await siteWith('none', []);
    pages.set('/', head(''));
    expect(await site.check()).toMatchObject({ oursOn: 0, readable: 1, verified: false, pages: [{ state: 'none' }] });
  });
});

test('the plain tag copied to every page as it is verifies nothing, until each page names itself', async () => {
  const site = await siteWith('copied', ['/a', '/b']);
  const { url } = await site.as.getInstallLink({ params: site.params });
  const developer = { params: { installName: new URL(url).pathname.split('/').at(-1) ?? '' } };
  const plain = (page: string) =>
    `<meta name="linkbild" content="${site.project.uuid}">` +
    og(`http://localhost:3000/images/${site.project.uuid}/og.jpg?url=${encodeURIComponent(page)}`);
  for (const path of ['/', '/a', '/b']) pages.set(path, head(plain(siteUrl)));
  expect(await site.as.isIntegrated({ params: site.params })).toEqual({ integrated: true, sameUrl: true, pages: [] });
  expect(await api.as(null).checkInstall(developer)).toEqual({ integrated: true, sameUrl: true });
  const found = await site.check();
  expect(found.pages.map(({ state, ok }) => [state, ok])).toEqual([
    ['ours', true],
    ['other-page', false],
    ['other-page', false],
  ]);
  expect(found.verified).toBe(false);
  expect((await site.as.getProject({ params: site.params })).verifiedAt).toBeNull();
  for (const path of ['/', '/a', '/b']) pages.set(path, head(plain(siteUrl + path)));
  expect(await api.as(null).checkInstall(developer)).toEqual({ integrated: true, sameUrl: false });
  expect((await site.as.getProject({ params: site.params })).verifiedAt).not.toBeNull();
  expect(await site.check()).toMatchObject({ oursOn: 3, readable: 3 });
});

describe('the install link', async () => {
  const { project, owner, as, params } = await addSite('install');
  const visitor = api.as(null);
  const nameOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
  const { url } = await as.getInstallLink({ params });
  const link = { params: { installName: nameOf(url) } };

  test('a developer without an account sees the code of one project, and that it works once it is live', async () => {
    const guide = await visitor.getInstallGuide(link);
    expect(guide).toMatchObject({ system: 'shopify', isInstalled: false });
    expect(guide.files.some(({ code }) => code.includes(project.uuid))).toBe(true);
    pages.set('/', '<title>Shop</title>');
    expect(await visitor.checkInstall(link)).toEqual({ integrated: false, sameUrl: false });
    pages.set('/', `<head><meta name="linkbild" content="${project.uuid}"><title>Shop</title></head>`);
    expect(await visitor.checkInstall(link)).toEqual({ integrated: true, sameUrl: false });
    const [row] = await db.select().from(projects).where(eq(projects.id, project.id));
    expect(row?.verifiedAt).not.toBeNull();
    expect(await visitor.getInstallGuide(link)).toMatchObject({ isInstalled: true });
  });

  test('a link for another project, or without its key, opens nothing', async () => {
    const other = await addSite('other');
    const own = nameOf(url);
    const foreign = own.replace(project.uuid, other.project.uuid);
    for (const installName of [foreign, project.uuid, `${project.uuid}~${'0'.repeat(32)}`, 'nonsense'])
      await expect(visitor.getInstallGuide({ params: { installName } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    ['wordpress', 'linkbild-install-wordpress.zip', []],
    ['typo3', /^linkbild_[\d.]+\.zip$/, ['setup.typoscript']],
  ] as const)('for %s it opens the download too, of that project alone', async (system, fileName, files) => {
    const site = await addSite(`install-${system}`);
    await db.update(projects).set({ pageType: system }).where(eq(projects.id, site.project.id));
    const name = nameOf((await site.as.getInstallLink({ params: site.params })).url);
    const guide = await visitor.getInstallGuide({ params: { installName: name } });
    expect([guide.system, guide.files.map((file) => file.name)]).toEqual([system, files]);
    const zip = (installName: string) => api.request(`/public/${installName}/install-zip`);
    const opened = await zip(name);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(/filename="(.+)"/.exec(opened.headers.get('content-disposition') ?? '')?.[1]).toMatch(fileName);
    const bytes = [...readZip(Buffer.from(await opened.arrayBuffer())).values()].map(String).join('');
    expect(bytes).toContain(site.project.uuid);
    expect(bytes).not.toContain(project.uuid);
    const own = nameOf(url);
    const wrong = [name.replace(site.project.uuid, project.uuid), `${site.project.uuid}~${'0'.repeat(32)}`, own];
    for (const installName of wrong) expect((await zip(installName)).status).toBe(404);
  });

  test('it opens in the language of whoever sends it', async () => {
    const german = await api.as(owner.token, 'de').getInstallLink({ params });
    expect(new URL(german.url).pathname).toBe(`/de${new URL(url).pathname}`);
    expect(new URL(url).pathname).toMatch(/^\/install\//);
  });

  test('only members make it', async () => {
    const stranger = await api.addPerson('stranger@example.com');
    await expect(api.as(stranger.token).getInstallLink({ params })).rejects.toMatchObject({
      status: expect.any(Number),
    });
    await expect(visitor.getInstallLink({ params })).rejects.toMatchObject({ status: 401 });
  });
});
