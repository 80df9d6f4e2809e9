import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createPageCache, hasInlineScript } from './page-cache.ts';

/** A site whose pages count how often they were rendered, behind the cache under test. */
function site(answer: (drawn: number) => Response = (drawn) => new Response(`<p>${drawn}`)) {
  let [drawn, time] = [0, 0];
  const requested: string[] = [];
  const clients: string[] = [];
  const cache = createPageCache({
    clientOf: ({ req }) => req.header('x-client') ?? '',
    draw: async (path, theme, client) => {
      requested.push(`${path} ${theme}`);
      clients.push(client);
      drawn += 1;
      return answer(drawn);
    },
    now: () => time,
  });
  const app = new Hono();
  app.use(async (context, next) => (await cache(context)) ?? next());
  app.all('*', (context) => context.text('drawn for the visitor'));
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await app.request(path, { headers, method });
    return response.text();
  };
  return { app, get, requested, clients, pass: (ms: number) => (time += ms) };
}

test('a page is rendered once and cached for a minute, each language separately', async () => {
  const { get, requested, pass } = site();
  expect(await Promise.all([get('/why'), get('/why'), get('/de/why')])).toEqual(['<p>1', '<p>1', '<p>2']);
  pass(59_999);
  expect(await get('/why', { cookie: 'time_zone=UTC; i18n_redirected=de' })).toBe('<p>1');
  pass(2);
  expect(await get('/why')).toBe('<p>3');
  expect(requested).toEqual(['/why system', '/de/why system', '/why system']);
});

test('a report is shared by those who ask at once, and never kept', async () => {
  const { get, requested, app } = site(
    (drawn) => new Response(`<p>${drawn}`, { headers: { 'cache-control': 'private, no-cache' } }),
  );
  const path = '/de/audit/lamps~key/sub-page/3';
  expect(await Promise.all([get('/audit/lamps'), get('/audit/lamps'), get(path)])).toEqual(['<p>1', '<p>1', '<p>2']);
  expect(await get('/audit/lamps'), 'it may have been taken back').toBe('<p>3');
  expect((await app.request('/check/lamps')).headers.get('cache-control')).toBe('private, no-cache');
  const before = requested.length;
  const visitors: Record<string, string>[] = [{ cookie: 'linkbild_session=abc' }, { authorization: 'Bearer lbk_x' }];
  for (const headers of visitors) expect(await get('/audit/lamps', headers)).toBe('drawn for the visitor');
  expect(await get('/audit/lamps?x=1')).toBe('drawn for the visitor');
  expect(requested).toHaveLength(before);
});

test('limits of a report count for who opened it, those of a stored page for nobody', async () => {
  const { get, clients } = site();
  const as = (client: string) => ({ 'x-client': client });
  expect(await Promise.all(['one', 'two'].map((name) => get('/demo/lamps', as(name))))).toEqual(['<p>1', '<p>1']);
  await get('/demo/lamps', as('three'));
  await get('/why', as('four'));
  expect(clients).toEqual(['one', 'three', 'cached-pages']);
});

test('a report that is not there, or has moved, is drawn once as well', async () => {
  const { app, requested } = site((drawn) =>
    drawn === 1
      ? new Response('not there', { status: 404 })
      : new Response(null, { status: 302, headers: { location: '/audit/lamps' } }),
  );
  const missing = await Promise.all([app.request('/audit/none'), app.request('/audit/none')]);
  expect(missing.map(({ status }) => status)).toEqual([404, 404]);
  const moved = await app.request('/audit/old');
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/audit/lamps']);
  expect(requested).toHaveLength(2);
});

test('each theme has a page of its own, and no cookie makes a fourth', async () => {
  const { get, requested } = site();
  const cookies = ['theme=dark', 'theme=light', 'theme=system', '', 'theme=pink', 'theme=dark; a=b'];
  const answers = await Promise.all(cookies.map((cookie) => get('/why', { cookie })));
  expect(answers).toEqual(['<p>1', '<p>2', '<p>3', '<p>3', '<p>3', '<p>1']);
  expect(requested).toEqual(['/why dark', '/why light', '/why system']);
});

test.each([
  ['a logged-in person', '/why', { cookie: 'theme=dark; linkbild_session=abc' }, 'GET'],
  ['a person with a token', '/why', { authorization: 'Bearer lbk_x' }, 'GET'],
  ['a query', '/why?utm=1', {}, 'GET'],
  ['a form', '/', {}, 'POST'],
  ['a page that is not on the list', '/poll', {}, 'GET'],
  ['an unknown URL', '/nowhere', {}, 'GET'],
  ['a page that takes codes', '/waitlist-confirmation', {}, 'GET'],
  ['the home page for a German browser', '/', { 'accept-language': 'de-DE' }, 'GET'],
  ['the home page for a visitor who chose German', '/', { cookie: 'i18n_redirected=de' }, 'GET'],
])('%s is rendered for the visitor', async (_name, path, headers, method) => {
  const { get, requested } = site();
  expect(await get(path, headers, method)).toBe('drawn for the visitor');
  expect(requested).toEqual([]);
});

test.each([
  ['an error', new Response('no', { status: 500 })],
  ['a redirect', new Response(null, { status: 302, headers: { location: '/de' } })],
  ['a cookie', new Response('<p>', { headers: { 'set-cookie': 'a=b' } })],
  ['an inline script', new Response('<script>1</script>')],
])('%s is not cached', async (_name, answer) => {
  const { get } = site(() => answer.clone() as Response);
  expect(await get('/pricing')).toBe('drawn for the visitor');
});

test('the response can be revalidated, and is compressed', async () => {
  const { app } = site(() => new Response('<p>'.repeat(500), { headers: { 'content-type': 'text/html' } }));
  const first = await app.request('/pricing', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('vary')).toContain('cookie');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await app.request('/pricing', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a page that changed is compressed anew, one that did not is sent as before', async () => {
  const texts = ['same', 'same', 'changed'].map((word) => `<p>${word}`.repeat(500));
  const { app, pass } = site((drawn) => new Response(texts[drawn - 1]));
  for (const text of texts) {
    const response = await app.request('/de', { headers: { 'accept-encoding': 'br' } });
    expect(String(brotliDecompressSync(await response.arrayBuffer()))).toBe(text);
    pass(60_001);
  }
});

test.each([
  ['<script type="module" src="/a.js"></script>', false],
  ['<script type="application/ld+json">{}</script>', false],
  ['<script>alert(1)</script>', true],
  ['<script nonce="x">1</script>', true],
  ['<p>', false],
])('%s', (html, expected) => expect(hasInlineScript(html)).toBe(expected));
