import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { postJson } from './post-json.ts';
import { small, soonSilent } from './safe-fetch.fixture.ts';
import { createSafeFetch } from './safe-fetch.ts';

const received: { path: string; method: string; connection: string; type: string; body: string }[] = [];
let connections = 0;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

const server = createServer(async (request, response) => {
  const { url: path = '', method = '', headers } = request;
  const body = await bodyOf(request);
  received.push({ path, method, connection: headers.connection ?? '', type: headers['content-type'] ?? '', body });
  if (path === '/moved') return response.writeHead(308, { location: '/elsewhere' }).end('moved');
  if (path === '/no') return response.writeHead(400).end('x'.repeat(100_000));
  if (path === '/busy') return response.writeHead(429, { 'retry-after': '90' }).end();
  if (path === '/cut') return response.destroy();
  if (path === '/long') return response.end('y'.repeat(100_000));
  if (path === '/never') return;
  return response.end('thank you\0');
});
server.on('connection', () => {
  connections += 1;
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const origin = `http://127.0.0.1:${port}`;
const allowedPrivateHosts = [`127.0.0.1:${port}`];
const safeFetch = createSafeFetch({ allowedPrivateHosts, limits: small });
const impatientFetch = createSafeFetch({ allowedPrivateHosts, limits: soonSilent });
afterAll(async () => {
  await Promise.all([safeFetch.close(), impatientFetch.close()]);
  server.closeAllConnections();
  server.close();
});
const sent = { userAgent: 'Bot', body: '{"ä":1}' };
const post = (path: string, to = origin) => postJson(safeFetch, `${to}${path}`, sent);
const at = (path: string) => received.filter((one) => one.path === path);

test('sends the body and returns the answer', async () => {
  expect(await post('/ok')).toEqual({ isDelivered: true, status: 200, answer: 'thank you', retryAfterSeconds: null });
  expect(at('/ok')).toEqual([
    { path: '/ok', method: 'POST', connection: 'close', type: 'application/json', body: '{"ä":1}' },
  ]);
});

test('each has a connection of its own', async () => {
  const before = connections;
  await post('/ok');
  await post('/ok');
  expect(connections - before).toBe(2);
});

test('a redirect is an answer and not followed', async () => {
  expect(await post('/moved')).toMatchObject({ isDelivered: false, status: 308, answer: 'moved' });
  expect(at('/elsewhere')).toEqual([]);
});

test('only the beginning of an answer is kept', async () => {
  expect(await post('/no')).toMatchObject({ isDelivered: false, status: 400, answer: 'x'.repeat(2000) });
  expect(await post('/long')).toMatchObject({ isDelivered: true, status: 200, answer: 'y'.repeat(2000) });
});

test('Retry-After is passed on', async () => {
  expect(await post('/busy')).toMatchObject({ isDelivered: false, status: 429, retryAfterSeconds: 90 });
});

test('is not sent again if the connection breaks', async () => {
  expect(await post('/cut')).toMatchObject({ isDelivered: false, status: null });
  expect(at('/cut')).toHaveLength(1);
});

test('does not wait for a server that does not answer', async () => {
  expect(await postJson(impatientFetch, `${origin}/never`, sent)).toMatchObject({
    isDelivered: false,
    status: null,
    answer: expect.stringMatching(/^timeout/),
  });
});

test.each(['http://127.0.0.1:1', 'http://169.254.169.254', 'http://10.0.0.1', 'http://[::1]:80'])(
  '%s is refused: a private network',
  async (to) => {
    expect(await post('/', to)).toMatchObject({
      isDelivered: false,
      status: null,
      answer: expect.stringMatching(/^blocked/),
    });
  },
);
