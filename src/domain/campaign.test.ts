import { expect, test } from 'vitest';
import { campaignDay, campaignState, chooseBanner } from './campaign.ts';

test.each([
  [null, null, 'running'],
  ['2026-11-16', null, 'running'],
  ['2026-11-17', null, 'planned'],
  [null, '2026-11-16', 'running'],
  [null, '2026-11-15', 'over'],
  ['2026-11-01', '2026-11-30', 'running'],
] as const)('from %s until %s it is %s', (firstDay, lastDay, state) => {
  expect(campaignState({ firstDay, lastDay }, '2026-11-16')).toBe(state);
});

test('the day is that of Berlin', () => {
  expect(campaignDay(new Date('2026-11-15T23:30:00Z'))).toBe('2026-11-16');
  expect(campaignDay(new Date('2026-11-15T22:30:00Z'))).toBe('2026-11-15');
});

const campaign = (
  id: number,
  firstDay: string | null,
  more: { lastDay?: string; banner?: string; in?: 'en' | 'de' } = {},
) => ({
  id,
  firstDay,
  lastDay: more.lastDay ?? null,
  bannerLanguages: [more.in ?? ('de' as const)],
  texts: { en: { banner: more.banner ?? 'en' }, de: { banner: more.banner ?? 'de' } },
});

test.each([
  ['none', [], null],
  ['the oldest of those without a beginning', [campaign(1, null), campaign(2, null)], 1],
  ['one for a week covers a lasting one', [campaign(1, null), campaign(2, '2026-11-10', { lastDay: '2026-11-20' })], 2],
  ['the lasting one again afterwards', [campaign(1, null), campaign(2, '2026-11-01', { lastDay: '2026-11-02' })], 1],
  ['the one that began last', [campaign(1, '2026-11-10'), campaign(2, '2026-11-12'), campaign(3, '2026-12-01')], 2],
  ['not one in another language', [campaign(1, null, { in: 'en' })], null],
  ['not one without words', [campaign(1, null, { banner: '' })], null],
])('the banner: %s', (_, campaigns, id) => {
  expect(chooseBanner(campaigns, 'de', '2026-11-16')?.id ?? null).toBe(id);
});
