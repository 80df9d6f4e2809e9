import { selectOne } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { selectTexts } from './select-texts.ts';

const page = `<html><head><meta name="price" content="19,00 €"><title>Vase</title></head><body>
<h1 class="product-title">Vase <b>Ilse</b></h1><div id="stock" data-left="3">3 &amp; more</div><p>one</p><p>two</p></body></html>`;

describe('selectTexts [7.32]', () => {
  test.each([
    ['h1', 'Vase Ilse'],
    ['.product-title b', 'Ilse'],
    ['#stock', '3 & more'],
    ['#stock@data-left', '3'],
    ['meta[name=price]@content', '19,00 €'],
    ['p', 'one'],
    ['.nothing', null],
    ['h1@nothing', ''],
    ['body > p', 'one'],
    ['html > p', null],
    ['p + p', 'two'],
    ['div ~ p', 'one'],
    ['p ~ div', null],
    ['h1 + p', null],
    ['.nothing, body b', 'Ilse'],
    ['html body .product-title > b', 'Ilse'],
    ['p:not(:first-of-type)', 'two'],
  ])('%s gives %s', (selector, value) => {
    expect(selectTexts(page, { value: selector })).toEqual({ ok: true, data: { value } });
  });

  test.each(['', '   ', 'h1[', ':has(p)', 'p::before', '@content', '>>>', '> p', 'p <', ':not(a b)', '*:nth-child(2)'])(
    '%j is rejected by name',
    (selector) => {
      expect(selectTexts(page, { good: 'h1', bad: selector })).toEqual({ ok: false, wrong: ['bad'] });
    },
  );

  // Matched from right to left, five of these took seconds, and each further one seven to nine times as long.
  test.each(['x * * * * * * * *', 'x ~ * ~ * ~ * ~ *', 'x * ~ * * ~ * *'])(
    '%s finishes on a large page',
    { timeout: 5_000, ...measured },
    (selector) => {
      const large = `<div>${'<div><p>a</p>'.repeat(150)}${'<i>a</i>'.repeat(3_000)}`;
      expect(selectTexts(large, { value: selector })).toEqual({ ok: true, data: { value: null } });
    },
  );

  test('finds the same elements as matching from right to left', () => {
    const names = ['a', 'b', 'i', '*'];
    const selector = fc
      .array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(' ', ' > ', ' + ', ' ~ ')), {
        minLength: 1,
        maxLength: 4,
      })
      .map((parts) => parts.map(([name, by], at) => (at === 0 ? name : `${by}${name}`)).join(''));
    const tree = fc.array(fc.constantFrom('<a>', '<b>', '<i>', '</a>', '</b>', '</i>', 'text'), { maxLength: 30 });
    fc.assert(
      fc.property(tree, selector, (tags, written) => {
        const html = tags.map((tag, at) => tag.replace(/^<(\w)/, `<$1 id="n${at}"`)).join('');
        const known = selectOne<AnyNode, Element>(written, parseDocument(html));
        expect(selectTexts(html, { value: `${written}@id` })).toEqual({
          ok: true,
          data: { value: known ? known.attribs.id : null },
        });
      }),
    );
  });

  test('a page nested fifty thousand levels deep finishes within its bound', () => {
    const deep = '<div>'.repeat(50_000);
    expect(selectTexts(deep, { value: 'div div div div span' })).toEqual({ ok: true, data: { value: null } });
  });
});
