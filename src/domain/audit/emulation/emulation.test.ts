import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { page, type TestOptions, type TestTags } from '#domain/audit/page.fixture.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { classifyImages, retype } from './classify-images.ts';
import { characters, cutText } from './cut-text.ts';
import { withOrigins } from './origins.ts';

test('the same image on three pages makes each of them generic, as if judged together from the start', () => {
  const audits = [1, 2, 3].map((n) => auditPage(page({}, '1200x630', { url: `https://www.example.com/${n}` })));
  const typed = classifyImages(audits, []);
  expect(typed.map(({ imageType }) => imageType)).toEqual(['generic', 'generic', 'generic']);
  const atOnce = auditPage(page({}, '1200x630', { url: 'https://www.example.com/1', imageType: 'generic' }));
  expect(typed[0]?.score).toEqual(atOnce.score);
  expect(typed[0]?.platforms[0]?.checks.filter(({ outcome }) => outcome === 'fail')).toEqual(
    atOnce.platforms[0]?.checks.filter(({ outcome }) => outcome === 'fail'),
  );
});

test('a page whose type does not change stays as it is', () => {
  const audit = auditPage(page());
  expect(retype(audit, 'static')).toBe(audit);
});

test.each([
  ['short', characters(10), 'short'],
  ['exactly ten', characters(11), 'exactly ten'],
  ['exactly ten', characters(10), 'exactly te…'],
  ['one two three', characters(8), 'one two…'], // No space before the ellipsis.
  ['😀😀😀', characters(2), '😀😀…'],
  ['anything', null, 'anything'],
  ['äöü', { unit: 'bytes', length: 4, mark: '...' } as const, 'äö...'],
  ['€😀x', { unit: 'bytes', length: 7, mark: '...' } as const, '€😀...'],
  ['€😀x', { unit: 'bytes', length: 8, mark: '...' } as const, '€😀x'],
  ['\ud83dabc', { unit: 'bytes', length: 5, mark: '...' } as const, '\ud83dab...'],
])('%s → %s', (text, cut, expected) => {
  expect(cutText(text, cut)).toBe(expected);
});

const origins = (id: PlatformId, tags: TestTags, options: TestOptions = {}) => {
  const evidence = page(tags, '1200x630', options);
  const [judged] = withOrigins(auditPage(evidence, [id]), evidence).platforms;
  return Object.fromEntries((judged?.card.origins ?? []).map((origin) => [origin.field, origin]));
};

test('names the tag, its byte and why not the others', () => {
  const { title } = origins('facebook', { 'twitter:title': 'T' });
  expect(title).toMatchObject({ tag: 'og:title', byte: expect.any(Number) });
  expect(title?.ignored.map(({ tag, why }) => `${tag}: ${why}`)).toEqual(
    expect.arrayContaining(['twitter:title: not-read', 'title: other-first']),
  );
});

test('a tag beyond the window is named with its place', () => {
  const { title } = origins('slack', {}, { padding: 40_000 });
  expect(title?.tag).toBeNull();
  expect(title?.ignored[0]).toMatchObject({ why: 'window', byte: expect.any(Number) });
});

test('a part that nothing gives has no origin', () => {
  expect(origins('facebook', { 'og:site_name': null }).siteName).toBeUndefined();
});

test('a part says how sure the rule is that chooses its tag, if that is not the platform’s own word', () => {
  expect(origins('bluesky', {}).title?.basis).toBe('assumed');
  expect(origins('facebook', {}).title?.basis).toBe('observed');
  expect(origins('twitter', {}).title).not.toHaveProperty('basis');
});
