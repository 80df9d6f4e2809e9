import { expect, test } from 'vitest';
import type { Route } from '#contract/entities/project.ts';
import { productRouteOf, routesToShow } from './setup-routes.ts';

/** `/produkte/* 3`: a route with three pages; `*` is the fallback. */
function routesOf(lines: string[]) {
  const all = lines.map((line) => {
    const [path = '', pages = '0'] = line.split(' ');
    return { path, subPageCount: Number(pages), isFallback: path === '*' } as Route;
  });
  return {
    routes: all.filter(({ isFallback }) => !isFallback),
    fallback: all.find(({ isFallback }) => isFallback) ?? null,
  };
}

test.each<[string[], string | undefined]>([
  [[], undefined],
  [['/products/* 3', '/pages/* 2', '* 1'], '/products/*'],
  [['/pages/* 2', '/products/* 3'], '/products/*'],
  [['/products/*', '/blog/*', '/produkte/* 3', '* 1'], '/produkte/*'],
  [['/products/*', '/blog/*', '/ratgeber/* 3', '* 1'], '/ratgeber/*'],
  [['/products/*', '/blog/*', '* 9'], '*'],
  // Nothing is read yet.
  [['/blog/*', '/produkte/*', '*'], '/produkte/*'],
  [['/blog/*', '*'], '/blog/*'],
  [['*'], undefined],
])('of %j the products are at %s', (lines, expected) => {
  expect(productRouteOf(routesOf(lines))?.path).toBe(expected);
});

test('before routes are loaded there are none', () => {
  const unloaded = { routes: null, fallback: null };
  expect([productRouteOf(unloaded), routesToShow({ ...unloaded, isReading: true })]).toEqual([undefined, []]);
});

const lines = ['/products/*', '/blog/* 2', '/news/*', '/produkte/* 3', '* 1'];
test.each<[string, string[], boolean, string[]]>([
  ['those with pages first while reading', lines, true, ['/blog/*', '/produkte/*', '*', '/products/*', '/news/*']],
  ['all other pages first, where only they have any', ['/blog/*', '/news/*', '* 4'], true, ['*', '/blog/*', '/news/*']],
  ['only those with pages after it, the fallback last', lines, false, ['/blog/*', '/produkte/*', '*']],
  ['no fallback without pages', ['/blog/* 2', '*'], false, ['/blog/*']],
  ['the fallback alone', ['/blog/*', '* 1'], false, ['*']],
  ['all where no page was found', ['/blog/*', '/news/*', '*'], false, ['/blog/*', '/news/*']],
])('the setup shows %s', (_, given, isReading, expected) => {
  expect(routesToShow({ ...routesOf(given), isReading }).map(({ path }) => path)).toEqual(expected);
});
