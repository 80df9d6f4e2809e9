import { describe, expect, test } from 'vitest';
import { linear } from '../../../test/measured.ts';
import { pageAddress, pageLinks } from './page-address.ts';

const site = 'https://www.shop.example/';

describe('a page has one URL', () => {
  test.each([
    ['http://shop.example/a', 'https://www.shop.example/a'],
    ['https://www.shop.example/a#part', 'https://www.shop.example/a'],
    ['https://shop.example/a?b=1', 'https://www.shop.example/a?b=1'],
    ['https://de.shop.example/a', 'https://de.shop.example/a'],
    ['https://user:word@shop.example/', null],
    ['ftp://shop.example/', null],
    ['not an address', null],
    [`https://shop.example/${'x'.repeat(5000)}`, null],
  ])('%s', (given, address) => {
    expect(pageAddress(given, site)).toBe(address);
  });
});

describe('links of a page', () => {
  const links = (html: string) => pageLinks(html, 'https://www.shop.example/blog/', site);
  test('are those of the site, without query and fragment, each once', () => {
    expect(
      links(`<a href="/a">x</a><A class=b HREF='b'>x</A><a href=c?month=2#x>x</a><a href="/a?x=1">
        <a href="https://other.example/">x</a><a href="mailto:a@b.c">x</a><a href="/file.pdf">x</a><a href="/cart">x</a>`),
    ).toEqual(['https://www.shop.example/a', 'https://www.shop.example/blog/b', 'https://www.shop.example/blog/c']);
  });
  test('are at most 300', () => {
    expect(links(Array.from({ length: 9000 }, (_, at) => `<a href="/${at}">`).join(''))).toHaveLength(300);
  });
  test('an unclosed tag does not slow the search down', linear, () => {
    expect(links(`<a ${'href'.repeat(200_000)}`)).toEqual([]);
  });
});
