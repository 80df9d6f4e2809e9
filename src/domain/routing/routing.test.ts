import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageTypes } from '#domain/enumerations.ts';
import { fitsPattern, parsePattern, segmentsOf } from './path-pattern.ts';
import { defaultRoutes, matchRoute, newestFirst, withPagesFirst } from './routes.ts';
import { belongsToSite, readableSlug } from './site-address.ts';
import { sitemapAddresses } from './sitemap.ts';

describe('patterns', () => {
  test.each([
    ['/products/*', '/products/*'],
    [' /products/*/ ', '/products/*'],
    ['/', '/'],
    ['/a//b', '/a/b'],
    ['/k%C3%BCche/*', '/küche/*'],
    ['/*/reviews', '/*/reviews'],
  ])('%j is stored as %j', (text, path) => {
    expect(parsePattern(text)).toMatchObject({ ok: true, pattern: { path } });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['products/*', 'not-a-path'],
    ['https://a.example/x', 'not-a-path'],
    ['//a.example/x', 'not-a-path'],
    ['*', 'not-a-path'],
    ['/a?b=1', 'has-query'],
    ['/a#b', 'has-query'],
    ['/products/vase-*', 'star-in-segment'],
    ['/**', 'star-in-segment'],
    ['/a b', 'bad-character'],
    ['/a\u0000b', 'bad-character'],
    ['/a/../b', 'bad-character'],
    ['/<x>', 'bad-character'],
    [`/${'a'.repeat(500)}`, 'too-long'],
    ['/a'.repeat(21), 'too-long'],
  ])('%j is rejected: %s', (text, reason) => {
    expect(parsePattern(text)).toEqual({ ok: false, reason });
  });

  test.each([
    ['/products/*', '/products/a', true],
    ['/products/*', '/products/a/b', true],
    ['/products/*', '/products', false],
    ['/products/*', '/products/', false],
    ['/products/*', '/product/a', false],
    ['/products', '/products/', true],
    ['/*', '/a', true],
    ['/*', '/', false],
    ['/', '/', true],
    ['/*/reviews', '/products/a/reviews', true],
    ['/*/reviews', '/reviews', false],
    ['/*/reviews', '/reviews/reviews', true],
    ['/*/b/*', '/a/b/b/b', true],
    ['/*/b/*/c', '/a/b/x/b/c', true],
    ['/*/b/*/c', '/a/b/c', false],
    ['/Products/*', '/products/a', false],
    ['/küche/*', '/k%C3%BCche/topf', true],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(fitsPattern(segmentsOf(pattern), segmentsOf(path))).toBe(expected);
  });

  test('agrees with a regular expression on random patterns', () => {
    const segment = fc.constantFrom('a', 'b', '*');
    fc.assert(
      fc.property(
        fc.array(segment, { maxLength: 6 }),
        fc.array(fc.constantFrom('a', 'b'), { maxLength: 8 }),
        (pattern, path) => {
          const expected = new RegExp(
            `^${pattern.map((part) => `/${part === '*' ? '[ab](?:/[ab])*' : part}`).join('')}$`,
          );
          expect(fitsPattern(pattern, path)).toBe(expected.test(path.map((part) => `/${part}`).join('')));
        },
      ),
    );
  });
});

describe('routes', () => {
  const shopify = defaultRoutes('shopify');
  test.each([
    ['https://a.example/products/vase', '/products/*'],
    ['/products/vase?variant=1#x', '/products/*'],
    ['/de/products/vase', '/products/*'],
    ['/de-at/collections/lamps', '/collections/*'],
    ['/en/blogs/news/article', '/blogs/*'],
    ['/collections/lamps/products/halo', '/products/*'],
    ['/de/collections/lamps/products/halo', '/products/*'],
    ['/pages/about', '/pages/*'],
    ['/', '*'],
    ['/de', '*'],
    ['/collections', '*'],
    ['/cart', '*'],
    ['/deutsch/products/vase', '*'],
    ['not a url', '*'],
  ])('%s goes to %s', (url, path) => {
    expect(matchRoute(shopify, url)?.path).toBe(path);
  });

  test.each([
    ['/2026/11/19/my-post/', '/blog/*'],
    ['https://a.example/2026/11/my-post', '/blog/*'],
    ['/de/2026/1/9/3-tassen', '/blog/*'],
    // A year's, month's or day's list, and what only looks like a date.
    ['/2026', '*'],
    ['/2026/11/', '*'],
    ['/2026/11/19/', '*'],
    ['/2026/13/my-post', '*'],
    ['/3026/11/my-post', '*'],
    ['/2026/11/19/my-post/amp', '*'],
    ['/product/2026/11/my-post', '/product/*'],
  ])('on WordPress the post %s goes to %s', (url, path) => {
    expect(matchRoute(defaultRoutes('wordpress'), url)?.path).toBe(path);
  });

  test('a dated post goes to a route for its own address before the blog', () => {
    const own = [{ path: '/2026/*' }, { path: '/blog/*' }, { path: '*', isFallback: true }];
    expect(['/2026/11/a', '/2025/11/a'].map((url) => matchRoute(own, url)?.path)).toEqual(['/2026/*', '/blog/*']);
  });

  test('lists begin with what has pages', () => {
    const counted = [0, 3, 0, 9].map((subPageCount, at) => ({ at, subPageCount }));
    expect(counted.toSorted(withPagesFirst).map(({ at }) => at)).toEqual([1, 3, 0, 2]);
  });

  test('the first match wins, the fallback is last in any position [4.8]', () => {
    const routes = [
      { path: '*', isFallback: true },
      { path: '/products/sale' },
      { path: '/products/*' },
      { path: '/*' },
    ];
    expect(matchRoute(routes, '/products/sale')?.path).toBe('/products/sale');
    expect(matchRoute(routes, '/products/x')?.path).toBe('/products/*');
    expect(matchRoute(routes, '/x')?.path).toBe('/*');
    expect(matchRoute(routes, '/')?.path).toBe('*');
    expect(matchRoute([{ path: '/a' }], '/b')).toBeNull();
  });

  test('a route for one language takes its pages if it comes first', () => {
    const routes = [{ path: '/de/products/*' }, { path: '/products/*' }];
    expect(matchRoute(routes, '/de/products/x')?.path).toBe('/de/products/*');
    expect(matchRoute(routes, '/fr/products/x')?.path).toBe('/products/*');
  });

  test('pages of a route: newest first, a missing date counts as 1970 [4.9]', () => {
    const pages = [
      { url: '/products/a' },
      { url: '/products/b', lastModifiedAt: '2026-01-01' },
      { url: '/products/c', lastModifiedAt: new Date('2026-02-01') },
      { url: '/products/d', lastModifiedAt: 'nonsense' },
      { url: '/x' },
    ];
    expect(pages.toSorted(newestFirst).map(({ url }) => url)).toEqual([
      '/products/c',
      '/products/b',
      '/products/a',
      '/products/d',
      '/x',
    ]);
  });

  test.each(pageTypes)('%s: valid patterns, one fallback at the end [9.29]', (pageType) => {
    const routes = defaultRoutes(pageType);
    expect(routes.at(-1)).toEqual({ path: '*', isFallback: true });
    for (const route of routes.slice(0, -1))
      expect([parsePattern(route.path).ok, route.isFallback]).toEqual([true, false]);
  });
});

describe('locales', () => {
  test.each([
    ['no locales', 'https://a.example/', {}, ['https://a.example/sitemap.xml']],
    [
      'subfolders lie under the default',
      'https://a.example',
      { 'x-default': 'https://a.example/', en: 'https://a.example/', de: 'https://a.example/de' },
      ['https://a.example/sitemap.xml'],
    ],
    [
      'another domain has its own',
      'https://a.example',
      { 'x-default': 'https://a.example/', de: 'https://a.de.example/' },
      ['https://a.example/sitemap.xml', 'https://a.de.example/sitemap.xml'],
    ],
    [
      'a default in a folder',
      'https://a.example',
      { 'x-default': 'https://a.example/en', de: 'https://a.example/de' },
      ['https://a.example/en/sitemap.xml', 'https://a.example/de/sitemap.xml'],
    ],
    [
      'a host that only begins alike',
      'https://a.example',
      { de: 'https://a.example.de/' },
      ['https://a.example/sitemap.xml', 'https://a.example.de/sitemap.xml'],
    ],
    [
      'each once, nonsense left out',
      'https://a.example',
      { de: 'https://b.example/', 'de-AT': 'https://b.example', fr: 'javascript:alert(1)', it: '' },
      ['https://a.example/sitemap.xml', 'https://b.example/sitemap.xml'],
    ],
    ['no site', 'nonsense', {}, []],
  ])('sitemaps: %s [9.30]', (_what, site, locales, expected) => {
    expect(sitemapAddresses(site, locales as Record<string, string>)).toEqual(expected);
  });
});

describe('site address', () => {
  test.each([
    ['https://www.halm-und-ton.example/de?x=1', [], 'halm-und-ton'],
    ['halm-und-ton.example', ['halm-und-ton'], 'halm-und-ton-example'],
    ['https://halm-und-ton.example', ['halm-und-ton', 'halm-und-ton-example'], 'halm-und-ton-example-2'],
    ['https://shop.co.uk', [], 'shop'],
    ['https://de.shop.example', [], 'de-shop'],
    ['https://my-store.myshopify.com', [], 'my-store'],
    ['http://localhost:3001', [], 'localhost-3001'],
    ['http://127.0.0.1:3001', [], '127-0-0-1-3001'],
    ['https://admin.example', [], 'admin-example'],
    ['https://müller.example', [], 'xn-mller-kva'],
    ['///', [], 'site'],
  ])('slug of %s beside %j is %s', (url, taken, slug) => {
    expect(readableSlug(url, taken)).toBe(slug);
  });

  test.each([
    ['https://a.example/x', 'https://www.a.example', [], true],
    ['http://www.A.example/x', 'https://a.example/shop', [], true],
    ['https://b.a.example/', 'https://a.example', [], false],
    ['https://a.example.evil.example/', 'https://a.example', [], false],
    ['https://a.example@evil.example/', 'https://a.example', [], false],
    ['https://a.example:8443/', 'https://a.example', [], false],
    ['https://a.de.example/x', 'https://a.example', ['https://www.a.de.example/'], true],
    ['http://localhost:3001/products/x', 'http://localhost:3001', [], true],
    ['ftp://a.example/', 'https://a.example', [], false],
    ['nonsense', 'nonsense', [], false],
  ])('%s belongs to %s: %s', (page, site, locales, expected) => {
    expect(belongsToSite(page, site, locales)).toBe(expected);
  });
});
