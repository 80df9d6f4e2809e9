import { describe, expect, test } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { checkSheet, checkValue, readDeclarations } from './safe-css.ts';

describe('URLs in a style', () => {
  test.each<[string, string[]]>([
    ['url(https://a.example/b.jpg)', ['https://a.example/b.jpg']],
    ['url( "https://a.example/b(1).jpg" )', ['https://a.example/b(1).jpg']],
    [
      "url('https://a.example/b.jpg'), URL(http://c.example/d.png)",
      ['https://a.example/b.jpg', 'http://c.example/d.png'],
    ],
    ['linear-gradient(#fff, #000)', []],
  ])('%s', (value, addresses) => expect(checkValue(value)).toEqual(addresses));

  test.each([
    'url()',
    'url(/etc/passwd)',
    'url(a b)',
    'url(https://a.example/b c)',
    'url("https://a.example',
    'url(file:///x)',
  ])('%s is rejected', (value) => expect(() => checkValue(value)).toThrow(/forbidden-address/));
});

// Each of these once took a pattern seconds to minutes.
test.each<[string, () => unknown]>([
  ['spaces in url()', () => expect(() => checkValue(`url(${' '.repeat(50_000)}`)).toThrow()],
  ['spaces in many', () => expect(() => checkValue(`url(${' '.repeat(800)}`.repeat(60))).toThrow()],
  ['spaces after an address', () => expect(() => checkValue(`url(https://a.example/${' '.repeat(50_000)}x`)).toThrow()],
  ['comments', () => checkSheet('/*/'.repeat(15_000).concat('*/'))],
  ['brackets', () => readDeclarations(`color:${'('.repeat(50_000)}`)],
  ['quotes in brackets', () => readDeclarations(`color:${'("'.repeat(25_000)}`)],
  ['digits', () => expect(() => checkValue(`${'1'.repeat(49_000)}x`)).toThrow()],
])('unclosed %s are read without delay', { timeout: 5000, ...measured }, (_, act) => void act());
