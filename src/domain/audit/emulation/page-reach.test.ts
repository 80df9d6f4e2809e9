import { expect, test } from 'vitest';
import { auditPlatform } from '#domain/audit/audit-page.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import { bare, page, type TestTags } from '#domain/audit/page.fixture.ts';
import { describeCheck } from '#domain/audit/texts/describe-check.ts';
import type { PageReach } from './page-evidence.ts';
import { differencesOf } from './page-reach.ts';

const tagsOf = (tags: TestTags) => bare(tags).meta.tags;

test.each<[string, TestTags, TestTags, string[]]>([
  ['the same tags', { 'og:title': 'A' }, { 'og:title': 'A' }, []],
  ['another title', { 'og:title': 'A' }, { 'og:title': 'B' }, ['og:title']],
  ['no image', { 'og:image': 'https://e.com/a.jpg' }, {}, ['og:image']],
  ['tags only for crawlers', {}, { 'og:title': 'A' }, ['og:title']],
  ['a version of the same image', { 'og:image': 'https://e.com/a.jpg?v=1' }, { 'og:image': 'https://e.com/a.jpg' }, []],
  ['what no card shows', { generator: 'A' }, { generator: 'B' }, []],
  ['a repeated tag', { 'og:title': ['A', 'B'] }, { 'og:title': 'A' }, []],
])('%s', (_what, ours, theirs, differences) => {
  expect(differencesOf(tagsOf(ours), tagsOf(theirs), 100_000)).toEqual(differences);
});

test('what lies behind the bytes that were asked for is not missing', () => {
  const late = bare({ 'og:title': 'A' }, '1200x630', { padding: 5_000 }).meta.tags;
  expect(differencesOf(late, tagsOf({}), 4_000)).toEqual([]);
  expect(differencesOf(late, tagsOf({}), 6_000)).toEqual(['og:title']);
});

test.each<[string, PageReach, CheckId, string]>([
  [
    'robots.txt',
    { outcome: 'robots', url: 'https://www.example.com/mug' },
    'isAllowedByRobots',
    'robots.txt blocks X (Twitter), so it shows no card.',
  ],
  [
    'a firewall',
    { outcome: 'failed', reason: 'forbidden', status: 403 },
    'isPageReachable',
    'X (Twitter) can’t load the page. The server denies access (401 or 403).',
  ],
])('%s: no card, and the reason is said', (_what, reach, failing, reason) => {
  const { card, checks } = auditPlatform(page({}, '1200x630', { pageReach: { twitter: reach } }), 'twitter');
  expect(card).toMatchObject({ isShown: false, image: null });
  expect(card.reasons.map(({ en }) => en)).toContain(reason);
  const check = checks.find(({ id }) => id === failing);
  expect(check?.outcome).toBe('fail');
  expect(check && describeCheck(check, 'twitter').advice?.en).toMatch(/Twitterbot/);
});
