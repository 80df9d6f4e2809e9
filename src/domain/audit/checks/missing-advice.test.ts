import { describe, expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { expectFixesToHold } from '#domain/audit/fixes/fixes-hold.fixture.ts';
import { bare, page, type TestTags } from '#domain/audit/page.fixture.ts';
import { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { withFixes } from '../fixes/find-fixes.ts';
import type { CheckId } from './check-id.ts';

const issuesOf = (evidence: PageEvidence) => describeAudit(withFixes(auditPage(evidence), evidence), 'en').issues;
const issueOf = (evidence: PageEvidence, id: CheckId) => issuesOf(evidence).find((issue) => issue.id === id);
const idsOf = (evidence: PageEvidence) => issuesOf(evidence).map(({ id }) => id);
const card: TestTags = { 'twitter:card': 'summary_large_image', 'og:type': 'website' };

describe('long redirect chains', () => {
  test.each([
    [4, ['mastodon']],
    [6, ['discord', 'mastodon']],
  ])('%i redirects cost the cards of %j, and the rest have theirs', (redirects, platforms) => {
    const evidence = page(card, '1200x630', { redirects });
    expect(issueOf(evidence, 'hasFewRedirects')).toMatchObject({ level: 'error', platforms });
    expect(idsOf(evidence)).not.toContain('hasCard');
    expect(issueOf(evidence, 'hasFewRedirects')?.advice).toContain('https://www.example.com/mug');
    const { platforms: judged } = auditPage(evidence);
    expect(judged.find(({ platform }) => platform === 'whatsapp')?.card.isShown).toBe(true);
  });

  test.each([0, 1, 2, 3])('%i are fine everywhere', (redirects) => {
    expect(idsOf(page(card, '1200x630', { redirects }))).not.toContain('hasFewRedirects');
  });
});

describe('slow images', () => {
  const slow = (waitMs: number): PageEvidence => {
    const evidence = page(card);
    const images = Object.entries(evidence.images).map(([url, probe]): [string, ImageProbe] => [
      url,
      probe.ok ? { ...probe, waitMs } : probe,
    ]);
    return { ...evidence, images: Object.fromEntries(images) };
  };
  test('an image that keeps crawlers waiting is told, with the time that was measured', () => {
    expect(issueOf(slow(6_240), 'hasFastImage')?.advice).toContain('6.2 seconds');
  });
  test.each([0, 1_200, 4_900])('%i ms are fine', (ms) => expect(idsOf(slow(ms))).not.toContain('hasFastImage'));
});

describe('large images in Discover', () => {
  const article: TestTags = { ...card, 'og:type': 'article' };
  test.each<[string, TestTags]>([
    ['nothing said', article],
    ['index, follow', { ...article, robots: 'index, follow' }],
    ['standard', { ...article, robots: 'max-image-preview:standard' }],
    ['a date tells that it is an article', { ...card, 'article:published_time': '2026-11-01' }],
  ])('an article with a large image and %s: the permission is offered', (_, tags) => {
    const issue = issueOf(page(tags), 'allowsLargeImage');
    expect(issue).toMatchObject({ level: 'info', platforms: ['google-discover'] });
    expect(issue?.paste).toContain('max-image-preview:large');
    expectFixesToHold('article', page(tags));
  });

  test.each<[string, PageEvidence]>([
    ['permitted', page({ ...article, robots: 'max-image-preview:large' })],
    ['permitted to Google', page({ ...article, googlebot: 'index, max-image-preview:large' })],
    ['forbidden on purpose', page({ ...article, robots: 'max-image-preview:none' })],
    ['left out of search', page({ ...article, robots: 'noindex' })],
    ['a product', page({ ...card, 'og:type': 'product' })],
    ['a small image', page(article, '800x420')],
    ['no image', page({ ...article, 'og:image': null })],
  ])('%s: nothing to say', (_, evidence) => expect(idsOf(evidence)).not.toContain('allowsLargeImage'));

  test('a rule that means something is never replaced', () => {
    const issue = issueOf(page({ ...article, robots: 'nosnippet' }), 'allowsLargeImage');
    expect([issue?.paste, issue?.edits]).toEqual([null, null]);
  });
});

describe('a better image after the first', () => {
  const [small, good] = ['https://cdn.example.com/thumb.jpg', 'https://cdn.example.com/wide.jpg'];
  const file = (url: string, width: number, height: number): [string, ImageProbe] => [
    url,
    { ok: true, url, finalUrl: url, type: 'jpeg', width, height, bytes: 90_000, contentType: 'image/jpeg' },
  ];
  const two = (...files: [string, ImageProbe][]): PageEvidence => ({
    ...page({ ...card, 'og:image': [small, good] }, 'unasked'),
    images: Object.fromEntries(files),
  });

  test('too small: the second one is named, with its size, and no other is demanded', () => {
    const evidence = two(file(small, 150, 150), file(good, 1200, 630));
    const issue = issueOf(evidence, 'hasMinSize');
    expect(issue?.advice).toContain(`${good} (1200×630 px). Put it first.`);
    expect(issue?.gain?.points).toBeGreaterThan(0);
    expectFixesToHold('two images', evidence);
    // That there are several is no second issue.
    const said = issuesOf(evidence).flatMap(({ id, consequences }) => [id, ...consequences.map((one) => one.id)]);
    expect(said).not.toContain('isSingleImage');
  });

  test('cannot be loaded: the second one is named', () => {
    const evidence = two([small, { ok: false, url: small, reason: 'not-found' }], file(good, 1200, 630));
    expect(issueOf(evidence, 'isImageReachable')?.advice).toContain(good);
  });

  test.each<[string, [string, ImageProbe][]]>([
    ['smaller still', [file(small, 150, 150), file(good, 100, 100)]],
    ['not asked for', [file(small, 150, 150)]],
    ['dead', [file(small, 150, 150), [good, { ok: false, url: good, reason: 'not-found' }]]],
  ])('%s: it is not named', (_, files) => {
    expect(issuesOf(two(...files)).map(({ advice }) => advice)).not.toContain(good);
  });
});

describe('an image that is named elsewhere', () => {
  const photo = 'https://www.example.com/photo.jpg';
  const ld = (thing: object) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
  const without = (body: string, tags: TestTags = {}): PageEvidence => {
    const evidence = bare({ title: 'A', ...tags }, '', { body, imageType: 'none' });
    const probe = {
      ok: true,
      url: photo,
      finalUrl: photo,
      type: 'jpeg',
      width: 1600,
      height: 900,
      bytes: 9e4,
    } as const;
    return { ...evidence, images: { [photo]: { ...probe, contentType: 'image/jpeg' } } };
  };
  test.each<[string, PageEvidence, string]>([
    ['twitter:image', without('', { 'twitter:image': photo }), 'twitter:image'],
    ['an article', without(ld({ '@type': 'BlogPosting', image: photo })), 'JSON-LD'],
    [
      'an article in a graph',
      without(ld({ '@graph': [{ '@type': 'NewsArticle', image: { url: photo } }] })),
      'JSON-LD',
    ],
    ['a recipe', without(ld({ '@type': 'Recipe', image: [photo] })), 'JSON-LD'],
    ['a product', without(ld({ '@type': 'Product', name: 'Mug', image: [photo] })), 'JSON-LD'],
  ])('%s: og:image is offered from it, and the advice says where it is', (_, evidence, place) => {
    const issue = issueOf(evidence, 'hasOgImage');
    expect(issue?.advice).toContain(`${place} names an image`);
    expect(issue?.paste).toContain(`<meta property="og:image" content="${photo}">`);
  });

  test.each<[string, string]>([
    ['the logo of an organisation', ld({ '@type': 'Organization', logo: photo, image: photo })],
    ['nothing', ''],
  ])('%s is no image of the page', (_, body) => {
    expect(issueOf(without(body), 'hasOgImage')?.advice).not.toContain('names an image');
  });
});
