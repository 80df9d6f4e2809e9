import { expect, test } from 'vitest';
import type { AuditPage } from '#contract/entities/audit.ts';
import { chooseExamples, chooseOutlierPages, weakestPlatforms } from './choose-pages.ts';

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

const scoredPage = (path: string, scores: Record<string, number>) =>
  ({
    path,
    score: 50,
    platforms: Object.entries(scores).map(([platform, score]) => ({ platform, score })),
  }) as unknown as AuditPage;

const pages = [
  scoredPage('/same', { whatsapp: 80, slack: 80, telegram: 80 }),
  scoredPage('/no-whatsapp', { whatsapp: 0, slack: 80, telegram: 80 }),
  scoredPage('/bad-everywhere', { whatsapp: 0, slack: 0, telegram: 0 }),
];

test('each platform with the page on which it differs most, beside it the others of the score', () => {
  const platforms = [
    { platform: 'whatsapp', score: 40 },
    { platform: 'slack', score: 60 },
    { platform: 'discord', score: 10 },
    { platform: 'facebook', score: 60 },
  ] as const;
  const shown = chooseOutlierPages(platforms, pages, pages[0], 'en');
  expect(shown.map((one) => `${one.platform} ${one.difference} ${one.page.path}`)).toEqual([
    'whatsapp -20 /no-whatsapp',
    'slack 0 /no-whatsapp',
    'facebook 0 /no-whatsapp',
  ]);
});

test('where all are the same, they show the example page', () => {
  const platforms = [
    { platform: 'slack', score: 60 },
    { platform: 'whatsapp', score: 60 },
    { platform: 'facebook', score: 60 },
  ] as const;
  const shown = chooseOutlierPages(platforms, pages, pages[0], 'en');
  expect(shown.map((one) => `${one.platform} ${one.page.path}`)).toEqual([
    'slack /same',
    'whatsapp /same',
    'facebook /same',
  ]);
  expect(chooseOutlierPages(platforms, pages, undefined, 'en')).toEqual([]);
});

test('among equal pages the one in the reader’s language', () => {
  const twins = [
    scoredPage('/lamps', { whatsapp: 0, slack: 80, telegram: 80 }),
    scoredPage('/de/lamps', { whatsapp: 0, slack: 80, telegram: 80 }),
  ];
  const platforms = twins[0]?.platforms ?? [];
  expect(chooseOutlierPages(platforms, twins, twins[0], 'en')[0]?.page.path).toBe('/lamps');
  expect(chooseOutlierPages(platforms, twins, twins[0], 'de')[0]?.page.path).toBe('/de/lamps');
});
