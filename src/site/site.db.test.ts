import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { callHeaders } from '#contract/client.ts';
import { createTestApi, waitFor } from '../../test/api.ts';
import { createSite } from './site.ts';
import { warmUp } from './warm-up.ts';

test('a page that fails is a plain 500 with every header, and the log has the reason', async () => {
  const { io, logged } = await createTestApi();
  const build = () => Promise.reject(new Error('the build is broken'));
  const site = createSite({
    io,
    images: new Hono(),
    metricsToken: null,
    pages: { build, mode: 'production' },
    assets: null,
  });
  const answer = await site.request('http://localhost:3000/nothing/here');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/plain; charset=UTF-8']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(await answer.text()).not.toContain('broken');
  expect(logged.join()).toContain('the build is broken');
});

test('a request’s id is passed to the jobs it queued and appears in all of their log lines', async () => {
  const { io, logged, runJobs } = await createTestApi();
  const site = createSite({
    io,
    images: new Hono(),
    metricsToken: null,
    pages: { build: () => Promise.reject(new Error('no pages here')), mode: 'production' },
    assets: null,
  });
  const answer = await site.request('http://localhost:3000/api/auth/send-magic-link-code', {
    method: 'POST',
    headers: { ...callHeaders, origin: 'http://localhost:3000' },
    body: JSON.stringify({ email: 'nobody@example.com' }),
  });
  expect(answer.status).toBe(200);
  const requestId = answer.headers.get('x-request-id');
  const { rows } = await io.db.execute("select id::text, data from pgboss.job where name = 'send-magic-link'");
  expect(rows).toEqual([{ id: expect.any(String), data: expect.objectContaining({ requestId }) }]);
  await io.db.execute(`update pgboss.job set data = data - 'email' where name = 'send-magic-link'`);
  await runJobs();
  const lines = await waitFor(async () => {
    const found = logged.filter((line) => line.includes('a job failed'));
    return found.length > 0 && found;
  }, 'the failure of the job');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ requestId, job: 'send-magic-link', jobId: rows[0]?.id }),
  ]);
  const request = logged.find((line) => line.includes('"request"'));
  expect(JSON.parse(request ?? '{}')).toMatchObject({ requestId, status: 200 });
  // One line each, whatever they contain.
  for (const line of logged) expect(line.trimEnd().split('\n')).toHaveLength(1);
});

test('a missing file of an earlier build and a missing image of our own pages render no page', async () => {
  const { io, logged } = await createTestApi();
  const images = new Hono().get('/images/*', (context) =>
    context.body('an image', 404, { 'content-type': 'image/jpeg' }),
  );
  const build = () => Promise.reject(new Error('a page was rendered'));
  const site = createSite({ io, images, metricsToken: null, pages: { build, mode: 'production' }, assets: 'public' });
  const typeOf = async (path: string) => {
    const response = await site.request(`http://localhost:3000${path}`);
    return [response.status, response.headers.get('content-type')];
  };
  expect(await typeOf('/assets/home-0123abcd.js')).toEqual([404, 'text/plain; charset=UTF-8']);
  expect(await typeOf('/images/site/1/nothing-en.jpg')).toEqual([404, 'image/jpeg']);
  expect(logged.join()).not.toContain('a page was rendered');
});

test('a broken page does not keep the server from starting', async () => {
  const requested: string[] = [];
  const site = new Hono().get('*', ({ req, text }) => {
    requested.push(req.path);
    return text('', 500);
  });
  await warmUp(site);
  expect(requested).toEqual(['/', '/de', '/no-such-page']);
});

test('the server’s own requests to warm up are not logged', async () => {
  const { io, logged } = await createTestApi();
  const build = () => Promise.reject(new Error('no pages here'));
  const pages = { build, mode: 'production' as const };
  const site = createSite({ io, images: new Hono(), metricsToken: null, pages, assets: null });
  const requests = () => logged.filter((line) => JSON.parse(line).msg === 'request').length;
  await warmUp(site);
  expect(requests()).toBe(0);
  await site.request('/');
  expect(requests()).toBe(1);
});
