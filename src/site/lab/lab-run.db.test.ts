import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callHeaders } from '#contract/client.ts';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { labCaseOf, labCases } from '#domain/lab/cases.ts';
import { labAddress } from '#domain/lab/lab-case.ts';
import { MAX_REQUESTS_PER_CASE } from '#domain/lab/lab-run.ts';
import { addLabRequest, clearOldLabRuns } from '#io/db/queries/lab/lab-runs.ts';
import { createSiteFiles } from '#site/site-files.ts';
import { siteUrl as apiOrigin, createTestApi, waitFor } from '../../../test/api.ts';
import { crawlers, visit } from '../../../test/lab-crawlers.ts';
import { createLab } from './lab-pages.ts';

const api = await createTestApi();
const person = await api.addPerson('root@example.com', { role: 'superadmin' });
const root = api.as(person.token);
const visitor = api.as(null);
const site = new Hono();
const server = serve({ fetch: (request, env) => site.fetch(request, env), port: 0, hostname: '127.0.0.1' });
let siteUrl = '';

beforeAll(async () => {
  await new Promise((resolve) => (server.listening ? resolve(null) : server.once('listening', resolve)));
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const io = { ...api.io, settings: { ...api.io.settings, siteUrl } };
  site.route('/', createSiteFiles(io, 'public'));
  site.route('/', createLab(io, 'public'));
});
afterAll(() => void server.close());

const addressIn = (token: string, id: string) => {
  const labCase = labCaseOf(id);
  if (!labCase) throw new Error(`no case ${id}`);
  return labAddress({ siteUrl, token }, labCase);
};
const requestsOf = async (runId: number) => (await root.getLabRun({ params: { id: String(runId) } })).requests;
const recorded = (runId: number, count: number) =>
  waitFor(async () => {
    const requests = await requestsOf(runId);
    return requests.length >= count && requests;
  }, `${count} recorded requests`);

const unstorable = {
  ...{ caseId: 'title-all', part: 'page', method: 'GET', userAgent: 'a\0b', range: null, accept: null, status: 200 },
  ...{ bytesSent: 1, bytesWhole: 1, addressBlock: '' },
};

function sendFile(path: string, bytes: Uint8Array<ArrayBuffer>, name = 'file') {
  const body = new FormData();
  body.set('file', new File([bytes], name));
  const { 'content-type': _, ...headers } = callHeaders;
  const init = {
    method: 'POST',
    body,
    headers: { ...headers, origin: apiOrigin, cookie: `${SESSION_COOKIE}=${person.token}` },
  };
  return api.request(path, init);
}
const shot = async (colour: string) =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
      .png()
      .toBuffer(),
  );

const seen = {
  platform: 'slack',
  app: 'Slack',
  appVersion: '4.41',
  device: 'Pixel 9, Android 16',
  seenOn: '2026-11-18',
  verdict: 'differs',
  note: 'The image is missing.',
} as const;

describe('a run', () => {
  test('records the requests of five crawlers in order, with their networks and the bytes sent', async () => {
    const run = await root.addLabRun({ body: { name: 'All crawlers' } });
    const outcome = [];
    for (const crawler of Object.values(crawlers)) {
      for (const id of ['title-all', 'window-310-kb', 'window-range', 'redirects-4', 'robots-txt']) {
        outcome.push(await visit(addressIn(run.token, id), crawler));
      }
    }
    // LinkedIn's crawler obeys robots.txt and stays away.
    expect(outcome.filter((one) => one === 'closed')).toHaveLength(1);
    const pages = await waitFor(async () => {
      const all = (await requestsOf(run.id)).filter(({ part }) => part === 'page');
      return all.length === 24 && all;
    }, '24 pages');
    for (const { userAgent } of Object.values(crawlers)) {
      const own = pages.filter((one) => one.userAgent === userAgent).map(({ caseId }) => caseId);
      expect(own.slice(0, 4)).toEqual(['title-all', 'window-310-kb', 'window-range', 'redirects-4']);
    }
    expect(pages.every(({ addressBlock }) => addressBlock === '127.0.0.0/24')).toBe(true);
    expect(pages.find(({ userAgent }) => userAgent === crawlers.facebook.userAgent)).toMatchObject({
      range: 'bytes=0-524287',
      accept: '*/*',
      method: 'GET',
      status: 200,
    });
    const of = (crawler: keyof typeof crawlers, caseId: string) =>
      pages.find((one) => one.userAgent === crawlers[crawler].userAgent && one.caseId === caseId);
    // Telegram reads the whole, Slack closes early: the difference is what the lab is for.
    expect(of('telegram', 'window-310-kb')?.bytesSent).toBe(of('telegram', 'window-310-kb')?.bytesWhole);
    expect(of('slack', 'window-310-kb')?.bytesSent).toBeLessThan(of('slack', 'window-310-kb')?.bytesWhole ?? 0);
    // A server that gives parts gives Slack the requested part.
    expect(of('slack', 'window-range')).toMatchObject({ status: 206, bytesWhole: 32_768 });
    const all = await requestsOf(run.id);
    const hops = all.filter(({ caseId, part }) => caseId === 'redirects-4' && part.startsWith('hop-'));
    expect(hops.slice(0, 4).map(({ part }) => part)).toEqual(['hop-4', 'hop-3', 'hop-2', 'hop-1']);
    expect(all.filter(({ part }) => part === 'large.jpg').length).toBeGreaterThanOrEqual(15);
  });
});

describe('the file of a run', () => {
  test('restores everything that was exported', async () => {
    const run = await root.addLabRun({ body: { name: 'To be exported' } });
    await visit(addressIn(run.token, 'title-all'), crawlers.telegram);
    await recorded(run.id, 2);
    const params = { id: String(run.id) };
    const { id } = await root.addLabComparison({ params, body: { ...seen, caseId: 'title-all' } });
    expect((await sendFile(`/admin/lab/comparisons/${id}/image`, await shot('#c8350b'))).status).toBe(200);
    await root.addLabComparison({ params, body: { ...seen, caseId: 'title-none', verdict: 'same', note: '' } });

    const listed = (await root.listLabRuns()).find((one) => one.id === run.id);
    expect(listed).toMatchObject({ recorded: 2, compared: 2, differing: 1 });

    const exported = await fileOf(run.id);
    const [first] = JSON.parse(exported).comparisons;
    expect(first.image).toMatch(/^iVBOR/);
    // There already, then gone, then back.
    expect((await sendFile('/admin/lab/runs/import', bytesOf(exported))).status).toBe(422);
    await root.deleteLabRun({ params });
    await expect(root.getLabRun({ params })).rejects.toMatchObject({ status: 404 });
    const answer = await sendFile('/admin/lab/runs/import', bytesOf(exported));
    expect(answer.status).toBe(200);
    const imported: { id: number } = await answer.json();
    expect(await fileOf(imported.id)).toBe(exported);
    // Its addresses are those of another installation, as it were: nothing is added to it.
    const fetched = await fetch(addressIn(run.token, 'title-all'));
    expect((await fetched.text()).length).toBeGreaterThan(300);
    expect(await requestsOf(imported.id)).toHaveLength(2);
  });

  test.each([
    ['no JSON', () => 'nothing', 'JSON'],
    ['another format', (file: object) => ({ ...file, format: 'other' }), 'format'],
    ['a later version', (file: object) => ({ ...file, version: 2 }), 'version'],
    ['an unknown field', (file: object) => ({ ...file, extra: 1 }), 'format'],
    ['no date', (file: object) => changed(file, { seenOn: 'yesterday' }), 'comparisons.0.seenOn'],
    ['an unknown platform', (file: object) => changed(file, { platform: 'constructor' }), 'comparisons.0.platform'],
    [
      'a header that cannot be stored',
      (file: { run: { createdAt: string } }) => ({ ...file, requests: [{ ...unstorable, at: file.run.createdAt }] }),
      'requests.0.userAgent',
    ],
    ['a screenshot that is none', (file: object) => changed(file, { image: btoa('no image') }), 'comparisons.0.image'],
  ])('with %s is refused and changes nothing', async (_name, change, at) => {
    const run = await root.addLabRun({ body: { name: 'Template' } });
    const params = { id: String(run.id) };
    await root.addLabComparison({ params, body: { ...seen, caseId: 'title-all' } });
    const file = JSON.parse(await fileOf(run.id));
    await root.deleteLabRun({ params });
    const before = (await root.listLabRuns()).length;
    const bad = change(file);
    const answer = await sendFile(
      '/admin/lab/runs/import',
      bytesOf(typeof bad === 'string' ? bad : JSON.stringify(bad)),
    );
    expect([answer.status, JSON.stringify(await answer.json())]).toEqual([422, expect.stringContaining(`(${at})`)]);
    expect(await root.listLabRuns()).toHaveLength(before);
  });
});

test.each([
  ['lists without end', () => `{"requests":[${'[],'.repeat(60_000)}[]]}`],
  ['fields without end', () => `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
  ['brackets without end', () => '['.repeat(1_000_000)],
])('a file with %s is refused before it is parsed', async (_, text) => {
  const answer = await sendFile('/admin/lab/runs/import', bytesOf(text()));
  expect([answer.status, (await answer.json()).code]).toEqual([413, 'FILE_TOO_LARGE']);
});

describe('a published run', () => {
  test('is public only once it is published, and never shows the names of unknown crawlers', async () => {
    const run = await root.addLabRun({ body: { name: 'Published' } });
    const params = { id: String(run.id) };
    await visit(addressIn(run.token, 'title-all'), crawlers.slack);
    await visit(addressIn(run.token, 'title-all'), { userAgent: 'Buy cheap watches' });
    await recorded(run.id, 4);
    const { id } = await root.addLabComparison({ params, body: { ...seen, caseId: 'title-all' } });
    await sendFile(`/admin/lab/comparisons/${id}/image`, await shot('#0b35c8'));
    const image = () => api.request(`/lab/comparisons/${id}/image`).then(({ status }) => status);
    expect([(await visitor.listPublishedLabRuns()).length, await image()]).toEqual([0, 404]);
    await root.changeLabRun({ params, body: { isPublished: true } });
    const [published] = await visitor.listPublishedLabRuns();
    expect(published).toMatchObject({ name: 'Published', comparisons: [{ caseId: 'title-all', verdict: 'differs' }] });
    expect(published?.crawlers.map(({ bot }) => bot).sort()).toEqual(['Slack', 'Unknown']);
    expect(JSON.stringify(published)).not.toMatch(/watches|127\.0|root@/);
    expect(await image()).toBe(200);
    await root.changeLabRun({ params, body: { isPublished: false } });
    expect([(await visitor.listPublishedLabRuns()).length, await image()]).toEqual([0, 404]);
  });
});

describe('strangers', () => {
  test('see every page without a run, kept out of search engines, and nothing is recorded', async () => {
    const { rows: before } = await api.io.db.execute('select count(*) as count from lab_requests');
    for (const { id, status = 200 } of labCases) {
      const response = await fetch(`${siteUrl}/lab/${id}`);
      expect([id, response.status, response.headers.get('x-robots-tag')]).toEqual([id, status, 'noindex']);
      await response.body?.cancel();
    }
    expect((await fetch(`${siteUrl}/lab/look/format-png/large.png`)).headers.get('content-type')).toBe('image/png');
    const { rows: after } = await api.io.db.execute('select count(*) as count from lab_requests');
    expect(after).toEqual(before);
  });

  test.each([
    '/lab/nothing',
    '/lab/constructor',
    `/lab/${'0'.repeat(32)}/title-all`,
    '/lab/other/title-all',
    '/lab/look/title-all/large.exe',
    '/lab/look/title-all/hop-1',
    '/lab/look/title-all/oembed.json',
    '/lab/closed/look/title-all',
    '/lab/look/robots-txt',
  ])('find nothing at %s', async (path) => {
    expect((await fetch(siteUrl + path)).status).toBe(404);
  });

  test('cannot fill the database: a case takes so many requests, and headers are cut', async () => {
    const run = await root.addLabRun({ body: { name: 'Flooded' } });
    const row = {
      runId: run.id,
      caseId: 'title-all',
      part: 'page',
      method: 'GET' as const,
      userAgent: 'flood',
      range: null,
      accept: null,
      status: 200,
      bytesSent: 1,
      bytesWhole: 1,
      addressBlock: 'unknown',
      at: new Date(),
    };
    const flood = await Promise.all(
      Array.from({ length: MAX_REQUESTS_PER_CASE + 20 }, () => addLabRequest(api.io.db, row)),
    );
    expect(flood.filter(Boolean)).toHaveLength(MAX_REQUESTS_PER_CASE);
    expect(await addLabRequest(api.io.db, { ...row, caseId: 'title-none' })).toBe(true);
    await api.io.db.execute(`update lab_runs set recorded = 3000 where id = ${run.id}`);
    expect(await addLabRequest(api.io.db, { ...row, caseId: 'title-twice' })).toBe(false);

    const other = await root.addLabRun({ body: { name: 'Long headers' } });
    await visit(addressIn(other.token, 'title-none'), { userAgent: 'x'.repeat(5_000) });
    const [first] = await recorded(other.id, 1);
    expect(first?.userAgent).toHaveLength(300);
  });

  test('find nothing recorded after thirty days; unused runs end after two months, others after two years', async () => {
    const run = await root.addLabRun({ body: { name: 'Old' } });
    await api.io.db.execute(`update lab_runs set created_at = now() - interval '31 days' where id = ${run.id}`);
    const response = await fetch(addressIn(run.token, 'title-all'));
    await response.text();
    expect([response.status, await requestsOf(run.id)]).toEqual([200, []]);
    await api.io.db.execute(`update lab_runs set created_at = now() - interval '61 days' where id = ${run.id}`);
    const used = await root.addLabRun({ body: { name: 'Old and used' } });
    await root.addLabComparison({ params: { id: String(used.id) }, body: { ...seen, caseId: 'title-all' } });
    const age = (days: number) =>
      api.io.db.execute(`update lab_runs set created_at = now() - interval '${days} days' where id = ${used.id}`);
    await age(61);
    await clearOldLabRuns(api.io.db);
    expect(await root.getLabRun({ params: { id: String(used.id) } })).toMatchObject({ name: 'Old and used' });
    await age(731);
    await clearOldLabRuns(api.io.db);
    await expect(root.getLabRun({ params: { id: String(used.id) } })).rejects.toMatchObject({ status: 404 });
    await expect(root.getLabRun({ params: { id: String(run.id) } })).rejects.toMatchObject({ status: 404 });
  });
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const changed = (file: object, change: object) => {
  const { comparisons } = file as { comparisons: object[] };
  return { ...file, comparisons: comparisons.map((one) => ({ ...one, ...change })) };
};
async function fileOf(id: number): Promise<string> {
  const headers = { cookie: `${SESSION_COOKIE}=${person.token}` };
  const response = await api.request(`/admin/lab/runs/${id}/file`, { headers });
  expect(response.status).toBe(200);
  return response.text();
}
