import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createAdminApi } from './admin-api.ts';
import { shopifyAddresses } from './shopify-addresses.ts';

// Every response that the Admin API and the token endpoint may give, from a server that each test configures.

type Answer = (response: ServerResponse) => void;
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const text =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);

let answers: Answer[] = [];
let requests: { url: string; token: string | undefined; body: string }[] = [];
let pauses: number[] = [];
const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const token = request.headers['x-shopify-access-token'];
  requests.push({ url: request.url ?? '', token: String(token), body: Buffer.concat(parts).toString() });
  // The last response is repeated.
  (answers.length > 1 ? answers.shift() : answers[0])?.(response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
// Long timeouts, so that a busy machine causes no missing response; short ones only where none is expected.
const safeFetch = createSafeFetch({ allowedPrivateHosts: [host], limits: { firstByteMs: 25_000, totalMs: 25_000 } });
const impatientFetch = createSafeFetch({ allowedPrivateHosts: [host], limits: { firstByteMs: 400, totalMs: 1_000 } });
const settings = { apiKey: 'key', apiSecret: 'secret', standInUrl: `http://${host}` };
const addresses = shopifyAddresses(settings);
const parts = { addresses, safeFetch, userAgent: 'test' };
const pause = async (milliseconds: number) => void pauses.push(milliseconds);
const { query } = createAdminApi({ ...parts, pause });
const { query: askImpatiently } = createAdminApi({ ...parts, safeFetch: impatientFetch, pause });
const tokens = createAccessTokens({ ...parts, safeFetch: impatientFetch, settings, now: () => new Date(0) });

beforeEach(() => {
  requests = [];
  pauses = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await Promise.all([safeFetch.close(), impatientFetch.close()]);
});

const data = z.object({ shop: z.object({ name: z.string() }) });
const ask = (question = 'query { shop { name } }', signal: AbortSignal | undefined = new AbortController().signal) =>
  (answers.includes(never) ? askImpatiently : query)(
    'halm.myshopify.com',
    'shpat_secret',
    { query: question, data },
    signal,
  );
const good = json(200, { data: { shop: { name: 'Halm' } } });
const error = (code: string | undefined, message = 'no') =>
  json(200, { data: null, errors: [{ message, ...(code ? { extensions: { code } } : {}) }] });
const throttled = json(200, {
  errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
  extensions: {
    cost: {
      requestedQueryCost: 500,
      throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 400, restoreRate: 50 },
    },
  },
});
const never: Answer = () => undefined;
const broken: Answer = (response) => response.destroy();

test.each<[string, Answer, string]>([
  ['401', json(401, { errors: 'Invalid' }), 'unauthorized'],
  ['a refusal in words', json(200, { errors: 'Invalid API key' }), 'unauthorized'],
  ['402', json(402, { errors: 'Unavailable Shop' }), 'frozen'],
  ['423', json(423, { errors: 'Unavailable Shop' }), 'frozen'],
  ['SHOP_INACTIVE', error('SHOP_INACTIVE'), 'frozen'],
  ['403', json(403, { errors: 'approval' }), 'no-scope'],
  ['ACCESS_DENIED', error('ACCESS_DENIED'), 'no-scope'],
  ['404', json(404, { errors: 'Not Found' }), 'closed'],
  ['400', json(400, { errors: { query: 'Required' } }), 'bad-query'],
  ['430', json(430, { errors: 'Security Rejection' }), 'bad-query'],
  ['MAX_COST_EXCEEDED', error('MAX_COST_EXCEEDED'), 'bad-query'],
  ['an error without a code', error(undefined), 'bad-query'],
  ['an answer of another shape', json(200, { data: { shop: null } }), 'bad-query'],
])('%s is final: asked once', async (_, answer, reason) => {
  answers = [answer];
  const outcome = await ask();
  expect(outcome).toMatchObject({ ok: false, reason });
  expect(requests).toHaveLength(1);
  expect(JSON.stringify(outcome)).not.toContain('shpat_secret');
});

const temporary: [string, Answer, string][] = [
  ['500', text(500, '<html>'), 'unavailable'],
  ['502', text(502, ''), 'unavailable'],
  ['503', text(503, ''), 'unavailable'],
  ['504', text(504, ''), 'unavailable'],
  ['INTERNAL_SERVER_ERROR', error('INTERNAL_SERVER_ERROR'), 'unavailable'],
  ['no JSON', text(200, '<html>hello'), 'unavailable'],
  ['JSON that is none of Shopify’s', json(200, [1]), 'unavailable'],
  ['an empty answer', text(200, ''), 'unavailable'],
  ['another address', text(301, '', { location: 'http://evil.example/' }), 'unavailable'],
  ['too much', text(200, `"${'x'.repeat(16_100_000)}"`), 'unavailable'],
  ['a broken connection', broken, 'unavailable'],
  ['no answer in time', never, 'unavailable'],
  ['429', json(429, { errors: 'Exceeded' }, { 'retry-after': '2.0' }), 'throttled'],
  ['THROTTLED', throttled, 'throttled'],
];

test.each(temporary)('%s is temporary: retried, six times at most', async (_, answer, reason) => {
  answers = [answer, answer, good];
  expect(await ask()).toEqual({ ok: true, data: { shop: { name: 'Halm' } } });
  expect(requests).toHaveLength(3);
  answers = [answer];
  requests = [];
  pauses = [];
  expect(await ask()).toMatchObject({ ok: false, reason });
  // Counts delays instead of requests: a connection may break before the server has read the request.
  expect(pauses).toHaveLength(5);
  expect(requests.length).toBeLessThanOrEqual(6);
  expect(pauses.every((milliseconds) => milliseconds > 0 && milliseconds <= 25_000)).toBe(true);
});

test('throttled: waits exactly as long as Shopify says', async () => {
  answers = [throttled, json(429, {}, { 'retry-after': '3' }), json(429, {}, { 'retry-after': '9999' }), good];
  await ask();
  expect(pauses).toEqual([2_000, 3_000, 25_000]);
});

test.each(temporary)(
  'a mutation that met %s is sent again only if Shopify did not process it',
  async (_, answer, reason) => {
    answers = [answer];
    await ask('mutation { shop { name } }');
    expect(requests).toHaveLength(reason === 'throttled' ? 6 : 1);
  },
);

test('a person does not wait for a quarter of a minute', async () => {
  answers = [json(429, {}, { 'retry-after': '20' })];
  expect(await query('halm.myshopify.com', 'x', { query: 'query { shop { name } }', data })).toMatchObject({
    reason: 'throttled',
  });
  expect([requests.length, pauses]).toEqual([1, []]);
});

test('aborted work sends no more requests', async () => {
  answers = [good];
  const stopped = await ask(undefined, AbortSignal.abort());
  expect(stopped).toMatchObject({ ok: false });
  expect(requests).toEqual([]);
});

const granted = { access_token: 'shpat_1', scope: 'read_products,read_themes', expires_in: 3600, refresh_token: 'r' };
const grants: Record<keyof typeof tokens, () => ReturnType<typeof tokens.exchange>> = {
  exchange: () => tokens.exchange('halm.myshopify.com', 'session'),
  refresh: () => tokens.refresh('halm.myshopify.com', 'refresh'),
};

test.each(Object.entries(grants))('a token (%s): granted, refused, or Shopify is unavailable', async (_, grant) => {
  answers = [json(200, granted)];
  expect(await grant()).toMatchObject({ ok: true, token: { accessToken: 'shpat_1', expiresAt: new Date(3_600_000) } });
  for (const answer of [
    json(400, { error: 'invalid_grant' }),
    json(401, {}),
    json(403, {}),
    json(404, {}),
    json(402, {}),
  ]) {
    answers = [answer];
    expect(await grant()).toMatchObject({ ok: false, reason: 'refused' });
  }
  const away = [text(503, ''), json(429, {}), text(200, '<html>'), json(200, { scope: '' }), broken, never];
  for (const answer of [...away, text(302, '', { location: 'http://evil.example/' })]) {
    answers = [answer];
    const result = await grant();
    expect(result).toMatchObject({ ok: false, reason: 'unavailable' });
    expect(JSON.stringify(result)).not.toContain('secret');
  }
  // Each was sent once and only to the shop, because it contains a secret.
  expect(requests).toHaveLength(13);
  expect(new Set(requests.map(({ url }) => url))).toEqual(
    new Set([new URL(addresses.accessToken('halm.myshopify.com')).pathname]),
  );
});
