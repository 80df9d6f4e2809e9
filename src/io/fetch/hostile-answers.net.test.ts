import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { startRawServer, startServer } from './hostile-server.fixture.ts';
import type { Limits } from './limits.ts';
import { createSafeFetchTest, small, soonSilent, soonStalled, text, userAgent } from './safe-fetch.fixture.ts';
import { createSafeFetch } from './safe-fetch.ts';

const { server, safeFetch, fetchWith, opened, get } = await createSafeFetchTest();
const lengthOf = async (chunks: AsyncIterable<Uint8Array>) => {
  let length = 0;
  for await (const chunk of chunks) length += chunk.length;
  return length;
};

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
  ])('%s: %s', async (path, reason) => {
    expect(await get(path)).toMatchObject({ ok: false, reason, finalUrl: `${server.origin}${path}` });
  });

  test.each([
    ['/slow-body', 'stalled', soonStalled],
    ['/silent-body', 'stalled', soonStalled],
    ['/silent', 'timeout', soonSilent],
  ])('%s: %s', async (path, reason, limits) => {
    const result = await fetchWith(limits).fetch(`${server.origin}${path}`, { userAgent });
    expect(result).toMatchObject({ ok: false, reason, finalUrl: `${server.origin}${path}` });
  });

  test.each(['/gzip-bomb', '/br-bomb', '/zstd-bomb'])('%s cannot be read as a window either', async (path) => {
    const result = await get(path, { onTooLarge: 'truncate' });
    expect(result).toMatchObject({ ok: false, reason: 'too-large' });
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
    const own = fetchWith({ ...small, totalMs: 2000 });
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

const uncheckedFetch = async (onData: Parameters<typeof startRawServer>[0], limits: Partial<Limits> = small) => {
  const raw = await startRawServer(onData);
  const own = createSafeFetch({ allowedPrivateHosts: [`127.0.0.1:${raw.port}`], limits });
  opened.push(raw, own);
  return { raw, own };
};

describe('hostile headers', () => {
  test.each([
    ['endless headers', 'too-large', (n: number) => `x-${n}: ${'y'.repeat(200)}\r\n`],
    ['one endless header', 'too-large', (n: number) => (n === 0 ? 'x: ' : 'y'.repeat(1_000))],
  ])('%s: %s', async (_name, reason, line) => {
    const { raw, own } = await uncheckedFetch((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      for (let n = 0; n < 1_000; n += 1) socket.write(line(n));
    });
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
    const { raw, own } = await uncheckedFetch(onData, reason === 'timeout' ? soonSilent : small);
    const result = await own.fetch(raw.origin, { userAgent });
    expect(result.ok ? null : result.reason).toBe(reason);
    if (result.ok) expect(text(result.body)).toBe('a');
  });
});

describe('connections', () => {
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
    ['/gzip-bomb', 'too-large', small],
    ['/endless', 'too-large', small],
    ['/silent-body', 'stalled', soonStalled],
    ['/slow-body', 'stalled', soonStalled],
    ['/cut-gzip', 'bad-response', small],
  ])('%s throws %s when it breaks off', async (path, reason, limits) => {
    const stream = await fetchWith(limits).stream(`${server.origin}${path}`, { userAgent });
    if (!stream.ok) throw new Error(stream.reason);
    await expect(lengthOf(stream.body)).rejects.toMatchObject({ reason });
  });

  test('a slow reader does not count as a stalled server', async () => {
    const stream = await fetchWith({ ...small, stallMs: 1_000 }).stream(`${server.origin}/css`, { userAgent });
    if (!stream.ok) throw new Error(stream.reason);
    let waited = false;
    for await (const _chunk of stream.body) {
      if (!waited) await new Promise((resolve) => setTimeout(resolve, 1_500));
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
