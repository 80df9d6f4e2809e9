import { describe, expect, test } from 'vitest';
import { selectTexts } from './select-texts.ts';

const page = `<html><head><meta name="price" content="19,00 €"><title>Vase</title></head><body>
<h1 class="product-title">Vase <b>Ilse</b></h1><div id="stock" data-left="3">3 &amp; more</div><p>one</p><p>two</p></body></html>`;

describe('selectTexts', () => {
  test.each([
    ['h1', 'Vase Ilse'],
    ['.product-title b', 'Ilse'],
    ['#stock', '3 & more'],
    ['#stock@data-left', '3'],
    ['meta[name=price]@content', '19,00 €'],
    ['p', 'one'],
    ['.nothing', null],
    ['h1@nothing', ''],
  ])('%s gives %s', (selector, value) => {
    expect(selectTexts(page, { value: selector })).toEqual({ ok: true, data: { value } });
  });

  test.each(['', '   ', 'h1[', ':has(p)', 'p::before', '@content', '>>>', ':not(a b)', '*:nth-child(2)'])(
    '%j is refused by name',
    (selector) => {
      expect(selectTexts(page, { good: 'h1', bad: selector })).toEqual({ ok: false, wrong: ['bad'] });
    },
  );

  test('a page nested fifty thousand deep ends within its bound', () => {
    const deep = '<div>'.repeat(50_000);
    expect(selectTexts(deep, { value: 'div div div div span' })).toEqual({ ok: true, data: { value: null } });
  });
});
