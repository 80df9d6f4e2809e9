import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { callHeaders } from '#contract/client.ts';
import { MAX_ID } from '#contract/fields.ts';
import { calls } from '#contract/index.ts';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { seed } from '#io/db/seeds/index.ts';
import { createTestApi, siteUrl } from '../../test/api.ts';
import { few, seed as ofRun } from '../../test/size.ts';
import { MAX_JSON_BYTES } from './http/read-body.ts';

// Whatever is sent, the response is a 4xx in the error shape, or 501 if the installation lacks a part (Google,
// Chromium); never another 5xx.
// Sent as super admin, because nobody else gets that far.

const RUNS = few(6, 50);
const api = await createTestApi();
const project = await api.addProject('attacked');
let cookie = '';
beforeAll(async () => {
  await seed(api.io.db, { sampleShopUrl: null });
  cookie = `${SESSION_COOKIE}=${(await api.addPerson('root@example.com', { role: 'superadmin' })).token}`;
});

const nasty = fc.oneof(
  fc.constantFrom(
    "'; drop table users; --",
    '<script>alert(1)</script>',
    '\u0000',
    '\ud800',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '{{7*7}}',
    '%00',
    'javascript:alert(1)',
    'http://[::1]:99999/',
    '9'.repeat(400),
    '💥'.repeat(200),
    '\u202Eabc',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const anything: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  fc.integer(),
  // An id that no row has.
  fc.constant(2_147_483_647),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that resemble the call's own, with wrong values in some fields and additional fields. */
function bodiesFor(call: Call): fc.Arbitrary<unknown> {
  const names = call.body instanceof z.ZodObject ? Object.keys(call.body.shape) : [];
  const shaped = fc
    .tuple(
      fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] }),
      fc.dictionary(nasty, anything, { maxKeys: 2 }),
    )
    .map(([own, foreign]) => ({ ...own, ...foreign }));
  return fc.oneof({ weight: 3, arbitrary: shaped }, { weight: 1, arbitrary: anything });
}

async function send(call: Call, body: string, headers: Record<string, string> = {}) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => (name === 'system' ? 'wordpress' : String(project.id)));
  const method = call.method.toUpperCase();
  return api.request(path, {
    method,
    headers: { ...callHeaders, origin: siteUrl, cookie, ...headers },
    ...(method === 'GET' ? {} : { body }),
  });
}

async function expectClean(response: Response) {
  // A success may also be an image; an error never is.
  if (response.status < 400) return void (await response.arrayBuffer());
  const answer = await response.json();
  expect(response.status === 501 || response.status < 500, `${response.status} ${answer.code}`).toBe(true);
  expect(answer).toMatchObject({ statusCode: response.status, code: expect.any(String), message: expect.any(String) });
}

// Logging out or deleting the project would end the attack on the others.
const attacked = Object.entries<Call>(calls).filter(([name]) => !['logout', 'deleteProject'].includes(name));

describe.each(attacked)('%s', (_, call) => {
  test('random bodies', async () => {
    await fc.assert(
      fc.asyncProperty(bodiesFor(call), async (body) => expectClean(await send(call, JSON.stringify(body) ?? 'null'))),
      // A GET is sent without its body: one is like the next.
      { numRuns: call.method === 'get' ? 1 : RUNS, seed: ofRun, endOnFailure: true },
    );
  });

  test.skipIf(!call.query)('random queries', async () => {
    const names = call.query instanceof z.ZodObject ? Object.keys(call.query.shape) : [];
    const queries = fc.dictionary(fc.oneof(fc.constantFrom(...names, 'x'), nasty), nasty, { maxKeys: 4 });
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const search = new URLSearchParams(Object.entries(query)).toString();
        await expectClean(await send({ ...call, path: `${call.path}?${search}` }, ''));
      }),
      { numRuns: RUNS, seed: ofRun, endOnFailure: true },
    );
  });
});

/** Paths of whole numbers that may be larger than a column holds. */
function unboundedIn(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum } = schema as { type?: unknown; maximum?: number };
  const isUnbounded = type === 'integer' && !(maximum !== undefined && maximum <= MAX_ID);
  const inner = Object.entries(schema).flatMap(([key, value]) => unboundedIn(value, `${path}.${key}`));
  return isUnbounded ? [path, ...inner] : inner;
}

test('no call takes a whole number that the database would refuse', () => {
  const parts = Object.entries<Call>(calls).flatMap(([name, { params, query, body }]) =>
    [params, query, body].flatMap((schema) =>
      schema ? unboundedIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name) : [],
    ),
  );
  expect(parts).toEqual([]);
});

const bodyCalls = attacked.filter(([, call]) => call.body);

test.each(bodyCalls)('%s rejects anything that is not JSON', async (_, call) => {
  for (const body of ['{', '{"a":', 'email=x', '\u0000']) {
    const response = await send(call, body);
    expect(response.status).toBeGreaterThanOrEqual(400);
    await expectClean(response);
  }
  await expectClean(await send(call, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }));
});

test('a form is not JSON', async () => {
  const response = await send(calls.login, 'email=x', { 'content-type': 'application/x-www-form-urlencoded' });
  expect([response.status, (await response.json()).code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
});

test('a body over 1 MB is rejected with 413, with or without Content-Length', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(MAX_JSON_BYTES) });
  expect((await send(calls.login, body)).status).toBe(413);
  const streamed = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('x'.repeat(65_536)));
    },
  });
  const endless = await api.request('/auth/login', {
    method: 'POST',
    headers: { ...callHeaders, origin: siteUrl },
    body: streamed,
    duplex: 'half',
  } as RequestInit);
  expect(endless.status).toBe(413);
});

test.each([
  'linkbild_session=',
  'linkbild_session=%00',
  `linkbild_session=${'a'.repeat(9000)}`,
  ';;;=;',
  'linkbild_session=a; linkbild_session=b',
  '\u00ff=1',
])('the cookie %s identifies nobody', async (bad) => {
  const response = await api.request('/auth/user', { headers: { ...callHeaders, cookie: bad } });
  expect(response.status).toBe(401);
});

test.each([
  'Bearer',
  'Bearer ',
  'Bearer x',
  'bearer lbk_',
  `Bearer lbk_${'a'.repeat(43)}`,
  'Bearer lbk_<script>',
  'Basic YTpi',
])('the authorization %s identifies nobody', async (authorization) => {
  expect((await api.request('/auth/user', { headers: { ...callHeaders, authorization } })).status).toBe(401);
});

test('markup and SQL in a name are returned literally', async () => {
  const firstname = `Robert'); drop table users;-- <b>&amp;`;
  const person = await api.addPerson('bobby@example.com');
  expect((await api.as(person.token).updateUser({ body: { firstname } })).firstname).toBe(firstname);
  const { rows } = await api.io.db.execute(sql`select count(*)::int as count from users`);
  expect(rows[0]?.count).toBeGreaterThan(1);
});

test.each([
  ['GET', '/no-such-call'],
  ['POST', '/auth/login/extra'],
  ['DELETE', '/auth/login'],
  ['PATCH', '/project'],
])('%s %s is not a call', async (method, path) => {
  const response = await api.request(path, { method, headers: { ...callHeaders, origin: siteUrl } });
  expect([response.status, (await response.json()).code]).toEqual([404, 'CALL_NOT_FOUND']);
});
