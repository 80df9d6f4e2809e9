import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { page, type TestOptions, type TestTags } from '#domain/audit/page.fixture.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { withOrigins } from './origins.ts';

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
