import { describe, expect, test } from 'vitest';
import { bare } from '#domain/audit/page.fixture.ts';
import type { TagReading } from '#domain/audit/platform-rules.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { usualReading } from '#domain/audit/platforms/platform.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { emulatePage } from './emulate-page.ts';
import { tagValue, visibleTags } from './visible-tags.ts';

const seenBy = (reading: Partial<TagReading>, head: string, body = '') => {
  const tagReading = { ...usualReading, ...reading };
  return visibleTags(bare({}, 'unasked', { head, body }), { ...platforms.facebook, tagReading });
};

describe('the tags a platform finds', () => {
  test.each<[string, Partial<TagReading>, string, string | null]>([
    ['either attribute', {}, '<meta name=og:title content=n>', 'n'],
    ['property only', { ogAttributes: ['property'] }, '<meta name=og:title content=n>', null],
    ['any letters', {}, '<meta property=OG:TITLE content=a>', 'a'],
    ['exact letters', { keys: 'exact' }, '<meta property=OG:TITLE content=a>', null],
    ['a list of keys', {}, '<meta property="dc:title og:title" content=a>', 'a'],
    ['no list of keys', { keys: 'exact' }, '<meta property="dc:title og:title" content=a>', null],
    ['a whole attribute in any letters', { keys: 'whole' }, '<meta property=OG:TITLE content=a>', 'a'],
    ['nothing but a whole attribute', { keys: 'whole' }, '<meta property="dc:title og:title" content=a>', null],
    ['both attributes', {}, '<meta name=image property=og:title content=a>', 'a'],
    ['name alone', { prefersName: true }, '<meta name=image property=og:title content=a>', null],
    ['name alone, elsewhere', { prefersName: true }, '<meta name=a content=1><meta property=og:title content=a>', 'a'],
    ['empty tags are skipped', {}, '<meta property=og:title content=""><meta property=og:title content=a>', 'a'],
    [
      'an empty first tag is missing',
      { emptyTag: 'is-missing' },
      '<meta property=og:title content=""><meta property=og:title content=a><title>t</title>',
      't',
    ],
    [
      'an empty first tag is the value',
      { emptyTag: 'is-value' },
      '<meta property=og:title content=""><title>t</title>',
      null,
    ],
  ])('%s', (_, reading, head, expected) => {
    expect(tagValue(seenBy(reading, head), ['og:title', 'title'], reading.emptyTag)).toBe(expected);
  });

  test('a tag in the body, for those that read the head', () => {
    const body = '<meta property=og:title content=b>';
    expect(tagValue(seenBy({}, '', body), ['og:title'])).toBe('b');
    expect(tagValue(seenBy({ headOnly: 'all' }, '', body), ['og:title'])).toBeNull();
  });

  test('an element with a key in both attributes counts once', () => {
    const tags = seenBy({}, '<meta property="og:image dc:x" name="og:image" content="https://e.com/a.jpg">');
    expect(tags.filter(({ key }) => key === 'og:image')).toHaveLength(1);
  });
});

test('the fields of a page and every card choose the same tag', () => {
  const head = `<meta name=og:title content=first><meta property=og:title content=second>
    <meta name=og:description content=first><meta property=og:description content=second>`;
  const evidence = bare({}, 'unasked', { head });
  const { og } = extractMeta({ body: new TextEncoder().encode(head), url: evidence.url });
  expect([og.title, og.description]).toEqual(['first', 'first']);
  const others = platformIds.filter((id) => {
    const { title, description } = emulatePage(evidence, platforms[id]);
    return title !== 'first' || description !== 'first';
  });
  // Signal reads property alone, Google no og:description.
  expect(others).toEqual(['signal', 'google-search', 'google-discover']);
});

test.each([
  ['property', 'name', ['discord', 'imessage']],
  ['name', 'property', []],
])('a description in %s before one in %s: the one in name counts, except on %j', (first, second, others) => {
  const head = `<meta ${first}=description content=${first}><meta ${second}=description content=${second}>`;
  const evidence = bare({ title: 'T' }, 'unasked', { head });
  expect(extractMeta({ body: new TextEncoder().encode(head), url: evidence.url }).description).toBe('name');
  const readers = platformIds.filter(
    (id) => platforms[id].tags.description.includes('description') || id === 'discord',
  );
  const found = (id: PlatformId) => platforms[id].toCard(evidence).description;
  expect(readers.filter((id) => found(id) !== 'name')).toEqual(others);
});

test('a description in property alone counts, except on those who ask for name', () => {
  const evidence = bare({ title: 'T' }, 'unasked', { head: '<meta property=description content=P>' });
  const found = (['facebook', 'signal', 'mastodon'] as const).map((id) => platforms[id].toCard(evidence).description);
  expect(found).toEqual(['P', null, null]);
});
