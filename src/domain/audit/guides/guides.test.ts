import { describe, expect, test } from 'vitest';
import { checkIds } from '#domain/audit/checks/check-id.ts';
import { ruleNames } from '#domain/audit/platform-rules.ts';
import { evidenceKindOf } from '#domain/audit/platforms/evidence.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { type SourceId, sources } from '#domain/audit/platforms/sources.ts';
import { refreshToolFor } from '#domain/audit/refresh.ts';
import { limitSize } from '#domain/format/numbers.ts';
import { languages } from '#domain/language.ts';
import { checkLimits } from './check-limits.ts';
import { explainRule, isOrdered, readingOrder } from './explain-rule.ts';
import { guidePage, layoutsOf, withheldCards } from './guide-page.ts';
import { shortSourceName, sourceDate, sourceLink, sourceOf, sourcesOf, yearsOld } from './rule-evidence.ts';

describe.each(platformIds)('%s', (id) => {
  const platform = platforms[id];

  test('every rule is told, in both languages', () => {
    for (const rule of ruleNames) {
      const texts = explainRule(platform, rule);
      const isListed = rule === 'layout' || (isOrdered(rule) && readingOrder(platform, rule).length > 0);
      expect(texts.length > 0 || isListed, rule).toBe(true);
      for (const language of languages) {
        for (const text of texts) expect(text[language], rule).toMatch(/^.*\S.*$/);
        expect(texts.map((text) => text[language]).join(' ')).not.toMatch(/undefined|null|NaN/);
      }
    }
  });

  test('the layouts are those of its cards', () => {
    const [first] = layoutsOf(platform);
    const { isShown, layout } = platform.toCard(guidePage());
    expect(first?.layout).toBe(isShown ? layout : 'none');
  });

  test('a source that a rule names is listed once', () => {
    const listed = sourcesOf(platform);
    expect(new Set(listed).size).toBe(listed.length);
    const { evidence, contradictedBy } = platform;
    const named = ruleNames.flatMap((rule) => [...(evidence[rule] ?? []), ...(contradictedBy[rule] ?? [])]);
    expect(listed).toEqual(expect.arrayContaining(named));
  });
});

test.each(Object.keys(sources) as SourceId[])('beside a rule, %s has a name that people know it by', (id) => {
  const name = shortSourceName(sourceOf(id), 'en');
  // Three are called so by their makers too.
  if (!['react-notion-x', 'discord-components', 'ogproof'].includes(id)) expect(name).not.toBe(id);
  expect(name.length).toBeGreaterThan(3);
  expect(name.length).toBeLessThan(75);
});

test.each([
  ['21 May 2026', '21. Mai 2026'],
  ['January 2023', 'Januar 2023'],
  ['2015 and 2023', '2015 und 2023'],
  ['commits 057231b and 010285d, undated', 'Commits 057231b und 010285d, ohne Datum'],
  ['commit 2f40549, 21 August 2026', 'Commit 2f40549, 21. August 2026'],
])('the date of a source is written in the reader’s language: %s', (date, german) => {
  expect([sourceDate(date, 'en'), sourceDate(date, 'de')]).toEqual([date, german]);
});

test('a source in our own words has German ones', () => {
  expect(shortSourceName(sourceOf('specification'), 'de')).toBe('Eigene Regeln von Linkbild');
  expect(shortSourceName(sourceOf('bluesky-app'), 'de')).toBe('bluesky-social/social-app auf GitHub');
});

test('a card that is withheld says of which pages and why', () => {
  expect(withheldCards(platforms.signal).map(({ what }) => what?.en)).toContain('no title');
  for (const id of platformIds) for (const { why } of withheldCards(platforms[id])) expect(why.de).not.toBe('');
});

test.each([
  [['ogp'], 'documented'],
  [['mastodon-source', 'yoast'], 'code'],
  [['yoast', 'mastodon-source'], 'observed'],
  [['isbot'], 'observed'],
  [[], 'assumed'],
] as const)('a rule with %j is %s', (title, kind) => {
  expect(evidenceKindOf({ evidence: { title } }, 'title')).toBe(kind);
  expect(evidenceKindOf({ evidence: {} }, 'title')).toBe('assumed');
});

test.each([
  ['ogp.me', 'https://ogp.me'],
  [
    'developers.facebook.com/docs/sharing/webmasters/faq',
    'https://developers.facebook.com/docs/sharing/webmasters/faq',
  ],
  ['api.slack.com/robots, as several public repositories quote it', 'https://api.slack.com/robots'],
  [
    'mozilla/bedrock#14258; against it hashicorp/terraform-website#553',
    'https://github.com/mozilla/bedrock/issues/14258',
  ],
  ['omrilotan/isbot fixtures/*.yml', 'https://github.com/omrilotan/isbot'],
  ['LinkedIn help a521928 and a6233775, as others quote them', null],
  ['Apple Technical Note TN2444, in a copy; followed by TN3156', null],
])('%s leads to %s', (where, link) => expect(sourceLink({ where })).toBe(link));

describe('who looks at a check', () => {
  test.each(checkIds)('%s: somebody', (id) => expect(checkLimits(id).length).toBeGreaterThan(0));

  test('with the number that judges', () => {
    const { windowBytes } = platforms.whatsapp;
    const limit = checkLimits('isInsideWindow').find(({ platform }) => platform === 'whatsapp');
    expect(limit?.limit?.en).toBe(`the first ${limitSize(windowBytes ?? 0, 'en')}`);
    const without = platformIds.filter((id) => platforms[id].windowBytes === null);
    expect(checkLimits('isInsideWindow').map(({ platform }) => platform)).not.toEqual(expect.arrayContaining(without));
  });

  test('closed platforms do not', () => {
    expect(checkLimits('hasTitle').map(({ platform }) => platform)).not.toContain('skype');
  });
});

test.each([
  ['30 April 2024', 2],
  ['commit 929032d, 6 September 2025', null],
  ['2015 and 2023', 2],
  ['May 2023', 3],
  ['2017, commit 753b174', 8],
  ['commit 7c7f9f2', null],
  [null, null],
])('a document of %s is %s years old, if that is too old to rely on', (date, years) => {
  expect(yearsOld({ date }, Date.UTC(2026, 10, 18))).toBe(years);
});

test('a source without a date says when it was read', () => {
  const places = (Object.keys(sources) as SourceId[]).filter((id) => sources[id] !== 'assumed').map(sourceOf);
  expect(places.filter(({ date, read }) => date === null && !/^20\d\d-(?:0\d|1[0-2])$/.test(read ?? ''))).toEqual([]);
  expect(places.filter(({ date, read }) => date !== null && read !== undefined)).toEqual([]);
});

test('the source of a variant is one of its platform', () => {
  const telegram = { ...platforms.telegram, evidence: {}, contradictedBy: {} };
  expect(sourcesOf(telegram)).toEqual(['telegram-ios', 'tdesktop', 'telegram-tt']);
});

test('the mock behind Slack’s and X’s figures is known to be old', () => {
  expect(yearsOld(sourceOf('heads-up'), Date.UTC(2026, 10, 18))).toBe(3);
});

test.each<[PlatformId, string]>([
  ['discord', 'https://discord.com/developers/embeds'],
  ['facebook', 'https://developers.facebook.com/tools/debug/?q=https%3A%2F%2Fe.com%2F'],
])('%s has a tool of its own for who changed a page', (id, address) => {
  expect(refreshToolFor(id, 'https://e.com/')).toBe(address);
});
