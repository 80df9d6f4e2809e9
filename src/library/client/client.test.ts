import { expect, test, vi } from 'vitest';
import { createClient } from './index.ts';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const busy = (status: number, wait = '0') =>
  json({ statusCode: status, code: 'TOO_MANY', message: 'Later' }, status, { 'retry-after': wait });

function clientWith(...answers: (() => Response | Promise<Response>)[]) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    const answer = answers.shift();
    if (!answer) throw new Error('no more requests were expected');
    return answer();
  });
  return { fetch, client: createClient({ url: 'https://linkbild.example/api/', token: 'lbk_1', fetch }) };
}

test('a call is method, address, token and JSON', async () => {
  const { fetch, client } = clientWith(
    () => json({ id: 1 }),
    () => json({ items: [] }),
  );
  expect(await client.addRoute({ params: { id: 'a/b' }, body: { path: '/x' } })).toEqual({ id: 1 });
  await client.listSubPages({ params: { id: 7 }, query: { perPage: 5, search: 'a&b' } });
  const [first, second] = fetch.mock.calls;
  expect(first?.[0]).toBe('https://linkbild.example/api/project/a%2Fb/add-route');
  expect(first?.[1]).toMatchObject({ method: 'POST', body: '{"path":"/x"}', redirect: 'manual' });
  expect(first?.[1].headers).toMatchObject({ authorization: 'Bearer lbk_1', 'content-type': 'application/json' });
  expect(second?.[0]).toBe('https://linkbild.example/api/project/7/sub-pages?perPage=5&search=a%26b');
});

test('an image comes as bytes with its type, and a file goes as a form', async () => {
  const picture = () => new Response(new Uint8Array([1, 2]), { headers: { 'content-type': 'image/png' } });
  const { fetch, client } = clientWith(picture, () => json({ id: 1 }));
  const image = await client.getTemplatePicture({ params: { id: 1 } });
  expect([image.type, await image.bytes()]).toEqual(['image/png', new Uint8Array([1, 2])]);
  const file = new File(['x'], 'logo.svg', { type: 'image/svg+xml' });
  await client.uploadAsset({ params: { id: 1 }, body: { file, name: 'Logo' } });
  const { headers, body } = fetch.mock.calls[1]?.[1] ?? {};
  expect(headers).not.toHaveProperty('content-type');
  expect(body).toBeInstanceOf(FormData);
  expect([...(body as FormData)]).toEqual([
    ['file', file],
    ['name', 'Logo'],
  ]);
});

test.each(['', '.', '..'])('%o as an id leads to no other call', async (id) => {
  const { fetch, client } = clientWith();
  await expect(client.getProject({ params: { id } })).rejects.toThrow(TypeError);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([429, 503])('%i is asked again when the answer says when, three times in all', async (status) => {
  const { fetch, client } = clientWith(
    () => busy(status),
    () => busy(status),
    () => json({ id: 2 }),
  );
  expect(await client.getProject({ params: { id: 1 } })).toEqual({ id: 2 });
  expect(fetch).toHaveBeenCalledTimes(3);
  const never = clientWith(...Array(4).fill(() => busy(status)));
  await expect(never.client.getProject({ params: { id: 1 } })).rejects.toMatchObject({ status, code: 'TOO_MANY' });
  expect(never.fetch).toHaveBeenCalledTimes(3);
});

test('nothing is asked again that changes something, has no time named, or would take too long', async () => {
  const change = clientWith(() => busy(429));
  await expect(change.client.startAudit({ params: { id: 1 } })).rejects.toMatchObject({ status: 429, retryAfter: 0 });
  const unnamed = clientWith(() => json({}, 503));
  await expect(unnamed.client.getUser()).rejects.toMatchObject({ status: 503, code: 'UNEXPECTED', retryAfter: null });
  const long = clientWith(() => busy(429, '3600'));
  await expect(long.client.getUser()).rejects.toMatchObject({ retryAfter: 3600 });
});

test('a page of a proxy, a broken answer and no network are errors of one class', async () => {
  const proxy = clientWith(() => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
  await expect(proxy.client.getUser()).rejects.toMatchObject({
    name: 'LinkbildError',
    status: 502,
    message: 'Bad Gateway',
  });
  const broken = clientWith(() => new Response('{"id":'));
  await expect(broken.client.getUser()).rejects.toMatchObject({ name: 'LinkbildError', status: 0, code: 'NETWORK' });
  const none = clientWith(() => Promise.reject(new TypeError('fetch failed')));
  await expect(none.client.getUser()).rejects.toMatchObject({ name: 'LinkbildError', status: 0, code: 'NETWORK' });
});

test('an error brings what the answer says: the offer at a limit, where a template is wrong, and the id of the request', async () => {
  const offer = {
    limit: 'subPages',
    project: { id: 1, slug: 'shop' },
    planId: 'basic',
    basePlan: 'basic',
    isTrial: true,
    provider: 'stripe',
    mayChange: true,
  };
  const fault = { reason: 'unknown-tag', detail: '<x>', part: 'html', where: { line: 1, column: 2 } };
  const answer = (more: object) => () =>
    json({ statusCode: 402, code: 'LIMIT_REACHED', message: 'No', ...more }, 402, { 'x-request-id': 'abc' });
  const { client } = clientWith(answer({ offer }), answer({ fault }), () => new Response('', { status: 502 }));
  await expect(client.getUser()).rejects.toMatchObject({ offer, fault: null, requestId: 'abc' });
  await expect(client.getUser()).rejects.toMatchObject({ offer: null, fault, requestId: 'abc' });
  await expect(client.getUser()).rejects.toMatchObject({ offer: null, fault: null, requestId: null });
});

test.each([
  [{ url: undefined, token: 'lbk_1' }, /url has to be .*undefined/],
  [{ url: 'linkbild.example/api', token: 'lbk_1' }, /url has to be .*linkbild\.example/],
  [{ url: 'https://linkbild.example/api', token: undefined }, /token has to be/],
  [{ url: 'https://linkbild.example/api', token: '' }, /token has to be/],
  [undefined, /url has to be/],
])('a client that cannot call anything is refused when it is made: %j', (options, why) => {
  expect(() => createClient(options as never)).toThrow(why);
  expect(() => createClient(options as never)).toThrow(TypeError);
});

test('time is up for all attempts together, and the caller can stop earlier', async () => {
  const fetch = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const client = createClient({ url: 'https://linkbild.example/api', token: 'lbk_1', fetch });
  await expect(client.getUser({}, { timeoutMs: 1 })).rejects.toMatchObject({ code: 'TIMEOUT', status: 0 });
  const stop = new AbortController();
  const pending = client.getUser({}, { signal: stop.signal });
  stop.abort(new Error('not needed any more'));
  await expect(pending).rejects.toThrow('not needed any more');
});
