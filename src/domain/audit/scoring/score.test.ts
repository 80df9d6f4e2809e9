import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { baseChecks } from '#domain/audit/platforms/platform.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';
import { compareScores, scorePage, scorePlatform, scorePlatformsOfSite, scoreSite } from './score.ts';

const own = (id: keyof typeof platforms) =>
  Number(
    Object.values(platforms[id].ownChecks)
      .reduce((total, weight) => total + weight, 0)
      .toFixed(6),
  );

// docs/specification.md#s9.11: maximum score is the base plus these.
test.each([
  ['facebook', 6],
  ['skype', 4],
  ['telegram', 5],
  ['slack', 5],
  ['whatsapp', 5],
] as const)('own checks of %s add up to %i', (id, weight) => {
  expect(own(id)).toBe(weight);
});

// The weights that docs/specification.md#s9.10 names.
test.each([
  ['facebook', 'hasGoodImageRatio', 1.5],
  ['facebook', 'hasNoOgImageAlternative', 1.5],
  ['facebook', 'hasMinSize', 1.5],
  ['slack', 'fileSizeOk', 0.75],
  ['slack', 'twitterData1', 0.3],
  ['slack', 'twitterData2', 0.3],
  ['slack', 'hasSitename', 0.3],
] as const)('%s weighs %s with %f', (id, check, weight) => {
  expect(platforms[id].checks[check]).toBe(weight);
});

test.each(platformIds)('base checks weigh 1 on %s [9.10]', (id) => {
  expect(platforms[id].checks).toMatchObject(baseChecks);
});

const results = (passed: number, failed: number) => [
  { id: 'hasTitle' as const, outcome: 'pass' as const, weight: passed },
  { id: 'hasOgImage' as const, outcome: 'fail' as const, weight: failed },
  { id: 'hasSitename' as const, outcome: 'not-applicable' as const, weight: 50 },
];

test.each([
  ['dynamic', 1, 0, 100],
  ['static', 1, 0, 85],
  ['generic', 1, 0, 45],
  ['none', 1, 0, 20],
  ['static', 3, 1, 64], // 63.75
  ['dynamic', 0, 1, 0],
] as [AuditSubPageType, number, number, number][])(
  '%s image, %f passed, %f failed: %i',
  (type, passed, failed, score) => {
    expect(scorePlatform(results(passed, failed), type).score).toBe(score);
  },
);

test('a score shows the checks it came from [9.8]', () => {
  expect(scorePlatform(results(3, 1), 'static')).toEqual({
    score: 64,
    passedWeight: 3,
    allWeight: 4,
    multiplier: 0.85,
    shown: 'static',
    parts: [
      { check: 'hasTitle', weight: 3, passed: true },
      { check: 'hasOgImage', weight: 1, passed: false },
    ],
  });
});

test('the page score is the mean of the specification’s platforms that are alive; others count in nothing', () => {
  expect(
    scorePage([
      { platform: 'slack', score: 50 },
      { platform: 'notion', score: 75 },
      { platform: 'signal', score: 100 },
      { platform: 'google-search', score: 100 },
      { platform: 'skype', score: 0 },
    ]).score,
  ).toBe(63);
  const [first] = scorePage([{ platform: 'signal', score: 75 }]).parts;
  expect(first).toEqual({ platform: 'signal', score: 75 });
});

test.each([
  [
    'weighted by type',
    [
      ['dynamic', 100],
      ['none', 20],
    ],
    80,
  ], // (150 + 10) / 2
  [
    'a page without a result counts 0',
    [
      ['static', 80],
      [null, null],
    ],
    57,
  ], // 100 / 1.75
  ['no pages', [], 0],
] as [string, [AuditSubPageType | null, number | null][], number][])('site score: %s [9.9]', (_name, pages, score) => {
  expect(scoreSite(pages.map(([imageType, points], i) => ({ url: `/${i}`, score: points, imageType }))).score).toBe(
    score,
  );
});

const perfect = {
  'twitter:card': 'summary_large_image',
  'twitter:label1': 'Price',
  'twitter:data1': '12 EUR',
  'twitter:label2': 'Stock',
  'twitter:data2': 'In stock',
};

test('a perfect page with a dynamic image scores 100 everywhere', () => {
  const audit = auditPage(page(perfect, '1200x630', { imageType: 'dynamic' }));
  expect(audit.score.parts.filter(({ score }) => score !== 100)).toEqual([]);
  expect(audit.score.score).toBe(100);
});

test('additional checks do not change the specified weights [9.11]', () => {
  const flawed = { ...perfect, 'og:url': 'https://www.example.com/other', canonical: 'https://www.example.com/mug' };
  expect(auditPage(page(flawed, '1200x630', { imageType: 'dynamic' })).score.score).toBe(100);
});

test('the platforms of a site are weighted as its pages are, so their mean is the score', () => {
  const pages = [
    { url: '/', imageType: 'dynamic' as const, platforms: { whatsapp: 100, slack: 80 } },
    { url: '/a', imageType: 'none' as const, platforms: { whatsapp: 20, slack: 0 } },
    // Not read: 0 on both.
    { url: '/b', imageType: null, platforms: {} },
  ].map(({ platforms, ...page }) => ({
    ...page,
    platforms: (['whatsapp', 'slack'] as const).flatMap((platform) => {
      const scores: Partial<Record<string, number>> = platforms;
      const score = scores[platform];
      return score === undefined ? [] : [{ platform, score }];
    }),
  }));
  const bars = scorePlatformsOfSite(pages);
  expect(bars).toEqual([
    { platform: 'whatsapp', score: 64 },
    { platform: 'slack', score: 48 },
  ]);
  const site = scoreSite(
    pages.map(({ platforms, ...page }) => ({
      ...page,
      score: platforms.length === 0 ? null : scorePage(platforms).score,
    })),
  );
  expect(site.score).toBe((64 + 48) / 2);
  expect(scorePlatformsOfSite([])).toEqual([]);
});

test.each([
  ['the same pages', [['/', 50]], [['/', 60]], { pages: 1, before: 50, after: 60 }],
  [
    'more pages now: worse ones do not count',
    [['/', 80]],
    [
      ['/', 80],
      ['/a', 0],
      ['/b', 0],
    ],
    { pages: 1, before: 80, after: 80 },
  ],
  [
    'other pages',
    [
      ['/', 80],
      ['/x', 0],
    ],
    [
      ['/', 90],
      ['/y', 0],
    ],
    { pages: 1, before: 80, after: 90 },
  ],
  ['a page that could not be read counts 0', [['/', 80]], [['/', null]], { pages: 1, before: 80, after: 0 }],
  ['nothing in common', [['/x', 80]], [['/y', 80]], null],
] as const)('audits compared: %s', (_, before, after, change) => {
  const pagesOf = (rows: readonly (readonly [string, number | null])[]) =>
    rows.map(([url, score]) => ({ url, score, imageType: score === null ? null : ('static' as const) }));
  expect(compareScores(pagesOf(before), pagesOf(after))).toEqual(change);
});
