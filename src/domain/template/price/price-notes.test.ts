import { describe, expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { dataOfPage } from '#domain/template/page-data.ts';
import { withJsonLdTerms } from './json-ld-terms.ts';
import { withVisibleTerms } from './visible-terms.ts';

function dataOf(head: string, shown = '', language = 'de') {
  const body = Buffer.from(`<html lang="${language}"><head>${head}</head><body>${shown}</body></html>`);
  const meta = extractMeta({ body, url: 'https://www.shop.example/products/vase', details: true });
  return dataOfPage(withVisibleTerms(withJsonLdTerms(meta, body), body));
}
const tag = (property: string, content: string) => `<meta property="${property}" content="${content}">`;

const per = (value: unknown, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode });
const unit = (price: string, quantity: object) => ({
  priceSpecification: [{ '@type': 'UnitPriceSpecification', price, priceCurrency: 'EUR', referenceQuantity: quantity }],
});

describe('what stands beside a price', () => {
  const offer = (terms: object, lang = 'de') => {
    const offers = { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR', ...terms };
    const script = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', name: 'Tee', offers });
    const { taxNote, unitPrice } = dataOf(`<script type="application/ld+json">${script}</script>`, '', lang);
    return [taxNote, unitPrice?.replaceAll('\u00a0', ' ')];
  };
  test.each([
    ['nothing said', {}, [undefined, undefined]],
    ['VAT on the offer', { valueAddedTaxIncluded: true }, ['inkl. MwSt.', undefined]],
    [
      'VAT as a word',
      { priceSpecification: { valueAddedTaxIncluded: 'https://schema.org/False' } },
      ['zzgl. MwSt.', undefined],
    ],
    ['a price of a quantity', unit('2.50', per(100, 'GRM')), [undefined, '2,50 € / 100 g']],
    [
      'the base beside the content',
      unit('12.50', { ...per('500', 'g'), valueReference: per(100, 'g') }),
      [undefined, '2,50 € / 100 g'],
    ],
    [
      'kilograms of a content in grams',
      unit('12.50', { ...per(500, 'GRM'), valueReference: per(1, 'KGM') }),
      [undefined, '25,00 € / kg'],
    ],
    ['litres of grams', unit('12.50', { ...per(500, 'GRM'), valueReference: per(1, 'LTR') }), [undefined, undefined]],
    ['a unit that nobody knows', unit('2.50', per(1, 'constructor')), [undefined, undefined]],
    ['a content of nothing', unit('2.50', per(0, 'GRM')), [undefined, undefined]],
  ])('VAT and the price of a quantity are those that the page says: %s', (_, terms, expected) => {
    expect(offer(terms)).toEqual(expected);
  });

  test('VAT is named in languages that have a word for it here', () => {
    expect(offer({ valueAddedTaxIncluded: true }, 'en-GB')[0]).toBe('incl. VAT');
    expect(offer({ valueAddedTaxIncluded: true }, 'fr')[0]).toBeUndefined();
  });
});

describe('what a page only shows beside a price', () => {
  /** As the templates of shop systems write it; what is not text of theirs is left out. */
  const dawn = (price: string, each: string, unit: string) =>
    `<span class="price-item--regular"> ${price} </span><small class="unit-price caption"><span class="visually-hidden">Grundpreis</span>
     <span><span>${each}</span><span aria-hidden="true">/</span><span class="visually-hidden">&nbsp;pro&nbsp;</span><span> ${unit}</span></span></small>`;
  const others = '<h2>Dazu passt</h2><p>12,50 € <small>9,90 € / 100 g</small> zzgl. MwSt.</p>';
  test.each([
    [
      'Shopify’s Dawn',
      `${dawn('12,50 €', '2,50 €', '100g')}<div>Inkl. Steuern.</div>`,
      ['inkl. MwSt.', '2,50 € / 100 g'],
    ],
    ['Dawn in English', dawn('€12.50', '€25.00', 'kg'), [undefined, '25,00 € / kg']],
    ['Dawn without one', dawn('12,50 €', '', ''), [undefined, undefined]],
    [
      'Shopware 6',
      `<p class="product-detail-price">12,50 €</p><div class="product-detail-price-unit"><span>Inhalt:</span> <span>500 Gramm</span>
       <span class="price-unit-reference-content"> (2,50 €* / 100 Gramm)</span></div><p>Preise inkl. MwSt. zzgl. Versandkosten</p>`,
      ['inkl. MwSt.', '2,50 € / 100 g'],
    ],
    [
      'JTL',
      `<div class="price">12,50 €</div><div itemprop="priceSpecification" itemscope><meta itemprop="price" content="2.50">
       <span itemprop="referenceQuantity">2,50 € pro 100 g <meta itemprop="value" content="100"></span></div><span>inkl. 19% USt. , zzgl. Versand</span>`,
      ['inkl. MwSt.', '2,50 € / 100 g'],
    ],
    [
      'OXID',
      '<span id="productPriceUnit">25,00 €/kg</span><label id="productPrice">12,50 €</label>',
      [undefined, '25,00 € / kg'],
    ],
    [
      'PrestaShop',
      '<span content="12.5">12,50 €</span><p class="product-unit-price">(16,67 € pro Liter)</p>',
      [undefined, '16,67 € / l'],
    ],
    [
      'WooCommerce Germanized',
      '<bdi>12,50&nbsp;<span>&euro;</span></bdi><p class="price-unit"><span>2,50&nbsp;<span>&euro;</span></span> / <span>100</span> <span>ml</span></p><p>inkl. 19 % MwSt.</p>',
      ['inkl. MwSt.', '2,50 € / 100 ml'],
    ],
    ['a thousand', '12,50 € <i>(1.249,50 € / 1.000 ml)</i>', [undefined, '1.249,50 € / 1.000 ml']],
    ['net prices', '<b>12,50 €</b> zzgl. 19 % MwSt.', ['zzgl. MwSt.', undefined]],
    ['both prices', '<b>12,50 €</b> inkl. MwSt. (10,50 € zzgl. MwSt.)', [undefined, undefined]],
    ['a piece', '12,50 € (2,50 € / Stück)', [undefined, undefined]],
    ['another currency', '12,50 € (£2.50 / 100 g)', [undefined, undefined]],
    ['a number without a currency', '12,50 €, Größe 2 / 3 m', [undefined, undefined]],
    ['beside the old price', '<s>15,00 € (3,00 € / 100 g)</s> 12,50 € (2,50 € / 100 g)', [undefined, '2,50 € / 100 g']],
    [
      'beside another size',
      '<select><option>250 g - 6,90 € (2,76 € / 100 g)</select><svg/> 12,50 € (2,50 € / 100 g)',
      [undefined, '2,50 € / 100 g'],
    ],
    ['two of them', '12,50 € (2,50 € / 100 g) oder 3,00 € / 100 g', [undefined, undefined]],
    ['of the shipping', '12,50 € Versand 4,90 € / kg', [undefined, undefined]],
    [
      'in a script in capitals',
      '12,50 €<SCRIPT>x="9,90 € / 100 g"</SCRIPT> 2,50 € / 100 g',
      [undefined, '2,50 € / 100 g'],
    ],
    ['another price', '<b>99,00 €</b> (2,50 € / 100 g) inkl. MwSt.', [undefined, undefined]],
    ['behind the button', '12,50 €<button>In den Warenkorb</button> 9,90 € / 100 g', [undefined, undefined]],
    ['in a script', '12,50 €<script>x="9,90 € / 100 g"</script>', [undefined, undefined]],
    ['in a comment', '12,50 €<!-- 9,90 € / 100 g -->', [undefined, undefined]],
    ['markup that never ends', '12,50 €<script>9,90 € / 100 g', [undefined, undefined]],
  ])('a page that only shows them: %s', (_, markup, expected) => {
    const head = tag('product:price:amount', '12.50') + tag('product:price:currency', 'EUR');
    const { taxNote, unitPrice } = dataOf(head, `<h1>Tee</h1>${markup}${others}`);
    expect([taxNote, unitPrice?.replaceAll('\u00a0', ' ')]).toEqual(expected);
  });

  test('what JSON-LD says wins', () => {
    const offers = {
      price: '12.50',
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
      ...unit('2.50', per(100, 'GRM')),
    };
    const script = JSON.stringify({ '@type': 'Product', name: 'Tee', offers });
    const head = `<script type="application/ld+json">${script}</script>`;
    const data = dataOf(head, '<h1>Tee</h1>12,50 € (25,00 €/kg) inkl. MwSt.');
    expect([data.taxNote, data.unitPrice?.replaceAll('\u00a0', ' ')]).toEqual(['zzgl. MwSt.', '2,50 € / 100 g']);
  });

  test('a price in microdata alone is the product’s', () => {
    const micro = (price: string) =>
      `<meta itemprop="price" content="${price}">\n<meta itemprop="priceCurrency" content="EUR">`;
    const shown = `<h1>Tee</h1><div>12,50 €</div>${micro('12.50')}<div>${micro('2.50')} 2,50 € pro 100 g</div>`;
    expect(dataOf('', shown)).toMatchObject({ price: '12,50\u00a0€', unitPrice: '2,50\u00a0€ / 100\u00a0g' });
    expect(dataOf('', `<p>12,50 €</p>${micro('12.50')}`).price).toBeNull();
  });
});

describe('a price in microdata', () => {
  const currency = '<meta content="EUR" itemprop="priceCurrency">';
  test.each([
    ['on what shows it', '<span itemprop="price" content="12.50">12,50 €</span>', '12,50\u00a0€'],
    ['as text', '<b itemprop="price">12,50 €</b>', '12,50\u00a0€'],
    ['in a data element without quotes', `${currency}<data value=12.50 itemprop=price>12,50</data>`, '12,50\u00a0€'],
    ['before its currency', `<meta content='12.50' itemprop='price' />${currency}`, '12,50\u00a0€'],
    ['with the decimals of a program', `<i itemprop="price" content="16.508">16,51 €</i>`, '16,51\u00a0€'],
    ['with thousands where there are none', `<i itemprop="price" content="1.299">1.299 €</i>`, '1.299,00\u00a0€'],
    ['the lowest', `<i itemprop="lowPrice">12,50</i> bis <i itemprop="highPrice">20,00</i>${currency}`, '12,50\u00a0€'],
    [
      'beside that of 100 g',
      '<p itemprop="priceSpecification"><i itemprop="price">2,50 €</i></p><p itemprop="offers"><i itemprop="price">12,50 €</i>',
      '12,50\u00a0€',
    ],
    ['asked for', '<b itemprop="price">auf Anfrage</b>', null],
  ])('is read as themes write it: %s', (_, markup, expected) => {
    const related = '<h2>Dazu passt</h2><b itemprop="price">99,00 €</b>';
    expect(dataOf('', `<h1><span itemprop="name">Tee</span></h1>${markup}`).price).toBe(expected);
    if (expected) expect(dataOf('', `<h1 itemprop=name>Tee</h1>${markup}${related}`).price).toBe(expected);
  });

  test('is none of a list of products', () => {
    const products = '<h3 itemprop="name">A</h3><b itemprop="price">1,50 €</b>'.repeat(2);
    expect(dataOf('', `<h1>Tees</h1>${products}`).price).toBeNull();
  });
});

test.each([
  ['tags', '<i>'.repeat(500_000)],
  ['openings', '<'.repeat(2_000_000)],
  ['comments', '<!--'.repeat(500_000)],
  ['scripts', '<script></x'.repeat(200_000)],
  ['prices', '12,50 € '.repeat(250_000)],
  ['digits', '1'.repeat(2_000_000)],
  ['prices without a unit', '2 € / '.repeat(300_000)],
  ['microdata', '<meta itemprop="price" content="1">'.repeat(60_000)],
  ['selects', '<select>'.repeat(250_000)],
  ['microdata that never ends', '<meta itemprop=price '.repeat(100_000)],
])('the price terms of two megabytes of %s take little time', (_, markup) => {
  const body = Buffer.from(`<h1>Tee</h1>12,50 €${markup}`);
  const meta = extractMeta({ body: Buffer.from(tag('product:price:amount', '12.50')), url: 'https://shop.example/' });
  const started = process.cpuUsage();
  withVisibleTerms(meta, body);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(250);
});
