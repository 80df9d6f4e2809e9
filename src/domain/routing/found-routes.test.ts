import { describe, expect, test } from 'vitest';
import { foundRoutes } from './found-routes.ts';
import { parsePattern } from './path-pattern.ts';
import { matchRoute } from './routes.ts';

const under = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `https://shop.example${folder}/${at}`);

describe('routes that a site’s pages suggest', () => {
  test.each<[string, string[], string[]]>([
    ['none for no pages', [], []],
    ['a folder with three pages', under('/produkte', 3), ['/produkte/*']],
    ['not one with two', under('/produkte', 2), []],
    ['not for its own page', ['/produkte', '/produkte/', ...under('/produkte', 2)], []],
    ['not for pages without a folder', ['/', '/a.html', '/b.html', '/c.html'], []],
    [
      'largest first, then by name',
      [...under('/b', 3), ...under('/a', 3), ...under('/c', 4)],
      ['/c/*', '/a/*', '/b/*'],
    ],
    ['at most four', ['/a', '/b', '/c', '/d', '/e'].flatMap((one) => under(one, 3)), ['/a/*', '/b/*', '/c/*', '/d/*']],
    ['languages together', ['', '/de', '/pt-br'].flatMap((one) => under(`${one}/shop`, 1)), ['/shop/*']],
    ['no route for a language', under('/de', 9), []],
    ['deeper pages too', under('/shop/vasen', 3), ['/shop/*']],
    ['words in any script', under('/k%C3%BCche', 3), ['/küche/*']],
    ['what is no address', ['https://', 'x y', '//'], []],
  ])('%s', (_, urls, expected) => {
    expect(foundRoutes(urls)).toEqual(expected);
  });

  test.each([
    'tag',
    'Tags',
    'author',
    'autor',
    'page',
    'seite',
    'search',
    'suche',
    'cart',
    'warenkorb',
    'checkout',
    'account',
    'konto',
    'wp-content',
    'feed',
    '2026',
    'index.php',
    'a%20b',
    'a*',
    '~user',
    '%E0%A4%A',
    'a'.repeat(41),
  ])('/%s/ is no page type', (folder) => expect(foundRoutes(under(`/${folder}`, 5))).toEqual([]));

  test('every one is a pattern that takes its pages', () => {
    const urls = [...under('/Produkte', 5), ...under('/en/k%C3%BCche', 4), ...under('/wohn_ideen-2026', 3)];
    const paths = foundRoutes(urls);
    expect(paths.map((path) => parsePattern(path))).toMatchObject(paths.map((path) => ({ pattern: { path } })));
    const routes = [...paths.map((path) => ({ path })), { path: '*', isFallback: true }];
    expect(urls.filter((url) => matchRoute(routes, url)?.path === '*')).toEqual([]);
  });
});
