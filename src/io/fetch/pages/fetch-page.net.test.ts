import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '#io/fetch/hostile-server.fixture.ts';
import { small, soonSilent, soonStalled, userAgent } from '#io/fetch/safe-fetch.fixture.ts';
import { createSafeFetch, type SafeFetch } from '#io/fetch/safe-fetch.ts';
import { fetchPage, MANY_REDIRECTS, PAGE_WINDOW_BYTES, type PageOptions } from './fetch-page.ts';

let server: TestServer;
let safeFetch: SafeFetch;
let impatientFetches: SafeFetch[];

beforeAll(async () => {
  server = await startServer({
    '/json': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    '/video': (response) =>
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': '1000000000' }).write('x'),
    '/untyped': (response) => response.writeHead(200).end('<!doctype html><title>x</title>'),
    '/untyped-text': (response) => response.writeHead(200).end('words'),
    '/picture-as-html': (response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('GIF89a\x01\x00\x01\x00'),
    '/products/a': (response) => response.writeHead(302, { location: '/password' }).end(),
    '/password': (response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          '<title>Shop</title><form action="/password"><input type="hidden" name="form_type" value="storefront_password">',
        ),
    '/challenge': (response) =>
      response.writeHead(403, { 'cf-mitigated': 'challenge', 'content-type': 'text/html' }).end('wait'),
    '/challenge-503': (response) => response.writeHead(503).end('<title>Just a moment...</title>'),
    '/login': (response) => response.writeHead(401, { 'www-authenticate': 'Basic' }).end(),
    '/busy': (response) => response.writeHead(429, { 'retry-after': '9' }).end('<title>Too many</title>'),
  });
  const allowedPrivateHosts = [`127.0.0.1:${server.port}`];
  safeFetch = createSafeFetch({ allowedPrivateHosts, limits: small });
  impatientFetches = [soonSilent, soonStalled].map((limits) => createSafeFetch({ allowedPrivateHosts, limits }));
});
afterAll(async () => {
  await Promise.all([safeFetch, ...impatientFetches].map((one) => one.close()));
  await server.close();
});

const page = (path: string, options: Partial<PageOptions> = {}, by = safeFetch) =>
  fetchPage(by, `${server.origin}${path}`, { userAgent, ...options });

describe('fetchPage', () => {
  test('returns a page with everything the audit reads', async () => {
    expect(await page('/ok')).toMatchObject({
      ok: true,
      status: 200,
      contentType: 'text/html; charset=utf-8',
      etag: '"1"',
      lastModified: 'Mon, 02 Jan 2006 15:04:05 GMT',
      truncated: false,
    });
  });

  test.each([
    ['/json', 'not-html'],
    ['/video', 'not-html'],
    ['/untyped-text', 'not-html'],
    ['/picture-as-html', 'not-html'],
    ['/products/a', 'password'],
    ['/login', 'password'],
    ['/challenge', 'challenge'],
    ['/challenge-503', 'challenge'],
    ['/busy', 'rate-limited'],
    ['/status/403', 'forbidden'],
    ['/status/404', 'not-found'],
    ['/status/410', 'gone'],
    ['/status/500', 'server-error'],
    ['/loop', 'too-many-redirects'],
    ['/gzip-bomb', 'too-large'],
    ['/br-bomb', 'too-large'],
    ['/zstd-bomb', 'too-large'],
    ['/cut-gzip', 'bad-response'],
    ['/half-chunked', 'bad-response'],
  ])('%s: %s', async (path, reason) => expect(await page(path)).toMatchObject({ ok: false, reason }));

  test.each([
    ['/silent', 'timeout', 0],
    ['/slow-body', 'stalled', 1],
  ])('%s: %s', async (path, reason, by) =>
    expect(await page(path, {}, impatientFetches[by])).toMatchObject({ ok: false, reason }),
  );

  test('a password page keeps its redirects', async () => {
    expect((await page('/products/a')).redirects).toEqual([{ url: `${server.origin}/products/a`, status: 302 }]);
  });

  test('more redirects are followed on request, and a loop still ends', async () => {
    expect(await page('/hop?left=8')).toMatchObject({ ok: false, reason: 'too-many-redirects' });
    const followed = await page('/hop?left=8', { redirects: MANY_REDIRECTS });
    expect([followed.ok, followed.redirects.length]).toEqual([true, 8]);
    expect(await page('/loop', { redirects: MANY_REDIRECTS })).toMatchObject({ reason: 'too-many-redirects' });
  });

  test('Retry-After is passed on', async () => expect(await page('/busy')).toMatchObject({ retryAfter: 9 }));

  test('without a content type the content decides', async () => {
    expect(await page('/untyped')).toMatchObject({ ok: true, contentType: null });
  });

  test.each(['/css', '/css-gzip', '/css-br', '/endless'])('%s is read up to the window', async (path) => {
    const result = await page(path);
    expect(result).toMatchObject({ ok: true, truncated: true });
    expect(result.ok && result.html.length).toBe(PAGE_WINDOW_BYTES);
  });

  test('NUL bytes are kept', async () => {
    const result = await page('/nul');
    expect(result.ok && Buffer.from(result.html).includes('<title>nul\0</title>')).toBe(true);
  });

  test('a conditional request may find nothing new', async () => {
    expect(await page('/not-modified', { etag: '"1"' })).toMatchObject({
      ok: false,
      reason: 'not-modified',
      status: 304,
    });
    expect(await page('/not-modified')).toMatchObject({ ok: true });
  });
});
