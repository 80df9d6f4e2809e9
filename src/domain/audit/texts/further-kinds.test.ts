import { describe, expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { withImageType } from '#domain/audit/emulation/with-image-type.ts';
import { withFixes } from '#domain/audit/fixes/find-fixes.ts';
import { bare, oembed, page, type TestTags } from '#domain/audit/page.fixture.ts';
import { describeAudit } from './describe-audit.ts';
import { describeIssues } from './describe-issues.ts';

// More kinds of advice that were once shown (kinds.test.ts): false, of no use, or against what is said beside it.

const issuesOf = (evidence: PageEvidence) => describeIssues(withFixes(auditPage(evidence), evidence));
const issueOf = (evidence: PageEvidence, id: string) => issuesOf(evidence).find((issue) => issue.id === id);
const large: TestTags = { 'twitter:card': 'summary_large_image', 'og:type': 'website', 'og:url': 'https://e.com/mug' };
const mug = 'https://cdn.example.com/mug.jpg';

test('a small image is not blamed on one platform while the headline names others', () => {
  const issue = issueOf(page(large, '265x265'), 'hasMinSize');
  expect(issue?.text.en).toMatch(/show the image small/);
  expect(`${issue?.detail?.en} ${issue?.advice?.en}`).not.toMatch(/X \(Twitter\)|Telegram/);
});

test('fewer platforms are named than show no image only with a word about the others', () => {
  const avif = issueOf(page(large, '1200x630 avif 40000'), 'isValidImageType');
  expect(avif?.advice?.en).toContain('others probably don’t either');
  const gif = issueOf(page(large, '1200x630 gif 90000'), 'isValidImageType');
  expect(gif?.advice?.en).toBe(
    'ChatGPT and Perplexity probably don’t show GIF images. Save it as a JPG, which works everywhere.',
  );
  // Facebook drops such a file and has no points for it.
  expect(issueOf(page(large, '6000x4000 png 24000000'), 'fileSizeOk')?.advice?.en).toContain('for many platforms');
  expect(issueOf(page(large, '1200x630 png 2900000'), 'fileSizeOk')?.advice?.en).toContain('for WhatsApp and Signal');
});

test('an alternative text in the tag of another platform is not called missing', () => {
  const issue = issueOf(page({ ...large, 'og:image:alt': 'A mug' }), 'hasAltText');
  expect(issue?.platforms).toEqual(['twitter']);
  expect([issue?.text.en, issue?.detail?.en]).toEqual([
    'On X (Twitter), screen readers can’t describe the image.',
    'The alt text is in og:image:alt only.',
  ]);
  expect(issueOf(page({ ...large, 'twitter:image': mug, 'twitter:image:alt': 'A mug' }), 'hasAltText')).toMatchObject({
    platforms: ['mastodon'],
    detail: { en: 'The alt text is in twitter:image:alt only.' },
  });
});

test('no tag describes an image of an oEmbed answer', () => {
  const video = page(large, '1200x630', { oembed: oembed() });
  expect(issueOf(video, 'hasAltText')?.platforms).toEqual(['twitter']);
});

test('nothing is called in order beside a warning', () => {
  const capped = (tags: TestTags) => describeAudit(auditPage(page({ ...large, ...tags })), 'en').capped;
  expect(capped({})).toContain('Nothing’s broken.');
  expect(capped({ 'og:url': null })).not.toContain('Nothing’s broken.');
});

test('double tags of a theme and an app do not all come from the app', () => {
  const app = (title: string) =>
    `<!-- BEGIN app block: shopify://apps/seo-king/blocks/tags/1 --><meta property="og:title" content="${title}"><!-- END app block -->`;
  const advised = (own: string | null, head: string) =>
    issueOf(page({ ...large, 'og:title': own }, '1200x630', { head }), 'hasNoDuplicateTags')?.advice?.en;
  expect(advised('Mug', app('Mug, 20% off'))).toContain('Some come from seo-king.');
  expect(advised(null, app('Mug') + app('Mug, 20% off'))).toContain('They come from seo-king.');
});

test('a page that stands in for another is rightly left out of searches', () => {
  const noindex: TestTags = { ...large, robots: 'noindex' };
  const gone = page({ ...noindex, title: 'Page not found', 'og:title': null });
  expect(issuesOf(gone).map(({ id }) => id)).toEqual(['isRequestedPage']);
  expect(issuesOf(page(noindex)).map(({ id }) => id)).toContain('isIndexable');
});

test('a title alone makes no card on X: the advice says what else is missing', () => {
  const advised = (tags: TestTags) => issueOf(bare(tags), 'hasTitle')?.advice?.en;
  expect(advised({ title: 'Mug', description: 'Blue.' })).toMatch(/X also needs twitter:card\.$/);
  expect(advised({ title: 'Mug', 'twitter:card': 'summary' })).not.toContain('twitter:card');
  expect(advised({ title: 'Mug', 'og:type': 'website', 'og:description': 'Blue.' })).not.toContain('twitter:card');
});

test('an address with and without a slash at the end is one', () => {
  const twice = (...urls: string[]) => issueOf(page({ ...large, 'og:url': urls }), 'hasNoDuplicateTags');
  expect(twice('https://e.com/mug', 'http://e.com/mug/')).toBeUndefined();
  expect(twice('https://e.com/mug', 'https://e.com/')).toBeDefined();
});

test('a logo before the image of the page goes behind it', () => {
  const logo = 'https://e.com/logo.png';
  const evidence = page({ ...large, 'og:image': [logo, mug] }, '1200x800', { imageType: 'generic' });
  const issue = issueOf(evidence, 'isGenericImage');
  expect(issue?.advice?.en).toContain(`${mug} (1200×800 px). Put it first.`);
  expect(issue?.gain?.points).toBeGreaterThan(0);
  const logos = page({ ...large, 'og:image': [logo, 'https://e.com/logo-dark.png'] }, '1200x800', {
    imageType: 'generic',
  });
  expect(issueOf(logos, 'isGenericImage')?.advice?.en).not.toContain('Put it first');
});

test('https is not advised where the image fails with it', () => {
  const plain = page({ ...large, 'og:image': 'http://cdn.example.com/mug.jpg' });
  expect(issueOf(plain, 'hasHttpsImage')?.advice?.en).toBe('Change the image URL to https.');
  const images = { ...plain.images, [mug]: { ok: false, url: mug, reason: 'tls' } as const };
  expect(issueOf({ ...plain, images }, 'hasHttpsImage')?.advice?.en).toMatch(
    /can’t be loaded with https\. Set up https/,
  );
});

test('a relative twitter:image is named as well', () => {
  const advised = (tags: TestTags) =>
    issueOf(page({ ...large, 'og:image': '/mug.jpg', ...tags }), 'hasAbsoluteImageUrl')?.advice?.en;
  expect(advised({ 'twitter:image': '/mug.jpg' })).toContain('X reads twitter:image, which needs it too.');
  expect(advised({})).not.toContain('twitter:image');
  expect(advised({ 'twitter:image': mug })).not.toContain('twitter:image');
});

test('a private window opens no address that is not public', () => {
  const local = page({ ...large, 'og:image': 'http://localhost:3000/og.png' }, 'blocked');
  expect(issueOf(local, 'isImageReachable')?.advice?.en).not.toContain('private window');
});

test('a place is described for the tag in question alone', () => {
  const squarespace = 'https://static1.squarespace.com/static/a.jpg';
  const text = issueOf(
    page({ ...large, 'og:image': squarespace, 'og:description': null, description: null }),
    'hasDescription',
  );
  expect(text?.where?.en).toBe('In Squarespace: the page’s settings, “SEO”.');
  const oxid = page({ ...large, 'twitter:card': null }, '1200x630', { shopSystem: 'oxid' });
  expect(issueOf(oxid, 'hasValidTwitterCard')?.where?.en).not.toContain('[{');
});

test('nothing is said about product photos on other pages', () => {
  const article = page({ ...large, 'og:type': 'article' }, '2400x1600', { pageType: 'shopify' });
  expect(issueOf(article, 'hasGoodImageRatio')?.advice?.en).not.toMatch(/product/i);
});

test('no large image is promised to a page that has none', () => {
  const advised = (tags: TestTags) => issueOf(page({ ...large, 'twitter:card': null, ...tags }), 'hasValidTwitterCard');
  expect(advised({ 'og:image': null })?.advice?.en).toMatch(/a large image on Discord\. That takes an image, too\.$/);
  expect(advised({})?.advice?.en).toMatch(/a large image on Discord\.$/);
});

const imagesUrls = ['https://linkbild.example/images'];
const issueOfImage = (image: string, spec: string, id: string) => {
  const evidence = withImageType(page({ 'og:image': image }, spec), imagesUrls);
  return describeIssues(auditPage(evidence)).find((issue) => issue.id === id);
};
const ours = 'https://linkbild.example/images/p/og.jpg';
const others = 'https://shop.example/images/mug.jpg';

describe('a fault of an image that Linkbild serves', () => {
  test.each(['blocked', 'timeout', 'server-error', 'refused', 'broken-image'])('%s is ours to mend', (reason) => {
    const issue = issueOfImage(ours, reason, 'isImageReachable');
    expect(issue?.doneByUs).toBeNull();
    expect(issue?.advice?.en).toMatch(/^The image comes from Linkbild, so this is our fault/);
    expect(issue?.advice?.de).toMatch(/^Das Bild kommt von Linkbild\. Der Fehler liegt also bei uns/);
  });

  test('an address without an image is a wrong tag', () => {
    expect(issueOfImage(ours, 'not-found', 'isImageReachable')?.advice?.en).toContain('the one from your project');
  });

  test('is not offered to be done by Linkbild, whatever it is', () => {
    expect(issueOfImage(ours, '400x90', 'hasMinSize')).toMatchObject({ doneByUs: null });
    expect(issueOfImage(others, '400x90', 'hasMinSize')?.doneByUs?.en).toContain('Linkbild does this for you');
  });
});

test('another image that fails keeps its reason and the offer', () => {
  const issue = issueOfImage(others, 'blocked', 'isImageReachable');
  expect(issue?.advice?.en).toContain('its URL isn’t public');
  expect(issue?.doneByUs?.en).toContain('Linkbild does this for you');
});
