import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { subPageStatus } from '#domain/enumerations.ts';
import { serveImage } from '#flows/serve-image/serve-image.ts';
import { readChangedPages } from '#flows/sites/changed-pages.ts';
import { ogImages, routeTemplates, subPages } from '#io/db/schema/index.ts';
import { baseTemplateSeed } from '#io/db/seeds/index.ts';
import { waitFor } from '../../../test/api.ts';
import { createSiteApi } from './connected-site.fixture.ts';

// Changes that a connected site reports, and their effect.

const { api, db, pages, siteUrl, call, addSite } = await createSiteApi();
await baseTemplateSeed.insert(db);
const page = (title: string, head = '') => `<html><head><title>${title}</title>${head}</head><body>Text</body></html>`;
const changed = (...paths: string[]) => ({
  changes: paths.map((path) => ({ url: siteUrl + path, change: 'changed' })),
});
const removed = (path: string) => ({ changes: [{ url: siteUrl + path, change: 'removed' }] });
const rowsOf = (projectId: number) =>
  db.select().from(subPages).where(eq(subPages.projectId, projectId)).orderBy(subPages.id);

test('a new page becomes a confirmed page of the project and is read by a job', async () => {
  const site = await addSite('new-page');
  const token = await site.connect();
  pages.set('/hello', page('Hello'));
  expect(await call('POST', '/site/changes', changed('/hello#top'), token)).toEqual({
    status: 202,
    accepted: 1,
    ignored: [],
  });
  expect(await rowsOf(site.project.id)).toMatchObject([{ url: `${siteUrl}/hello`, isConfirmed: true, title: null }]);
  await api.runJobs();
  const read = () => waitFor(async () => (await rowsOf(site.project.id)).find(({ title }) => title), 'the read page');
  expect(await read()).toMatchObject({ title: 'Hello', dataStatus: 0 });
});

test('a removed page takes no room, and is back when it changes; one that a member ignores stays ignored', async () => {
  const site = await addSite('removing');
  const token = await site.connect();
  await call('POST', '/site/changes', changed('/a', '/b'), token);
  await call('POST', '/site/changes', removed('/a'), token);
  const [a, b] = await rowsOf(site.project.id);
  expect(a).toMatchObject({ status: subPageStatus.Ignored, isConfirmed: false });
  expect(b).toMatchObject({ status: subPageStatus.Default, isConfirmed: true });
  await site.as.updateSubPage({ params: { id: String(b?.id) }, body: { status: subPageStatus.Ignored } });
  expect(await call('POST', '/site/changes', changed('/a', '/b'), token)).toMatchObject({ accepted: 2 });
  expect(await rowsOf(site.project.id)).toMatchObject([
    { status: subPageStatus.Default, isConfirmed: true },
    { status: subPageStatus.Ignored, isConfirmed: true },
  ]);
  // An unknown page is not added by removing it, and the last of two changes to one page counts.
  await call('POST', '/site/changes', removed('/never'), token);
  await call('POST', '/site/changes', { changes: [...changed('/a').changes, ...removed('/a').changes] }, token);
  expect(await rowsOf(site.project.id)).toHaveLength(2);
  expect((await rowsOf(site.project.id))[0]).toMatchObject({ status: subPageStatus.Ignored });
});

test('says what it ignored: other sites, what is no address, pages over the plan', async () => {
  const site = await addSite('ignoring');
  const token = await site.connect();
  // The free plan has 25 pages.
  const many = Array.from({ length: 24 }, (_, at) => `/p${at}`);
  expect(await call('POST', '/site/changes', changed(...many), token)).toMatchObject({ accepted: 24, ignored: [] });
  const answer = await call(
    'POST',
    '/site/changes',
    {
      changes: [
        ...changed('/p0', '/p24', '/p25').changes,
        { url: 'https://evil.example/x', change: 'changed' },
        { url: 'https://evil.example/x', change: 'removed' },
        { url: 'nothing', change: 'changed' },
        { url: 'javascript:alert(1)', change: 'changed' },
        { url: `${siteUrl.replace('://', '://user:secret@')}/`, change: 'changed' },
      ],
    },
    token,
  );
  expect(answer).toEqual({
    status: 202,
    accepted: 2,
    ignored: [
      { url: 'https://evil.example/x', reason: 'other-site' },
      { url: 'https://evil.example/x', reason: 'other-site' },
      { url: 'nothing', reason: 'not-an-address' },
      { url: 'javascript:alert(1)', reason: 'not-an-address' },
      { url: `${siteUrl.replace('://', '://user:secret@')}/`, reason: 'not-an-address' },
      { url: `${siteUrl}/p25`, reason: 'over-plan' },
    ],
  });
  expect(await rowsOf(site.project.id)).toHaveLength(25);
  // A removed page makes room for another one, so it cannot be restored afterwards.
  await call('POST', '/site/changes', removed('/p0'), token);
  expect(await call('POST', '/site/changes', changed('/p25'), token)).toMatchObject({ accepted: 1 });
  expect(await call('POST', '/site/changes', changed('/p0'), token)).toMatchObject({
    ignored: [{ url: `${siteUrl}/p0`, reason: 'over-plan' }],
  });
});

describe('bad input', async () => {
  const site = await addSite('bad-input');
  const token = await site.connect();
  test.each([
    ['nothing', {}],
    ['no change', { changes: [] }],
    ['more than 100', changed(...Array.from({ length: 101 }, (_, at) => `/${at}`))],
    ['another kind', { changes: [{ url: siteUrl, change: 'exploded' }] }],
    ['a number', { changes: [{ url: 1, change: 'changed' }] }],
    ['a very long address', changed(`/${'x'.repeat(10_000)}`)],
    ['something else', { changes: [{ url: siteUrl, change: 'changed', html: '<p>' }] }],
  ])('%s is refused', async (_, body) => {
    expect((await call('POST', '/site/changes', body, token)).status).toBe(422);
    expect(await rowsOf(site.project.id)).toEqual([]);
  });

  test('100 changes are taken, and pages of other projects are left alone', async () => {
    const other = await addSite('bystander');
    const elsewhere = { projectId: other.project.id, url: `${siteUrl}/0`, path: '/0' };
    await db.insert(subPages).values(elsewhere);
    const hundred = changed(...Array.from({ length: 100 }, (_, at) => `/${at}`));
    expect(await call('POST', '/site/changes', hundred, token)).toMatchObject({ status: 202, accepted: 25 });
    await call('POST', '/site/changes', removed('/0'), token);
    expect(await rowsOf(other.project.id)).toMatchObject([{ dataStatus: 0, status: 0 }]);
  });
});

describe('the job', async () => {
  const site = await addSite('job');
  const token = await site.connect();
  const { io } = api;
  const job = async (ids: number[], at = new Date()) =>
    readChangedPages(
      io,
      { projectId: site.project.id, subPageIds: ids, at: at.toISOString() },
      new AbortController().signal,
    );
  await call('POST', '/site/changes', changed('/vase', '/gone'), token);
  const ids = (await rowsOf(site.project.id)).map(({ id }) => id);
  const titleOf = async (path: string) =>
    (
      await db
        .select()
        .from(subPages)
        .where(and(inArray(subPages.id, ids), eq(subPages.path, path)))
    )[0]?.title;

  test('reads a page once for changes before, again for one after', async () => {
    pages.set('/vase', page('Vase'));
    await job(ids);
    expect(await titleOf('/vase')).toBe('Vase');
    pages.set('/vase', page('Blue vase'));
    await job(ids, new Date(Date.now() - 60_000));
    expect(await titleOf('/vase')).toBe('Vase');
    await job(ids);
    expect(await titleOf('/vase')).toBe('Blue vase');
    // A page that is not found keeps its data and does not delay the others.
    expect(await titleOf('/gone')).toBeNull();
  });

  test('reads nothing of other projects, and nothing once the project is gone', async () => {
    const other = await addSite('job-other');
    await db.insert(subPages).values({ projectId: other.project.id, url: `${siteUrl}/vase`, path: '/vase' });
    await job((await rowsOf(other.project.id)).map(({ id }) => id));
    expect((await rowsOf(other.project.id))[0]?.fetchedAt).toBeNull();
    await readChangedPages(
      io,
      { projectId: 999_999, subPageIds: ids, at: new Date().toISOString() },
      new AbortController().signal,
    );
  });
});

describe('a site that does not answer', async () => {
  const site = await addSite('away');
  const token = await site.connect();
  await call('POST', '/site/changes', changed('/one', '/two', '/three'), token);
  const subPageIds = (await rowsOf(site.project.id)).map(({ id }) => id);
  const payload = { projectId: site.project.id, subPageIds, at: new Date().toISOString() };

  test.each([
    ['dns', 1],
    ['refused', 1],
    ['rate-limited', 1],
    ['timeout', 3],
    ['server-error', 3],
  ] as const)('%s: the job fails, to be tried again, after asking for %i of 3 pages', async (reason, requested) => {
    const fetch = vi.fn(async (url: string) => ({ ok: false as const, reason, url, redirects: [] }));
    const io = { ...api.io, politeFetch: { ...api.io.politeFetch, fetch } };
    await expect(readChangedPages(io, payload, new AbortController().signal)).rejects.toThrow(
      `changed pages could not be read yet: ${reason}`,
    );
    expect(fetch).toHaveBeenCalledTimes(requested);
  });
});

test('a page that has an image gets a new one, at the address it names from now on', async () => {
  const site = await addSite('redrawn');
  const token = await site.connect();
  const image = (version: string) =>
    `<meta property="og:image" content="http://localhost:3000/images/${site.project.uuid}/${version}/lamp.jpg">`;
  const { id: routeId } = await site.as.addRoute({ params: site.params, body: { path: '/lamp' } });
  const html = '<div style="display:flex;width:1200px;height:630px">{{ title }}</div>';
  const template = { projectId: site.project.id, routeId, name: 'plain', html, state: 'live' as const };
  await db.insert(routeTemplates).values(template);
  pages.set('/lamp', page('Lamp', image('v1')));
  await call('POST', '/site/changes', changed('/lamp'), token);
  const [row] = await rowsOf(site.project.id);
  const job = () =>
    readChangedPages(
      api.io,
      { projectId: site.project.id, subPageIds: [row?.id ?? 0], at: new Date().toISOString() },
      new AbortController().signal,
    );
  const versions = async () =>
    (await db.select().from(ogImages).where(eq(ogImages.projectId, site.project.id)).orderBy(ogImages.id)).map(
      ({ version }) => version,
    );
  await job();
  // Its image was never requested: it is drawn on the first request.
  expect(await versions()).toEqual([]);
  await serveImage(api.io, { projectUuid: site.project.uuid, version: 'v1', path: '/lamp', format: 'jpeg' });
  expect(await versions()).toEqual(['v1']);
  pages.set('/lamp', page('Brass lamp', image('v2')));
  await job();
  expect(await versions()).toEqual(['v1', 'v2']);
});
