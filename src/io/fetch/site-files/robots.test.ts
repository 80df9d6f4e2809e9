import { describe, expect, test } from 'vitest';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { linear } from '../../../../test/measured.ts';
import { crawlDelaySeconds, firstForbidden, isAllowed, mayCrawl, parseRobots, ROBOTS_BYTES } from './robots.ts';

const bot = 'LinkbildBot/1.0 (+https://linkbild.example/for-developers)';

describe('which rule decides', () => {
  test.each<[name: string, robots: string, path: string, allowed: boolean]>([
    ['no rules', '', '/a', true],
    ['everything is disallowed', 'User-agent: *\nDisallow: /', '/a', false],
    ['robots.txt itself is always allowed', 'User-agent: *\nDisallow: /', '/robots.txt', true],
    ['empty disallow', 'User-agent: *\nDisallow:', '/a', true],
    ['a beginning', 'User-agent: *\nDisallow: /cart', '/cart/1', false],
    ['a prefix is not a whole word', 'User-agent: *\nDisallow: /cart', '/cartoon', false],
    ['a folder', 'User-agent: *\nDisallow: /cart/', '/cart', true],
    ['case counts in paths', 'User-agent: *\nDisallow: /Cart', '/cart', true],
    ['the longer rule wins', 'User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['the longer rule wins, the other way round', 'User-agent: *\nAllow: /a\nDisallow: /a/b', '/a/b/c', false],
    ['between equals allowing wins', 'User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['our own group', 'User-agent: linkbildbot\nDisallow: /x\n\nUser-agent: *\nDisallow: /', '/a', true],
    ['our own group, disallowed', 'User-agent: *\nAllow: /\nUser-agent: LinkbildBot\nDisallow: /', '/a', false],
    ['a version in the group', 'User-agent: LinkbildBot/2.0\nDisallow: /', '/a', false],
    ['another robot with a longer name', 'User-agent: LinkbildBotPlus\nDisallow: /', '/a', true],
    [
      'two groups for us are combined',
      'User-agent: LinkbildBot\nDisallow: /a\nUser-agent: x\nDisallow: /\nUser-agent: LinkbildBot\nDisallow: /b',
      '/b',
      false,
    ],
    ['several names share a group', 'User-agent: a\nUser-agent: LinkbildBot\nUser-agent: b\nDisallow: /', '/a', false],
    ['a sitemap between does not end the group', 'User-agent: *\nSitemap: https://x/s.xml\nDisallow: /a', '/a', false],
    ['rules before any group', 'Disallow: /\nUser-agent: *\nAllow: /', '/a', true],
    ['a star inside', 'User-agent: *\nDisallow: /*/edit', '/a/b/edit?x', false],
    ['a star and the end', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf', false],
    ['a star and the end, not at the end', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf?x', true],
    ['the end alone', 'User-agent: *\nDisallow: /a$', '/a', false],
    ['the end alone, longer', 'User-agent: *\nDisallow: /a$', '/ab', true],
    ['the end found twice', 'User-agent: *\nDisallow: /*a$', '/aba', false],
    ['query strings', 'User-agent: *\nDisallow: /*?*sort_by', '/c?x=1&sort_by=a', false],
    ['escaped letters equal plain letters', 'User-agent: *\nDisallow: /%61', '/a', false],
    ['umlauts in either spelling', 'User-agent: *\nDisallow: /größe', '/gr%C3%B6%c3%9fe', false],
    ['an escaped slash is not a slash', 'User-agent: *\nDisallow: /a/b', '/a%2fb', true],
    ['comments and white space', 'user-agent : * # all\n  DISALLOW:/a  # no', '/a', false],
    ['old line endings and a byte order mark', '\ufeffUser-agent: *\rDisallow: /a\r', '/a', false],
    ['HTML instead of rules', '<!doctype html><html>not found</html>', '/a', true],
    ['a crawl delay ends the names', 'User-agent: a\nCrawl-delay: 1\nUser-agent: *\nDisallow: /', '/x', false],
  ])('%s', (_name, robots, path, allowed) => expect(isAllowed(parseRobots(robots), bot, path)).toBe(allowed));
});

test('a pattern of stars is matched without delay', linear, () => {
  const robots = parseRobots(`User-agent: *\nDisallow: /${'*a'.repeat(10_000)}b$`);
  expect(isAllowed(robots, bot, `/${'a'.repeat(8_000)}`)).toBe(true);
});

test.each([
  ['User-agent: *\nCrawl-delay: 2.5', 2.5],
  ['User-agent: *\nCrawl-delay: 1\nUser-agent: LinkbildBot\nCrawl-delay: 7', 7],
  ['User-agent: LinkbildBot\nDisallow: /x\nUser-agent: *\nCrawl-delay: 7', null],
  ['User-agent: *\nCrawl-delay: soon', null],
  ['User-agent: *\nCrawl-delay: -1', null],
])('crawl delay of %j is %s', (text, seconds) => expect(crawlDelaySeconds(parseRobots(text), bot)).toBe(seconds));

test('sitemaps are listed wherever they appear', () => {
  const { sitemaps } = parseRobots(
    'Sitemap: https://x/1.xml\nUser-agent: *\nsitemap:https://x/2.xml?a=b # old\nDisallow: /',
  );
  expect(sitemaps).toEqual(['https://x/1.xml', 'https://x/2.xml?a=b']);
});

test('content beyond 500 kB is not read', () => {
  const robots = parseRobots(`User-agent: *\n${'#'.repeat(ROBOTS_BYTES)}\nDisallow: /`);
  expect(isAllowed(robots, bot, '/')).toBe(true);
});

test('of several addresses, each crawler gets the first that its host forbids to it', () => {
  const files = new Map([
    ['https://a.de', parseRobots('User-agent: Twitterbot\nDisallow: /b\n\nUser-agent: *\nDisallow: /c')],
    ['https://cdn.a.de', parseRobots('User-agent: *\nDisallow: /')],
  ]);
  const addresses = ['https://other.de/b', 'https://a.de/c', 'https://a.de/b?x', 'https://cdn.a.de/1.jpg'];
  const names = ['Twitterbot', 'LinkedInBot'];
  expect(Object.fromEntries(firstForbidden({ files, names, addresses }))).toEqual({
    Twitterbot: 'https://a.de/b?x',
    LinkedInBot: 'https://a.de/c',
  });
  expect(firstForbidden({ files, names, addresses: ['https://a.de/'] }).size).toBe(0);
});

test.each([
  [300, 0],
  [301, 1],
])('a file of %i rules is compared by %i readers', async (count, readers) => {
  const lines = Array.from({ length: count }, (_, at) => `Disallow: /*/${at}-x`);
  const robots = parseRobots(`User-agent: *\n${lines.join('\n')}`);
  const jobs: string[] = [];
  const run = async (name: string, input: Parameters<typeof firstForbidden>[0]) => {
    jobs.push(name);
    return { ok: true, value: firstForbidden(input) };
  };
  const safeFetch = { reader: { run } } as unknown as SafeFetch;
  const may = (path: string) => mayCrawl(safeFetch, robots, { userAgent: bot, address: `https://a.de${path}` });
  expect([await may('/en/7-x'), await may('/en/7')]).toEqual([
    { ok: true, value: false },
    { ok: true, value: true },
  ]);
  expect(jobs).toEqual(Array.from({ length: 2 * readers }, () => 'forbidden'));
});
