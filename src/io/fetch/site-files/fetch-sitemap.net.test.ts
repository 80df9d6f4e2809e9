import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '#io/fetch/hostile-server.fixture.ts';
import type { Limits } from '#io/fetch/limits.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { readSitemap, type SitemapUrl, sitemapUrls } from './fetch-sitemap.ts';

type File = string | Buffer | { status?: number; headers?: Record<string, string>; body?: string | Buffer };
const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

/** For a server that keeps us waiting; all others may be slow because the machine is busy. */
const soonStalled = { stallMs: 300, stallBytes: 100 };
const soonSilent = { firstByteMs: 1_000 };

/** A site with the given files; `%` in a text stands for the site's own origin. */
async function site(files: Record<string, File>, limits: Partial<Limits> = {}) {
  const server: TestServer = await startServer({}, (response, request) => {
    const file = files[request.url ?? ''];
    if (file === undefined) return response.writeHead(404).end();
    const {
      status = 200,
      headers = {},
      body = '',
    } = typeof file === 'string' || Buffer.isBuffer(file) ? { body: file } : file;
    response.writeHead(status, headers).end(typeof body === 'string' ? body.replaceAll('%', server.origin) : body);
  });
  const safeFetch = createSafeFetch({
    allowedPrivateHosts: [`127.0.0.1:${server.port}`],
    limits,
  });
  opened.push(server, safeFetch);
  const read = async (limit = 1_000, path = '/') => {
    const urls: SitemapUrl[] = [];
    const options = { userAgent: 'LinkbildBot/1.0', limit, onUrl: (url: SitemapUrl) => void urls.push(url) };
    const summary = await readSitemap(safeFetch, `${server.origin}${path}`, options);
    const paths = urls.map((url) => url.loc.replace(server.origin, ''));
    return { urls, paths, summary, reasons: summary.problems.map((problem) => problem.reason) };
  };
  return { server, safeFetch, read };
}

const urlset = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>%${path}</loc></url>`).join('')}</urlset>`;
const index = (...paths: string[]) =>
  `<sitemapindex>${paths.map((path) => `<sitemap><loc>%${path}</loc></sitemap>`).join('')}</sitemapindex>`;

describe('where sitemaps are', () => {
  test('from robots.txt first', async () => {
    const { read, server } = await site({
      '/robots.txt': 'User-agent: *\nDisallow: /cart\nSitemap: %/a.xml\nSitemap: /b.xml',
      '/a.xml': urlset('/1'),
      '/b.xml': urlset('/2'),
      '/sitemap.xml': urlset('/3'),
    });
    expect((await read()).paths).toEqual(['/1', '/2']);
    expect(server.hits).toEqual(['/robots.txt', '/a.xml', '/b.xml']);
  });

  test('otherwise /sitemap.xml; for a locale below a path its own first', async () => {
    const { read, server } = await site({ '/sitemap.xml': urlset('/1'), '/de/sitemap.xml': urlset('/de/1') });
    expect((await read()).paths).toEqual(['/1']);
    expect((await read(10, '/de/')).paths).toEqual(['/de/1']);
    expect(server.hits).toContain('/de/sitemap.xml');
  });

  test('a file that is late once is requested again', async () => {
    let requests = 0;
    const server: TestServer = await startServer(
      {
        '/sitemap.xml': (response) => {
          requests += 1;
          if (requests > 1) response.end(urlset('/1').replaceAll('%', server.origin));
        },
      },
      (response) => response.writeHead(404).end(),
    );
    const safeFetch = createSafeFetch({ allowedPrivateHosts: [`127.0.0.1:${server.port}`], limits: soonSilent });
    opened.push(server, safeFetch);
    const onUrl = () => undefined;
    const summary = await readSitemap(safeFetch, server.origin, { userAgent: 'LinkbildBot/1.0', limit: 10, onUrl });
    expect([requests, summary]).toEqual([2, { taken: 1, total: 1, files: 1, problems: [] }]);
  });

  test('a sitemap named by robots.txt may be missing', async () => {
    const { read } = await site({ '/robots.txt': 'Sitemap: %/old.xml', '/sitemap.xml': urlset('/1') });
    const { paths, reasons } = await read();
    expect(paths).toEqual(['/1']);
    expect(reasons).toEqual(['not-found']);
  });

  test('none at all', async () => {
    const { read } = await site({});
    expect((await read()).summary).toMatchObject({ taken: 0, total: 0, problems: [{ reason: 'not-found' }] });
  });
});

describe('indexes', () => {
  test('children are requested exactly as listed, in order', async () => {
    const child = '/sitemap_products_1.xml?from=1&amp;to=2';
    const { read, server } = await site({
      '/sitemap.xml': index(child, '/de/sitemap_pages_1.xml'),
      '/sitemap_products_1.xml?from=1&to=2': `<urlset><url><loc>%/products/a</loc><lastmod>2026-05-01</lastmod><image:image><image:loc>https://cdn.example/a.jpg</image:loc></image:image></url></urlset>`,
      '/de/sitemap_pages_1.xml': urlset('/de/pages/b'),
    });
    const { urls, paths } = await read();
    expect(paths).toEqual(['/products/a', '/de/pages/b']);
    expect(urls[0]).toEqual({
      loc: `${server.origin}/products/a`,
      lastmod: '2026-05-01',
      sitemap: `${server.origin}/sitemap_products_1.xml?from=1&to=2`,
      images: ['https://cdn.example/a.jpg'],
    });
  });

  test('nest three levels deep, not four', async () => {
    const { read } = await site({
      '/sitemap.xml': index('/i2.xml'),
      '/i2.xml': index('/i3.xml', '/leaf2.xml'),
      '/i3.xml': index('/leaf3.xml', '/i4.xml'),
      '/i4.xml': index('/leaf4.xml'),
      '/leaf2.xml': urlset('/2'),
      '/leaf3.xml': urlset('/3'),
      '/leaf4.xml': urlset('/4'),
    });
    const { paths, reasons } = await read();
    expect(paths).toEqual(['/3', '/2']);
    expect(reasons).toEqual(['too-deep']);
  });

  test('loops end', async () => {
    const { read, server } = await site({
      '/sitemap.xml': index('/sitemap.xml', '/i2.xml'),
      '/i2.xml': index('/sitemap.xml', '/i2.xml', '/leaf.xml'),
      '/leaf.xml': urlset('/1'),
    });
    expect((await read()).paths).toEqual(['/1']);
    expect(server.hits).toEqual(['/robots.txt', '/sitemap.xml', '/i2.xml', '/leaf.xml']);
  });

  test('children and URLs of other sites are skipped, private ones never requested', async () => {
    const { read, server } = await site({
      '/sitemap.xml':
        '<sitemapindex><sitemap><loc>http://169.254.169.254/s.xml</loc></sitemap><sitemap><loc>%/a.xml</loc></sitemap></sitemapindex>',
      '/a.xml':
        '<urlset><url><loc>https://other.example/</loc></url><url><loc>javascript:alert(1)</loc></url><url><loc>%/1</loc></url></urlset>',
    });
    const { paths, summary } = await read();
    expect(paths).toEqual(['/1']);
    expect(summary.problems).toEqual([
      { sitemap: `${server.origin}/sitemap.xml`, reason: 'other-site', detail: 'http://169.254.169.254/s.xml' },
      { sitemap: `${server.origin}/a.xml`, reason: 'other-site', detail: 'https://other.example/' },
    ]);
  });

  test('a private sitemap in robots.txt is blocked', async () => {
    const { read } = await site({ '/robots.txt': 'Sitemap: http://127.0.0.1/s.xml', '/sitemap.xml': urlset('/1') });
    expect((await read()).reasons).toEqual(['blocked']);
  });

  test('at most 500 files are read', async () => {
    const children = Array.from({ length: 600 }, (_, n) => `/s${n}.xml`);
    const files = Object.fromEntries(children.map((path, n) => [path, urlset(`/${n}`)]));
    const { read } = await site({ '/sitemap.xml': index(...children), ...files });
    const { summary, reasons } = await read();
    expect(summary).toMatchObject({ files: 500, total: 499 });
    expect(reasons).toEqual(['too-many-files']);
  });
});

describe('files', () => {
  test.each<[string, File]>([
    [
      'gzip by header',
      {
        headers: { 'content-encoding': 'gzip' },
        body: gzipSync('<urlset><url><loc>http://SITE/1</loc></url></urlset>'),
      },
    ],
    [
      'gzip by its first bytes',
      {
        headers: { 'content-type': 'application/gzip' },
        body: gzipSync('<urlset><url><loc>http://SITE/1</loc></url></urlset>'),
      },
    ],
    [
      'both',
      {
        headers: { 'content-encoding': 'gzip' },
        body: gzipSync(gzipSync('<urlset><url><loc>http://SITE/1</loc></url></urlset>')),
      },
    ],
  ])('%s', async (_name, file) => {
    // Compressed before the port is known, so these URLs belong to another site: the problem shows they were read.
    const { read } = await site({ '/sitemap.xml': file });
    expect((await read()).summary.problems).toMatchObject([{ reason: 'other-site', detail: 'http://SITE/1' }]);
  });

  test('other encodings are read by declaration', async () => {
    const { read } = await site({});
    expect((await read()).paths).toEqual([]);
    const latin = await site({
      '/sitemap.xml': Buffer.from(
        '<?xml version="1.0" encoding="iso-8859-1"?><urlset><url><loc>https://x/ä</loc></url></urlset>',
        'latin1',
      ),
    });
    expect((await latin.read()).summary.problems).toMatchObject([{ reason: 'other-site', detail: 'https://x/ä' }]);
  });

  test('keeps counting beyond the limit and says so', async () => {
    const { read } = await site({
      '/sitemap.xml': index('/a.xml', '/b.xml'),
      '/a.xml': urlset('/1', '/2', '/3'),
      '/b.xml': urlset('/4', '/5'),
    });
    const { paths, summary } = await read(2);
    expect(paths).toEqual(['/1', '/2']);
    expect(summary).toEqual({ taken: 2, total: 5, files: 3, problems: [] });
  });

  test('at most 50,000 URLs per file', async () => {
    const { read } = await site({ '/sitemap.xml': urlset(...Array.from({ length: 50_010 }, (_, n) => `/${n}`)) });
    const { summary, reasons } = await read();
    expect(summary).toMatchObject({ taken: 1_000, total: 50_000 });
    expect(reasons).toEqual(['too-many-urls']);
  });

  test('invalid XML gives what was read and a reason', async () => {
    const { read } = await site({ '/sitemap.xml': '<urlset><url><loc>%/1</loc></url><url><loc>%/2' });
    const { paths, reasons } = await read();
    expect(paths).toEqual(['/1']);
    expect(reasons).toEqual(['bad-xml']);
  });

  test.each<[path: string, reason: string, limits?: Partial<Limits>]>([
    ['/gzip-bomb', 'bad-xml'],
    ['/endless', 'not-a-sitemap'],
    ['/slow-body', 'stalled', soonStalled],
    ['/silent', 'timeout', soonSilent],
    ['/loop', 'too-many-redirects'],
    ['/cut-gzip', 'bad-response'],
    ['/ok', 'not-a-sitemap'],
  ])('%s: %s', async (path, reason, limits) => {
    const { read } = await site({ '/robots.txt': `Sitemap: %${path}` }, limits);
    expect((await read()).reasons[0]).toBe(reason);
  });

  test('the reader sets the pace: only what it requests is read', async () => {
    const row = '<url><loc>%/x</loc></url>';
    const { server, safeFetch } = await site({ '/sitemap.xml': `<urlset>${row.repeat(100_000)}</urlset>` });
    const urls = sitemapUrls(safeFetch, server.origin, { userAgent: 'LinkbildBot/1.0', limit: 1e9 });
    for (let n = 0; n < 10; n += 1) expect((await urls.next()).done).toBe(false);
    await urls.return({ taken: 0, total: 0, files: 0, problems: [] });
    expect((await urls.next()).done).toBe(true);
  });
});

test('while thousands of rows are handled, others get their turn', async () => {
  const { safeFetch, server } = await site({
    '/sitemap.xml': urlset(...Array.from({ length: 4_000 }, (_, at) => `/${at}`)),
  });
  let turn = 0;
  let isOver = false;
  const nextTurn = () => {
    turn += 1;
    if (!isOver) setImmediate(nextTurn);
  };
  nextTurn();
  const rowsOfTurn = new Map<number, number>();
  const onUrl = () => void rowsOfTurn.set(turn, (rowsOfTurn.get(turn) ?? 0) + 1);
  await readSitemap(safeFetch, `${server.origin}/`, { userAgent: 'LinkbildBot/1.0', limit: 4_000, onUrl });
  isOver = true;
  const counts = [...rowsOfTurn.values()];
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4_000);
  expect(Math.max(...counts)).toBeLessThanOrEqual(200);
});
