import { expect, test } from 'vitest';
import type { AuditPage } from '#contract/entities/audit.ts';
import { chooseExamples, weakestPlatforms } from './choose-pages.ts';

const page = (path: string, score: number | null) => ({ path, score }) as AuditPage;
const shop = [
  page('/', 60),
  page('/products/vase', 80),
  page('/products/lamp', 20),
  page('/products/gone', null),
  page('/collections/all', 40),
  page('/pages/about', 10),
  page('/blogs/news/clay', 70),
];

test.each([
  ['the weakest product represents a shop', shop, 1, ['/products/lamp']],
  ['one of each kind', shop, 4, ['/products/lamp', '/collections/all', '/blogs/news/clay', '/']],
  ['good pages are omitted', [page('/products/a', 90), page('/', 95)], 4, ['/products/a']],
  ['a shop of one page', [page('/de', 5)], 4, ['/de']],
  ['among equals the English one', [page('/de/products/a', 5), page('/products/a', 5)], 1, ['/products/a']],
  ['nothing was read', [page('/', null)], 4, []],
])('%s', (_, pages, most, expected) => {
  expect(chooseExamples(pages, most, 'en').map(({ path }) => path)).toEqual(expected);
});

test('each page is shown on the platform on which it looks worst, and each platform once', () => {
  const page = (whatsapp: number, slack: number, facebook: number) => ({
    platforms: [
      { platform: 'whatsapp' as const, score: whatsapp },
      { platform: 'slack' as const, score: slack },
      { platform: 'facebook' as const, score: facebook },
    ],
  });
  const pages = [page(90, 20, 95), page(90, 10, 60), null, page(5, 80, 90)];
  expect(weakestPlatforms(pages, ['whatsapp', 'slack', 'facebook'])).toEqual([
    'slack',
    'facebook',
    'whatsapp',
    'whatsapp',
  ]);
});
