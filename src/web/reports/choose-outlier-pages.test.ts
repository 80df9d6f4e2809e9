import { expect, test } from 'vitest';
import type { AuditPage } from '#contract/entities/audit.ts';
import { chooseOutlierPages } from './choose-outlier-pages.ts';

const page = (path: string, scores: Record<string, number>) =>
  ({
    path,
    score: 50,
    platforms: Object.entries(scores).map(([platform, score]) => ({ platform, score })),
  }) as unknown as AuditPage;

const pages = [
  page('/same', { whatsapp: 80, slack: 80, telegram: 80 }),
  page('/no-whatsapp', { whatsapp: 0, slack: 80, telegram: 80 }),
  page('/bad-everywhere', { whatsapp: 0, slack: 0, telegram: 0 }),
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
    page('/lamps', { whatsapp: 0, slack: 80, telegram: 80 }),
    page('/de/lamps', { whatsapp: 0, slack: 80, telegram: 80 }),
  ];
  const platforms = twins[0]?.platforms ?? [];
  expect(chooseOutlierPages(platforms, twins, twins[0], 'en')[0]?.page.path).toBe('/lamps');
  expect(chooseOutlierPages(platforms, twins, twins[0], 'de')[0]?.page.path).toBe('/de/lamps');
});
