import { describe, expect, test } from 'vitest';
import { startServer } from './hostile-server.fixture.ts';
import { createSafeFetchTest, text, userAgent } from './safe-fetch.fixture.ts';
import { createSafeFetch } from './safe-fetch.ts';

const { server, other, opened, get } = await createSafeFetchTest();

describe('responses', () => {
  test('a page comes with its headers, status, URL and timings', async () => {
    const result = await get('/ok');
    if (!result.ok) throw new Error(result.reason);
    expect(result).toMatchObject({ status: 200, finalUrl: `${server.origin}/ok`, redirects: [], truncated: false });
    expect(result.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text(result.body)).toContain('<title>ok</title>');
    expect(result.totalMs).toBeGreaterThanOrEqual(result.ttfbMs);
  });

  test.each([
    ['/gzip', 'gzip'],
    ['/br', 'br'],
    ['/zstd', 'zstd'],
    ['/deflate', 'deflate'],
    ['/deflate-raw', 'deflate-raw'],
  ])('%s is unpacked', async (path, title) => {
    const result = await get(path);
    expect(result.ok && text(result.body)).toContain(`<title>${title}</title>`);
  });

  test('an empty body is empty whatever its coding', async () => {
    expect(await get('/empty-gzip')).toMatchObject({ ok: true, body: Buffer.alloc(0) });
  });

  test('sends user agent and codings, but no cookies and no referrer', async () => {
    const result = await get('/echo', { accept: 'text/html', headers: { 'accept-language': 'de' } });
    const sent = result.ok ? JSON.parse(text(result.body)) : null;
    expect(sent).toEqual({
      host: `127.0.0.1:${server.port}`,
      connection: 'keep-alive',
      'user-agent': userAgent,
      accept: 'text/html',
      'accept-encoding': 'gzip, deflate, br, zstd',
      'accept-language': 'de',
    });
  });

  test('HEAD has no body; a range is requested uncompressed', async () => {
    expect(await get('/gzip', { method: 'HEAD' })).toMatchObject({ ok: true, status: 200, body: Buffer.alloc(0) });
    const part = await get('/range', { range: [0, 99] });
    expect(part).toMatchObject({ ok: true, status: 206, headers: { 'content-range': 'bytes 0-99/1000' } });
    expect(part.ok && part.body.length).toBe(100);
  });

  test('304 is accepted only for a conditional request', async () => {
    expect(await get('/not-modified', { etag: '"1"' })).toMatchObject({ ok: true, status: 304, body: Buffer.alloc(0) });
    expect(await get('/not-modified')).toMatchObject({ ok: true, status: 200 });
    expect(await get('/304')).toMatchObject({ ok: false, reason: 'bad-response', status: 304 });
  });
});

describe('failures by status', () => {
  test.each([
    [404, 'not-found'],
    [410, 'gone'],
    [401, 'forbidden'],
    [402, 'forbidden'],
    [403, 'forbidden'],
    [423, 'forbidden'],
    [451, 'forbidden'],
    [429, 'rate-limited'],
    [430, 'rate-limited'],
    [500, 'server-error'],
    [503, 'server-error'],
    [400, 'bad-response'],
    [418, 'bad-response'],
  ])('%i is %s', async (status, reason) => {
    const result = await get(`/status/${status}`, { errorBodyBytes: 30 });
    expect(result).toMatchObject({ ok: false, reason, status });
    expect(!result.ok && result.body && text(result.body)).toBe('<!doctype html><html><head><ti');
  });

  test('Retry-After is returned in seconds', async () => {
    const busy = await startServer({ '/': (response) => response.writeHead(429, { 'retry-after': '17' }).end() });
    const own = createSafeFetch({ allowedPrivateHosts: [`127.0.0.1:${busy.port}`] });
    opened.push(busy, own);
    expect(await own.fetch(busy.origin, { userAgent })).toMatchObject({ reason: 'rate-limited', retryAfter: 17 });
  });

  test('unwanted bodies are not read', async () => {
    const result = await get('/endless', { wanted: ({ headers }) => headers['content-type'] === 'image/png' });
    expect(result).toMatchObject({ ok: false, reason: 'unwanted', status: 200 });
  });
});

describe('redirects', () => {
  test('five are followed and all recorded', async () => {
    const result = await get('/hop?left=5');
    expect(result).toMatchObject({ ok: true, finalUrl: `${server.origin}/ok` });
    expect(result.redirects).toEqual(
      [5, 4, 3, 2, 1].map((left) => ({ url: `${server.origin}/hop?left=${left}`, status: 302 })),
    );
  });

  test.each(['/hop?left=6', '/loop', '/ping'])('%s has too many', async (path) => {
    const result = await get(path);
    expect(result).toMatchObject({ ok: false, reason: 'too-many-redirects' });
    expect(result.redirects).toHaveLength(6);
  });

  test.each([
    ['another port of this machine', () => other.origin, 'blocked'],
    ['cloud metadata', () => 'http://169.254.169.254/latest/meta-data/', 'blocked'],
    ['decimal loopback', () => 'http://2130706433/', 'blocked'],
    ['mapped loopback', () => 'http://[::ffff:127.0.0.1]/', 'blocked'],
    ['without a scheme', () => `//127.0.0.1:${other.port}/`, 'blocked'],
    ['a file', () => 'file:///etc/passwd', 'bad-url'],
    ['credentials', () => `http://a:b@127.0.0.1:${server.port}/ok`, 'bad-url'],
    ['no URL', () => 'http://[', 'bad-response'],
  ])('to %s is refused', async (_name, to, reason) => {
    const result = await get(`/redirect?to=${encodeURIComponent(to())}`);
    expect(result).toMatchObject({ ok: false, reason, redirects: reason === 'bad-response' ? [] : [{ status: 302 }] });
    expect(other.hits).toEqual([]);
  });

  test('UTF-8 in a location is decoded, its fragment dropped', async () => {
    expect(await get('/redirect-utf8')).toMatchObject({
      ok: true,
      finalUrl: `${server.origin}/status/200?gr%C3%B6%C3%9Fe=%C3%A4`,
    });
  });

  test('does not wait for the body of a redirect; without a target it is a bad response', async () => {
    expect(await get('/redirect-endless')).toMatchObject({ ok: true, finalUrl: `${server.origin}/ok` });
    expect(await get('/redirect-nowhere')).toMatchObject({ ok: false, reason: 'bad-response', status: 302 });
  });
});
