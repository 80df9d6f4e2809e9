import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRawServer, startServer, type TestServer } from './hostile-server.fixture.ts';
import type { Limits } from './limits.ts';
import { createSafeFetch, type FetchOptions, type SafeFetch } from './safe-fetch.ts';

const userAgent = 'LinkbildBot/1.0';
/** Short, so that every limit is reached quickly. */
const short: Partial<Limits> = {
  firstByteMs: 300,
  totalMs: 4_000,
  stallMs: 150,
  stallBytes: 100,
  connectMs: 1_000,
  compressedBytes: 3_000_000,
  bytes: 5_000_000,
};

let server: TestServer;
let other: TestServer;
let safeFetch: SafeFetch;
const opened: { close: () => Promise<void> }[] = [];

beforeAll(async () => {
  server = await startServer();
  other = await startServer();
  safeFetch = createSafeFetch({
    allowedPrivateHosts: [`127.0.0.1:${server.port}`, `localhost:${server.port}`],
    limits: short,
  });
  opened.push(server, other, safeFetch);
});
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
});

const get = (path: string, options: Partial<FetchOptions> = {}) =>
  safeFetch.fetch(`${server.origin}${path}`, { userAgent, ...options });
const lengthOf = async (chunks: AsyncIterable<Uint8Array>) => {
  let length = 0;
  for await (const chunk of chunks) length += chunk.length;
  return length;
};
const text = (body: Uint8Array) => new TextDecoder().decode(body);

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

describe('hostile bodies end within their limit', () => {
  test.each([
    ['/gzip-bomb', 'too-large'],
    ['/br-bomb', 'too-large'],
    ['/zstd-bomb', 'too-large'],
    ['/two-codings', 'bad-response'],
    ['/no-output', 'too-large'],
    ['/endless', 'too-large'],
    ['/wide-zstd', 'bad-response'],
    ['/unknown-coding', 'bad-response'],
    ['/broken-gzip', 'bad-response'],
    ['/not-gzip', 'bad-response'],
    ['/cut-gzip', 'bad-response'],
    ['/wrong-length', 'bad-response'],
    ['/half-chunked', 'bad-response'],
    ['/slow-body', 'stalled'],
    ['/silent-body', 'stalled'],
    ['/silent', 'timeout'],
  ])('%s: %s', async (path, reason) => {
    expect(await get(path)).toMatchObject({ ok: false, reason, finalUrl: `${server.origin}${path}` });
  });

  test.each(['/gzip-bomb', '/br-bomb', '/zstd-bomb'])('%s cannot be read as a window either', async (path) => {
    expect(await get(path, { onTooLarge: 'truncate' })).toMatchObject({ ok: false, reason: 'too-large' });
  });

  test.each(['/endless', '/css', '/css-gzip', '/css-br'])('%s can be read up to a window', async (path) => {
    const result = await get(path, { onTooLarge: 'truncate', maxBytes: 1_000_000 });
    expect(result).toMatchObject({ ok: true, truncated: true });
    expect(result.ok && result.body.length).toBe(1_000_000);
  });

  test('a body of exactly the limit is complete', async () => {
    const whole = await get('/css');
    const length = whole.ok ? whole.body.length : 0;
    expect(await get('/css', { maxBytes: length })).toMatchObject({ ok: true, truncated: false });
    expect(await get('/css', { maxBytes: length - 1 })).toMatchObject({ ok: false, reason: 'too-large' });
    expect(await get('/css', { maxBytes: length, onTooLarge: 'truncate' })).toMatchObject({ truncated: false });
  });

  test('a slow body that still moves hits the total timeout', async () => {
    const own = createSafeFetch({
      allowedPrivateHosts: [`127.0.0.1:${server.port}`],
      // Both are long compared to the pauses of the body, so that a busy machine does not look like a stalled server.
      limits: { ...short, stallBytes: 1, stallMs: 1500, totalMs: 2000 },
    });
    opened.push(own);
    expect(await own.fetch(`${server.origin}/slow-body`, { userAgent })).toMatchObject({
      ok: false,
      reason: 'timeout',
    });
  });

  test('the caller can abort it', async () => {
    const early = AbortSignal.abort();
    expect(await get('/ok', { signal: early })).toMatchObject({ ok: false, reason: 'aborted' });
    const controller = new AbortController();
    const ended = get('/endless', {
      signal: controller.signal,
      maxBytes: 1e12,
      wanted: () => {
        controller.abort();
        return true;
      },
    });
    expect(await ended).toMatchObject({ ok: false, reason: 'aborted' });
  });
});

describe('connections', () => {
  const uncheckedFetch = async (onData: Parameters<typeof startRawServer>[0], limits: Partial<Limits> = {}) => {
    const raw = await startRawServer(onData);
    const own = createSafeFetch({ allowedPrivateHosts: [`127.0.0.1:${raw.port}`], limits: { ...short, ...limits } });
    opened.push(raw, own);
    return { raw, own };
  };

  test.each([
    ['endless headers', 'too-large', (n: number) => `x-${n}: ${'y'.repeat(200)}\r\n`],
    ['one endless header', 'too-large', (n: number) => (n === 0 ? 'x: ' : 'y'.repeat(1_000))],
  ])('%s: %s', async (_name, reason, line) => {
    // Long enough that the size decides, even on a busy machine.
    const patient = { firstByteMs: 25_000, stallMs: 25_000, totalMs: 25_000, connectMs: 25_000 };
    const { raw, own } = await uncheckedFetch((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      for (let n = 0; n < 1_000; n += 1) socket.write(line(n));
    }, patient);
    expect(await own.fetch(raw.origin, { userAgent })).toMatchObject({ ok: false, reason });
  });

  test.each([
    [
      'a slow trickle of headers',
      (socket: Socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => socket.write('x: y\r\n'), 50);
        socket.on('close', () => clearInterval(timer));
      },
      'timeout',
    ],
    [
      'endless early hints',
      (socket: Socket) => {
        const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 20);
        socket.on('close', () => clearInterval(timer));
      },
      'timeout',
    ],
    ['no HTTP', (socket: Socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'), 'bad-response'],
    ['nothing at all', (socket: Socket) => socket.end(), 'bad-response'],
    [
      'a body longer than declared',
      (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nabc'),
      null,
    ],
    [
      'two lengths',
      (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'),
      'bad-response',
    ],
  ])('%s', async (_name, onData, reason) => {
    const { raw, own } = await uncheckedFetch(onData);
    const result = await own.fetch(raw.origin, { userAgent });
    expect(result.ok ? null : result.reason).toBe(reason);
    if (result.ok) expect(text(result.body)).toBe('a');
  });

  test('a closed port is refused, an unknown name is a DNS failure', async () => {
    const gone = await startServer();
    await gone.close();
    const own = createSafeFetch({
      allowedPrivateHosts: [`127.0.0.1:${gone.port}`],
      lookup: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
    });
    opened.push(own);
    expect(await own.fetch(gone.origin, { userAgent })).toMatchObject({ ok: false, reason: 'refused' });
    expect(await own.fetch('http://nobody.example/', { userAgent })).toMatchObject({ ok: false, reason: 'dns' });
  });

  test('a name that points to loopback is blocked, and nothing arrives', async () => {
    const before = server.hits.length;
    const own = createSafeFetch({ allowedPrivateHosts: [], lookup: async () => [{ address: '127.0.0.1', family: 4 }] });
    opened.push(own);
    expect(await own.fetch('http://rebind.example/', { userAgent })).toMatchObject({ ok: false, reason: 'blocked' });
    expect(server.hits).toHaveLength(before);
  });

  test('the resolved address is the one dialled: an allowed name reaches what its lookup says', async () => {
    const own = createSafeFetch({
      allowedPrivateHosts: [`shop.example:${server.port}`],
      lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    });
    opened.push(own);
    expect(await own.fetch(`http://shop.example:${server.port}/ok`, { userAgent })).toMatchObject({ ok: true });
  });

  test('a keep-alive connection closed by the server is retried once', async () => {
    let answered = 0;
    const { raw, own } = await uncheckedFetch((socket) => {
      answered += 1;
      if (answered === 1) socket.destroy();
      else socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
    });
    expect(await own.fetch(raw.origin, { userAgent })).toMatchObject({ ok: true });
    expect(raw.hits).toHaveLength(2);
  });

  test('rejects every request after closing', async () => {
    const own = createSafeFetch({ allowedPrivateHosts: [`127.0.0.1:${server.port}`] });
    await own.close();
    expect(await own.fetch(`${server.origin}/ok`, { userAgent })).toMatchObject({ ok: false, reason: 'aborted' });
  });
});

describe('streams', () => {
  test('chunks are delivered as they arrive, under the same limits', async () => {
    const stream = await safeFetch.stream(`${server.origin}/css-gzip`, { userAgent });
    if (!stream.ok) throw new Error(stream.reason);
    const length = await lengthOf(stream.body);
    expect(length).toBe(stream.report.bytes);
    expect(stream.report.sentBytes).toBeLessThan(length / 100);
  });

  test.each([
    ['/gzip-bomb', 'too-large'],
    ['/endless', 'too-large'],
    ['/silent-body', 'stalled'],
    ['/slow-body', 'stalled'],
    ['/cut-gzip', 'bad-response'],
  ])('%s throws %s when it breaks off', async (path, reason) => {
    const stream = await safeFetch.stream(`${server.origin}${path}`, { userAgent });
    if (!stream.ok) throw new Error(stream.reason);
    await expect(lengthOf(stream.body)).rejects.toMatchObject({ reason });
  });

  test('a slow reader does not count as a stalled server', async () => {
    const stream = await safeFetch.stream(`${server.origin}/css`, { userAgent });
    if (!stream.ok) throw new Error(stream.reason);
    let waited = false;
    for await (const _chunk of stream.body) {
      if (!waited) await new Promise((resolve) => setTimeout(resolve, 400));
      waited = true;
    }
    expect(stream.report.bytes).toBeGreaterThan(3_000_000);
  });

  test('a failure before the body is a value', async () => {
    expect(await safeFetch.stream(`${server.origin}/status/404`, { userAgent })).toMatchObject({
      ok: false,
      reason: 'not-found',
    });
  });
});
