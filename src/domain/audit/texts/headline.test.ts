import { describe, expect, test } from 'vitest';
import { auditPage, type PageAudit } from '#domain/audit/audit-page.ts';
import { checkIds } from '#domain/audit/checks/check-id.ts';
import { checks } from '#domain/audit/checks/index.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { withFixes } from '#domain/audit/fixes/find-fixes.ts';
import { page, type TestTags } from '#domain/audit/page.fixture.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { siteIssuesOf } from '#domain/audit/scoring/site-issues.ts';
import { describeIssue, describeIssues } from './describe-issues.ts';
import { headlineOf } from './headline.ts';

const large: TestTags = { 'twitter:card': 'summary_large_image', 'og:type': 'website', 'og:url': 'https://e.com/mug' };
const judged = (evidence: PageEvidence): PageAudit => withFixes(auditPage(evidence), evidence);
const headline = (evidence: PageEvidence, id: string) => {
  const issue = describeIssues(judged(evidence)).find((one) => one.id === id);
  return issue && [issue.text.en, issue.text.de];
};

const nothing = { cards: [], images: [], otherImages: [], titles: [], descriptions: [], small: [] };
/** Words of developers. */
const tags = /\b(?:og|twitter|fediverse):|<\w|(?:name|property)=|robots\.txt|noindex|canonical|https?:\/\//i;

test.each(checkIds)('%s: its headline names no tag', (id) => {
  const [about, facts] = [['slack' as const], { tags: 'og:title', ogUrl: 'https://e.com', count: 4, finalUrl: 'here' }];
  const { text } = checks[id];
  const said = { facts, platform: platforms.slack, about };
  const own = typeof text === 'function' ? text(said) : text;
  const shown = headlineOf({ id, losses: nothing, about, facts })?.text ?? { en: own.en[1], de: own.de[1] };
  expect(shown.en).not.toMatch(tags);
  expect(shown.de).not.toMatch(tags);
});

describe('the headline says what people see', () => {
  test.each<[string, PageEvidence, string, string]>([
    [
      'hasOgImage',
      page({ ...large, 'og:image': null }, '', { imageType: 'none' }),
      'WhatsApp, Facebook and 19 more show no image.',
      'WhatsApp, Facebook und 19 weitere zeigen kein Bild.',
    ],
    [
      'hasValidTwitterCard',
      page({ ...large, 'twitter:card': 'summary' }),
      'Slack shows the image small.',
      'Slack zeigt das Bild nur klein.',
    ],
    [
      'hasDescription',
      page({ ...large, description: null, 'og:description': null }),
      'WhatsApp, Facebook and 11 more show no description.',
      'WhatsApp, Facebook und 11 weitere zeigen keine Beschreibung.',
    ],
    [
      'hasNoDuplicateTags',
      page({ ...large, 'og:title': ['A', 'B'] }),
      'Platforms may pick the wrong title, text or image.',
      'Plattformen nehmen womöglich den falschen Titel, Text oder das falsche Bild.',
    ],
  ])('%s', (id, evidence, en, de) => expect(headline(evidence, id)).toEqual([en, de]));
});

test('over a site it names the platforms of all pages, and the tag stands below', () => {
  const pages = [
    judged(page({ ...large, 'og:image': 'http://cdn.example.com/a.jpg' }, 'not-found')),
    judged(page({ ...large, 'og:image': 'https://cdn.example.com/a.jpg' }, 'not-found')),
  ];
  const issue = siteIssuesOf(pages).find(({ id }) => id === 'isImageReachable');
  const said = issue && describeIssue(issue, issue.example, issue.pages);
  expect(said?.text.en).toMatch(/^WhatsApp, Facebook and \d+ more show no image\.$/);
  expect(said?.detail?.en).toBe('The preview image can’t be loaded.');
  expect(said?.doneByUs?.en).toContain('Linkbild does this for you');
});

test('over a site the figures of one page are said of that page, and of one page as they are', () => {
  const pages = ['1600x1067', '1400x1000'].map((size) => judged(page(large, size)));
  const issue = siteIssuesOf(pages).find(({ id }) => id === 'hasGoodImageRatio');
  const of = (count: number) => issue && describeIssue(issue, issue.example, count).advice;
  const path = new URL(issue?.example.url ?? '').pathname;
  expect(of(2)?.de).toMatch(new RegExp(`^Auf ${path} hat es 1600\u00a0×\u00a01067 px`));
  expect(of(2)?.en).toMatch(new RegExp(`^On ${path}, it’s 1600×1067 px`));
  expect(of(1)?.de).toMatch(/^Es hat 1600/);
});

test('what Linkbild does not do, it does not claim', () => {
  const issues = describeIssues(
    judged(page({ 'og:title': null, title: null, 'og:description': null, 'og:url': null })),
  );
  expect(issues.filter(({ doneByUs, id }) => doneByUs !== null && /itle|escription|Url|Card/.test(id))).toEqual([]);
});
