import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { matchRoutes, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { callHeaders } from '#contract/client.ts';
import { parseNetworks } from '#domain/access/client-address.ts';
import { createImageHosts } from '#images/app.ts';
import { createTracer } from '#io/tracing/tracer.ts';
import { whenOver } from '../../test/after-run.ts';
import { createTestApi, waitFor } from '../../test/api.ts';
import { screenPatterns } from './observe-requests.ts';
import { createSite } from './site.ts';

/** A site on a real port, whose pages cannot be rendered: they answer 500. */
async function startSite(change: Parameters<typeof createTestApi>[0] = {}, trusted = '127.0.0.0/8') {
  const { io: own, logged, runJobs } = await createTestApi(change);
  const io = { ...own, settings: { ...own.settings, trustedProxies: parseNetworks(trusted) ?? [] } };
  const routes = {
    root: { id: 'root', path: '' },
    layout: { id: 'layout', parentId: 'root', path: 'app' },
    project: { id: 'project', parentId: 'layout', path: 'projects/:projectId' },
  };
  const build = { routes, entry: { module: {} }, assets: { entry: {} } } as unknown as ServerBuild;
  const site = createSite({
    io,
    images: createImageHosts(io).app,
    metricsToken: null,
    pages: { build, mode: 'development' },
    assets: null,
  });
  const server = createServer(getRequestListener(site.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenOver(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines = () => logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  return { io, url, lines, runJobs, site };
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const fromProxy = { 'x-request-id': 'of-the-proxy', traceparent: `00-${TRACE}-b7ad6b7169203331-01` };

test('the id and the trace of a trusted proxy are carried on, into the log, the response and jobs', async () => {
  const { io, url, lines } = await startSite();
  const answer = await fetch(`${url}/api/auth/send-magic-link-code`, {
    method: 'POST',
    headers: { ...fromProxy, ...callHeaders, origin: 'http://localhost:3000' },
    body: JSON.stringify({ email: 'nobody@example.com' }),
  });
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, 'of-the-proxy']);
  expect(lines()).toMatchObject([{ requestId: 'of-the-proxy', traceId: TRACE }]);
  const { rows } = await io.db.execute("select data from pgboss.job where name = 'send-magic-link'");
  expect(rows).toMatchObject([
    { data: { requestId: 'of-the-proxy', traceparent: expect.stringMatching(`^00-${TRACE}-`) } },
  ]);
});

test.each([
  ['anybody else', '192.0.2.0/24', fromProxy],
  ['a proxy that sends something else', '127.0.0.0/8', { 'x-request-id': 'a b\t"', traceparent: `00-${TRACE}-0-01` }],
])('those of %s are not carried on', async (_, trusted, headers) => {
  const { url, lines } = await startSite({}, trusted);
  const answer = await fetch(`${url}/api/health/live`, { headers });
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(lines()[0]).not.toHaveProperty('traceId');
});

test('the log has no path that opens something', async () => {
  const { url, lines } = await startSite();
  const paths = [
    '/api/export/secret-ticket',
    '/check/lamps~secret-key',
    '/check/lamps%7Esecret-key/page',
    '/a?code=secret',
  ];
  for (const path of paths) await (await fetch(url + path)).arrayBuffer();
  const logged = lines().map(({ path }) => path);
  expect(logged).toEqual(['/api/export/…', '/check/lamps~…', '/check/lamps~…/page', '/a']);
});

test('figures have the pattern of the route and never a path, whatever is requested', async () => {
  const { io, url } = await startSite();
  const uuid = crypto.randomUUID();
  const requests: [path: string, method?: string][] = [
    ['/api/project/secret-7', 'GET'],
    ['/api/nothing-7', 'GET'],
    [`/images/${uuid}/1/vase-7.jpg`, 'GET'],
    ['/qr?url=secret-7', 'GET'],
    ['/app/projects/secret-7', 'GET'],
    ['/secret-7', 'GET'],
    ['/secret-7.php', 'GET'],
    ['/api/health', 'PURGE'],
  ];
  for (const [path, method = 'GET'] of requests) await (await fetch(url + path, { method })).arrayBuffer();
  const { values } = await io.metrics.requests.get();
  const counted = values.filter(({ metricName }) => metricName?.endsWith('_count'));
  const labels = counted.map(({ labels: { kind, route, method } }) => [kind, route, method]);
  expect(labels).toEqual([
    ['api', '/api/project/:id', 'GET'],
    ['api', '/api/*', 'GET'],
    ['file', '/images/*', 'GET'],
    ['page', '/qr/*', 'GET'],
    ['page', '/app/projects/:projectId', 'GET'],
    ['page', 'page', 'GET'],
    ['file', 'file', 'GET'],
    ['api', '/api/*', 'other'],
  ]);
});

test('a path has the pattern of the screen that React Router shows for it', () => {
  const paths = ['/', '/:token', '/preview', '/de', '/de/*', '/*', '/app/admin/health', '/app/:slug/health'];
  const more = ['/app/:slug/audit/:uuid?', '/one/:id?', '/one/:id?/print', '/app/:slug', '/a.b-c'];
  const own = [...paths, ...more].map((path) => [path, { id: path, parentId: 'root', path }] as const);
  const routes = { root: { id: 'root', path: '' }, ...Object.fromEntries(own) } as unknown as ServerBuild['routes'];
  const patternOf = screenPatterns({ routes });
  const tree = own.map(([path]) => ({ id: path, path }));
  const first = ['/', '/x', '/preview', '/PREVIEW/', '/de', '/de/x', '/de/x/y', '/x/y', '/app', '/app/admin/health'];
  const others = ['/app/shop/health', '/app/shop', '/app/shop/audit', '/app/shop/audit/7', '/one', '/one/7/print'];
  for (const path of [...first, ...others, '/one/print', '/one/7/8', '/a.b-c', '/axb-c', '/app/admin/x']) {
    expect([path, patternOf(path)]).toEqual([path, matchRoutes(tree, path)?.at(-1)?.route.path ?? null]);
  }
});

test('a failed response is an error in the log, one that was refused is not', async () => {
  const { url, lines } = await startSite();
  for (const path of ['/api/nothing', '/app/projects/1']) await (await fetch(url + path)).arrayBuffer();
  expect(lines()).toMatchObject([
    { level: 30, status: 404 },
    { level: 50, status: 500 },
  ]);
});

test('a request that a visitor left is no error', async () => {
  const { site, lines } = await startSite();
  await site.fetch(new Request('http://localhost:3000/app/projects/1', { signal: AbortSignal.abort() }));
  expect(lines()).toMatchObject([{ level: 30, status: 499 }]);
});

test('with an OTLP endpoint every request and job is a span of one trace; without one there is none', async () => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const collector = createServer(async (request, response) => {
    const chunks = await request.toArray();
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  whenOver(() => collector.close());
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
  const { io: plain } = await createTestApi();
  const tracer = createTracer(
    {
      url: endpoint,
      headers: [['x-key', 'of the operator']],
      resource: [['service.name', 'linkbild']],
      isParentBased: true,
      ratio: 0,
    },
    '1.2.3',
    plain.log,
  );
  const { url, runJobs } = await startSite({ tracer });
  const post = (headers: Record<string, string>) =>
    fetch(`${url}/api/auth/send-magic-link-code`, {
      method: 'POST',
      headers: { ...headers, ...callHeaders, origin: 'http://localhost:3000' },
      body: JSON.stringify({ email: 'nobody@example.com' }),
    });
  // The second is the start of a trace, of which this sampler takes none.
  await post(fromProxy);
  await (await fetch(`${url}/api/health/live`)).text();
  await runJobs();
  // Sent every few seconds. Closing sends the rest at once, but drops what a busy machine does not manage in a second.
  await waitFor(async () => received.some(({ body }) => body.includes('job send-magic-link')), 'the spans');
  await tracer.close();
  const spans = received.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);
  expect(received[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'x-key': 'of the operator' });
  const request = spans.find(({ name }) => name === 'POST /api/auth/send-magic-link-code');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331', kind: 2, status: {} });
  expect(request.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '200' } });
  expect(BigInt(request.endTimeUnixNano) > BigInt(request.startTimeUnixNano)).toBe(true);
  const job = spans.find(({ name }) => name === 'job send-magic-link');
  expect(job).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId, kind: 5 });
  expect(spans.every(({ traceId }) => traceId === TRACE)).toBe(true);
});
