import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterAll, expect, test, vi } from 'vitest';
import type { ServedFile } from '#flows/serve-image/serving.ts';
import type { Fetch } from '#io/crawl-log/crawl-log.ts';
import type { Settings } from '#io/io.ts';
import { createMetrics } from '#io/metrics/metrics.ts';
import { createListener } from '#site/listener.ts';
import { few } from '../../test/size.ts';
import { responseOf } from './image-response.ts';
import { createImageUrls } from './image-urls.ts';
import { createLiveImages } from './live-images.ts';

const uuid = '331f316c-4768-4cdb-8fb2-38785a595fef';
const path = `/images/${uuid}/v1/vase.jpg`;
const url = (name: string) => `http://localhost/${name}`;
const settings = {
  ...{ imagesUrl: url('images'), draftsUrl: url('drafts'), demosUrl: url('demos') },
  ...{ screenshotsUrl: url('screenshots'), qrUrl: url('qr') },
} as Settings;

/** The image hosts with one image, without a database. */
async function start({ size = 3_000 } = {}) {
  const state = { now: 1_000, etag: 'one', isGone: false, looks: 0, hold: Promise.resolve(), notes: [] as Fetch[] };
  const bytes = new Uint8Array(size).fill(7);
  const live = createLiveImages({
    async serve(call) {
      state.looks++;
      const about = { projectId: 1, subPageId: 1, routeTemplateId: 1, url: null, state: 1 as const };
      const { etag } = state;
      await state.hold;
      if (state.isGone) return { ...about, kind: 'redirect', location: 'https://shop.example/own.jpg' };
      const contentType = `image/${call.format}`;
      return {
        ...about,
        kind: 'image',
        bytes,
        contentType,
        etag,
        freshness: 'version',
        status: 200,
      } as ServedFile;
    },
    crawlLog: { note: (_, fetch) => void state.notes.push(fetch) },
    places: createImageUrls(settings),
    now: () => state.now,
  });
  const site = new Hono();
  site.get('/page', (context) => context.text('a page'));
  site.use(async ({ req }) => {
    const { pathname, search, searchParams } = new URL(req.url);
    const request = { method: req.method, header: (name: string) => req.header(name) };
    const place = { address: pathname + search, rest: pathname.slice('/images/'.length), query: searchParams };
    const answer = await live.answer(request, place);
    return answer ? responseOf(answer) : new Response('no picture', { status: 404 });
  });
  const metrics = createMetrics();
  const server = createServer(createListener({ site, sendCached: live.sendCached, metrics }));
  const taken: Socket[] = [];
  server.on('connection', (socket) => taken.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = () =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.on('error', () => undefined);
    });
  /** Everything the server sends until it closes the connection. Each piece is sent after the previous one was read. */
  const talk = async (...pieces: string[]) => {
    const socket = await open();
    const all: Buffer[] = [];
    socket.on('data', (chunk) => all.push(chunk));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let sent = 0;
    for (const piece of pieces) {
      socket.write(piece, 'latin1');
      sent += piece.length;
      const hasRead = () => taken.some((one) => one.remotePort === socket.localPort && one.bytesRead >= sent);
      while (!hasRead() && !socket.destroyed) await new Promise((resolve) => setImmediate(resolve));
    }
    await closed;
    return Buffer.concat(all).toString('latin1');
  };
  const warm = () => talk(get(path, 'Connection: close'));
  return { server, state, open, talk, warm, bytes };
}

const get = (address: string, ...lines: string[]) =>
  [`GET ${address} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
const last = get('/page', 'Connection: close');
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

/** Reads responses with the whole image, one after the other. */
async function readAnswers(socket: Socket, length: number) {
  let got = 0;
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    got += (chunk as Buffer).length;
    if (got >= length) return got;
  }
  return got;
}

const cases: [of: string, pieces: string[], statuses: number[]][] = [
  ['one after the other', [get(path), get(path), last], [200, 200, 200]],
  ['all at once', [get(path) + get(path) + last], [200, 200, 200]],
  ['a head in pieces', [get(path).slice(0, 30), get(path).slice(30) + last], [200, 200]],
  ['a second head in pieces', [get(path), get(path).slice(0, 5), get(path).slice(5), last], [200, 200, 200]],
  ['a page in between', [get(path), get('/page'), get(path), last], [200, 200, 200, 200]],
  ['a known tag', [get(path, 'If-None-Match: "one"'), last], [304, 200]],
  ['a list with the weak tag', [get(path, 'If-None-Match: "x", W/"one"'), last], [304, 200]],
  ['any tag', [get(path, 'If-None-Match: *'), last], [304, 200]],
  ['another tag', [get(path, 'If-None-Match: "two"'), last], [200, 200]],
  ['HEAD', [get(path).replace('GET', 'HEAD'), last], [200, 200]],
  ['HEAD of a range', [get(path, 'Range: bytes=0-9').replace('GET', 'HEAD'), last], [206, 200]],
  ['a range', [get(path, 'Range: bytes=10-19'), last], [206, 200]],
  ['a range outside', [get(path, 'Range: bytes=9999999-'), last], [200, 200]],
  ['an invalid range', [get(path, 'Range: bytes=--1,x'), last], [200, 200]],
  ['a range of another image', [get(path, 'Range: bytes=0-9', 'If-Range: "two"'), last], [200, 200]],
  ['a range and a known tag', [get(path, 'Range: bytes=0-9', 'If-None-Match: "one"'), last], [304, 200]],
  ['no JPEG', [get(path, 'Accept: image/webp'), last], [200, 200]],
  ['a made-up query', [get(`${path}?x=1`), last], [200, 200]],
  [
    'the simple form',
    [get(`/images/${uuid}/og.jpg?url=/vase`), get(`/images/${uuid}/og.jpg?url=/vase`), last],
    [200, 200, 200],
  ],
  ['another host', [get(path).replace('localhost', 'evil.example'), last], [200, 200]],
  ['HTTP/1.0', [get(path).replace('1.1', '1.0')], [200]],
  ['an unexpected body', [`${get(path, 'Content-Length: 5')}hello${last}`], [200, 200]],
  ['a request hidden in a body', [`${get(path, 'Content-Length: 10')}GET /page ${last}`], [200, 200]],
  ['two lengths', [get(path, 'Content-Length: 1', 'Content-Length: 2')], [400]],
  ['length and chunks', [get(path, 'Content-Length: 3', 'Transfer-Encoding: chunked')], [400]],
  ['no host', [get(path).replace('Host: localhost\r\n', '')], [400]],
  ['a space before the colon', [get(path, 'Accept : x')], [400]],
  ['a head of 20 kB', [get(path, `Cookie: ${'x'.repeat(20_000)}`)], [431]],
  ['3,000 headers', [get(path, ...Array.from({ length: 3_000 }, (_, n) => `X-${n}: 1`))], [431]],
  ['a very long address', [get(`${path}${'x'.repeat(9_000)}`), last], [404, 200]],
  ['broken percents', [get(`${path}%zz%`), last], [404, 200]],
  ['no HTTP', ['\x16\x03\x01\x02\x00'], [400]],
];
test.each(cases)('responds to %s', async (_, pieces, wanted) => {
  const { warm, talk } = await start();
  await warm();
  expect(statuses(await talk(...pieces))).toEqual(wanted);
});

test('sends the image, its validators and nothing that a cache would share wrongly', async () => {
  const { warm, talk, bytes, state } = await start();
  await warm();
  const looks = state.looks;
  const text = await talk(get(path, 'User-Agent: Bot/1', 'Connection: close'));
  const [head = '', body] = text.split('\r\n\r\n');
  expect(head.split('\r\n').map((line) => line.toLowerCase())).toEqual(
    expect.arrayContaining([
      'etag: "one"',
      'vary: accept',
      'content-type: image/jpeg',
      `content-length: ${bytes.length}`,
    ]),
  );
  expect(body).toBe('\x07'.repeat(bytes.length));
  // From memory, and still logged.
  expect(state.looks).toBe(looks);
  expect(state.notes.at(-1)).toMatchObject({ userAgent: 'Bot/1', status: 200 });
});

test('a stale image is refreshed by one request, sent to the others, and the connection stays open', async () => {
  const { state, warm, open, bytes } = await start();
  await warm();
  const [one, other] = [await open(), await open()];
  state.now += 3_000;
  state.etag = 'two';
  const held = Promise.withResolvers<void>();
  state.hold = held.promise;
  const looks = state.looks;
  const answers: string[] = [];
  for (const socket of [one, other]) socket.on('data', (chunk) => answers.push(String(chunk)));
  one.write(get(path));
  await vi.waitFor(() => expect(state.looks).toBe(looks + 1));
  other.write(get(path));
  await vi.waitFor(() => expect(answers.join('')).toContain('etag: "one"'));
  held.resolve();
  await vi.waitFor(() => expect(answers.join('')).toContain('etag: "two"'));
  state.now += 60_000;
  one.write(get(path));
  await vi.waitFor(() => expect(answers.join('').length).toBeGreaterThan(3 * bytes.length));
  expect([state.looks, state.notes.length]).toEqual([looks + 2, 4]);
});

test('a missing image is replaced by the page’s own image, on the same connection', async () => {
  const { state, warm, talk } = await start();
  await warm();
  state.now += 3_000;
  state.isGone = true;
  const text = await talk(get(path), last);
  expect(statuses(text)).toEqual([302, 200]);
  expect(state.notes.map(({ status }) => status)).toEqual([200, 302]);
});

const CLIENTS = few(50, 200);

test(`${CLIENTS} clients that do not read take no memory and get whole images later; others are served`, async () => {
  const { warm, open, talk, bytes, state } = await start({ size: 600_000 });
  await warm();
  const before = process.memoryUsage();
  const slow = await Promise.all(Array.from({ length: CLIENTS }, open));
  for (const socket of slow) {
    socket.pause();
    for (let n = 0; n < 20; n++) socket.write(get(path));
  }
  await talk(get(path), last);
  await vi.waitFor(() => expect(state.notes.length).toBeGreaterThan(CLIENTS));
  const after = process.memoryUsage();
  // 50 x 20 responses of 600 kB would be 600 MB.
  expect(after.arrayBuffers + after.heapUsed - before.arrayBuffers - before.heapUsed).toBeLessThan(100e6);
  expect(await readAnswers(slow[0] as Socket, 2 * bytes.length)).toBeGreaterThanOrEqual(2 * bytes.length);
  for (const socket of slow) socket.destroy();
});

test('a client that half-closes gets its response; one that only connects is not kept', async () => {
  const { warm, open, bytes, server } = await start();
  await warm();
  const half = await open();
  half.end(get(path));
  expect(await readAnswers(half, Number.POSITIVE_INFINITY)).toBeGreaterThan(bytes.length);
  const silent = await open();
  silent.end();
  await new Promise((resolve) => silent.once('close', resolve));
  await vi.waitFor(async () =>
    expect(await new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(0),
  );
});
