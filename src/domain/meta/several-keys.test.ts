import { describe, expect, test } from 'vitest';
import { read } from './extract-meta.fixture.ts';

const keysOf = (html: string) => read(html).tags.map(({ key, attribute, writtenKey }) => [key, attribute, writtenKey]);

describe('several keys in one attribute', () => {
  test.each<[string, string, unknown[]]>([
    [
      'property with two keys is two tags',
      '<meta property="dc:description og:description" content=a>',
      [
        ['dc:description', 'property', 'dc:description og:description'],
        ['og:description', 'property', 'dc:description og:description'],
      ],
    ],
    [
      'name with two keys too',
      '<meta name="og:title twitter:title" content=a>',
      [
        ['og:title', 'name', 'og:title twitter:title'],
        ['twitter:title', 'name', 'og:title twitter:title'],
      ],
    ],
    [
      'any white space between them',
      '<meta property="\n og:title\tschema:name " content=a>',
      [
        ['og:title', 'property', 'og:title schema:name'],
        ['schema:name', 'property', 'og:title schema:name'],
      ],
    ],
    [
      'the same key twice is one tag',
      '<meta property="og:title og:title" content=a>',
      [['og:title', 'property', 'og:title og:title']],
    ],
    ['a name with spaces is no list', '<meta name="two words" content=a>', [['two words', 'name', undefined]]],
    ['other letters are remembered', '<meta property=OG:Title content=a>', [['og:title', 'property', 'OG:Title']]],
    ['a plain key needs no memory', '<meta property=og:title content=a>', [['og:title', 'property', undefined]]],
  ])('%s', (_, html, expected) => {
    expect(keysOf(html)).toEqual(expected);
  });

  test('the values reach their fields', () => {
    const { og, twitter } = read(
      '<meta property="og:title twitter:title" content=a><meta property=og:title content=b>',
    );
    expect([og.title, twitter.title]).toEqual(['a', 'a']);
  });
});

describe('property and name for the same key', () => {
  test.each<[string, string, string | null]>([
    ['name first', '<meta name=og:title content=n><meta property=og:title content=p>', 'n'],
    ['property first', '<meta property=og:title content=p><meta name=og:title content=n>', 'p'],
    ['an empty one is no value', '<meta name=og:title content=""><meta property=og:title content=p>', 'p'],
    ['microdata is another thing', '<meta itemprop=og:title content=i><meta name=og:title content=n>', 'n'],
  ])('%s: the order of the page decides', (_, html, expected) => {
    expect(read(html).og.title).toBe(expected);
  });
});
