import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { bare, page } from '#domain/audit/page.fixture.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { editTags } from './edit-tags.ts';

const cardOf = (evidence: ReturnType<typeof page>) => auditPage(evidence, ['facebook']).platforms[0]?.card;

test('a changed title is what the card shows', () => {
  expect(cardOf(editTags(page(), [{ key: 'og:title', value: 'Red mug' }]))?.title).toBe('Red mug');
});

test('a new tag is read before everything else', () => {
  const edited = editTags(bare({ title: 'E' }), [{ key: 'og:title', value: 'O' }]);
  expect(cardOf(edited)?.title).toBe('O');
});

test('a removed image takes its width and height with it', () => {
  const before = page({ 'og:image:width': '1200', 'og:image:height': '630' });
  const edited = editTags(before, [{ key: 'og:image', value: null }]);
  expect(edited.meta.tags.filter(({ key }) => key.startsWith('og:image'))).toEqual([]);
  expect(edited.imageType).toBe('none');
});

test('of repeated tags one stays', () => {
  const edited = editTags(page({ 'og:title': ['A', 'B'] }), [{ key: 'og:title', value: 'C' }]);
  expect(edited.meta.tags.filter(({ key }) => key === 'og:title').map(({ value }) => value)).toEqual(['C']);
});

test('the edited page says the same as a page written so', () => {
  const edited = editTags(bare({ title: 'E' }), [
    { key: 'og:description', value: 'D' },
    { key: 'title', value: 'F & G' },
  ]);
  const html = `<!doctype html><html><head><meta charset="utf-8">${edited.meta.tags
    .filter(({ key }) => key !== 'charset')
    .map(({ raw }) => raw)
    .join('')}</head><body></body></html>`;
  const written = extractMeta({ body: new TextEncoder().encode(html), url: edited.url, contentType: 'text/html' });
  expect(written).toMatchObject({ title: 'F & G', og: edited.meta.og, description: edited.meta.description });
});

test('whether crawlers get another image is not known', () => {
  const before: ReturnType<typeof page> = { ...page(), imageReach: { facebook: 'forbidden' } };
  expect(editTags(before, [{ key: 'og:title', value: 'New' }]).imageReach).toEqual({ facebook: 'forbidden' });
  expect(editTags(before, [{ key: 'og:image', value: 'https://example.com/b.png' }]).imageReach).toBeUndefined();
});
