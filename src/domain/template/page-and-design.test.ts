import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { cardKindOfMeta } from './card-kind.ts';
import { designOf, readStyle } from './design-of.ts';
import { findWinner, shareRate } from './live-designs.ts';
import { namesOfPage, siteNameIn } from './names-of-page.ts';
import { ownTitles, templateName } from './own-titles.ts';
import { dataOfPage } from './page-data.ts';
import { baseTemplates } from './recommend-templates.ts';

const ofType = (type: string) => `<meta property="og:type" content="${type}">`;
const jsonLd = (type: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","name":"Vase","offers":{"@type":"Offer","price":"9.00","priceCurrency":"EUR"}}</script>`;

test.each([
  ['a product of WooCommerce', '/product/oak-stool/', '', 'product'],
  ['a product of JTL, by its tags', '/Vase-Duene', ofType('product'), 'product'],
  ['a product of OXID, by its structured data', '/Wohnen/Vase-Duene.html', jsonLd('Product'), 'product'],
  ['a category by its path, whatever its data', '/kategorie/vasen', jsonLd('Product'), 'collection'],
  ['a post of WordPress', '/light-in-november/', ofType('article'), 'blog'],
  ['a post of WordPress by its date', '/2026/11/19/light-in-november/', '', 'blog'],
  ['the home page of a shop that names its products there', '/', jsonLd('Product'), 'home'],
  ['a page about the shop', '/ueber-uns', ofType('website'), 'page'],
])('%s', (_, path, head, expected) => {
  const meta = extractMeta({ body: Buffer.from(head), url: `https://shop.example${path}`, details: true });
  expect(cardKindOfMeta(meta, path)).toBe(expected);
});

const template = {
  html: '<div></div>',
  style: { elements: { title: { textSize: 'text-xl' } }, css: 'p{}' },
  data: { title: 'By hand' },
  appearance: { primaryColor: '#123456', logoUrl: 7 },
  variants: [
    { name: 'Base', style: {}, data: { theme: 'light' } },
    {
      name: 'Dark',
      style: { elements: { title: { textSize: 'text-sm', font: 'font-oswald' } } },
      data: { theme: 'dark' },
    },
  ],
  selectedVariant: 'Dark',
};

test('manual changes override the chosen variant, and both override the project', () => {
  expect(designOf(template, { theme: 'brand', vat: 'incl.' })).toEqual({
    html: '<div></div>',
    style: { elements: { title: { textSize: 'text-xl', font: 'font-oswald' } }, css: 'p{}' },
    data: { theme: 'dark', vat: 'incl.', title: 'By hand' },
    appearance: { primaryColor: '#123456' },
  });
  expect(designOf({ ...template, selectedVariant: 'Gone' }).data).toMatchObject({ theme: 'light' });
});

test.each([null, 5, 'x', [], { elements: 5, grid: 'x', css: 7 }, { elements: { a: null }, css: ' ' }])(
  'a style that is %j is ignored',
  (style) => expect(Object.values(readStyle(style).elements?.a ?? {})).toEqual([]),
);

/** Every page shared once or not at all. */
const even = (images: number, shares: number) => ({ images, shares, squares: shares });
const rounded = ({ rate, low, high }: ReturnType<typeof shareRate>) =>
  [rate, low, high].map((n) => Number(n.toFixed(2)));

test.each([
  ['no image', even(0, 0), [0, 0, Number.POSITIVE_INFINITY]],
  ['nothing shared', even(20, 0), [0, 0, 0.18]],
  ['a few', even(20, 4), [0.2, 0.05, 0.51]],
  ['many', even(200, 100), [0.5, 0.41, 0.61]],
  ['one page goes round', { images: 20, shares: 50, squares: 2500 }, [2.5, 0.04, 13.43]],
  ['shared alike', { images: 20, shares: 50, squares: 130 }, [2.5, 1.86, 3.3]],
])('%s', (_, counts, expected) => expect(rounded(shareRate(counts))).toEqual(expected));

test.each([
  ['clear', [even(100, 80), even(100, 20)], 0],
  ['the second', [even(100, 20), even(100, 80)], 1],
  ['too close', [even(100, 50), even(100, 45)], null],
  ['too few pages', [even(9, 9), even(100, 0)], null],
  ['nothing yet', [even(50, 0), even(50, 0)], null],
  ['alone', [even(50, 40)], null],
  ['one page that went round proves nothing', [{ images: 30, shares: 90, squares: 8100 }, even(30, 3)], null],
  ['better than one, not than the other', [even(100, 80), even(100, 75), even(100, 5)], null],
  ['better than both', [even(100, 10), even(100, 90), even(100, 5)], 1],
])('%s', (_, designs, winner) => {
  expect(findWinner(designs)).toBe(winner === null ? null : designs[winner]);
});

test('the rate always lies in its range', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.array(fc.nat(100), { maxLength: 50 }), (more, pages) => {
      const shares = pages.reduce((sum, count) => sum + count, 0);
      const squares = pages.reduce((sum, count) => sum + count ** 2, 0);
      const { rate, low, high } = shareRate({ images: pages.length + more, shares, squares });
      return 0 <= low && low <= rate && rate <= high;
    }),
  );
});

const whole = 'Hofgut Manufaktur – Schönes fürs Zuhause';

test.each([
  ['Vase – Halm (und) Ton', 'Halm (und) Ton', 'Vase', 'Halm (und) Ton'],
  ['Vase | HALM', 'Halm', 'Vase', 'Halm'],
  ['Vase – Halm', 'Ton', 'Vase – Halm', 'Ton'],
  ['Halm', 'Halm', 'Halm', 'Halm'],
  // One part of the name at the end, by any separator.
  ['Vase | Hofgut Manufaktur', whole, 'Vase', 'Hofgut Manufaktur'],
  ['Vase • Hofgut Manufaktur', 'Schönes fürs Zuhause · Hofgut Manufaktur', 'Vase', 'Hofgut Manufaktur'],
  ['Vase – blau — Schönes fürs Zuhause', whole, 'Vase – blau', 'Schönes fürs Zuhause'],
  [`Vase - ${whole}`, whole, 'Vase', whole],
  ['Vase', whole, 'Vase', whole],
  ['Vase-Hofgut Manufaktur', whole, 'Vase-Hofgut Manufaktur', whole],
  // The home page: the part that the host is named after.
  [whole, whole, whole, 'Hofgut Manufaktur'],
  ['Schönes | Hofgut Manufaktur', 'Schönes | Hofgut Manufaktur', 'Schönes | Hofgut Manufaktur', 'Hofgut Manufaktur'],
  ['DE | Hofgut', 'DE | Hofgut', 'DE | Hofgut', 'Hofgut'],
  ['Halm | Ton', 'Halm | Ton', 'Halm | Ton', 'Halm'],
])('%j of the site %j is %j of %j', (title, siteName, short, name) => {
  expect(namesOfPage({ title, siteName }, 'hofgut-manufaktur.de')).toEqual({ title: short, siteName: name });
});

test.each([
  [undefined, 'Vase', 'Hofgut'],
  ['H', 'Vase', 'H'],
  ['Halm & Ton', 'Vase', 'Halm & Ton'],
])('a name of the site that is typed for a template leaves titles as they are: %j', (shownName, title, siteName) => {
  const head = Buffer.from('<title>Vase – Hofgut</title>');
  const meta = extractMeta({ body: head, url: 'https://hofgut.example/vase' });
  expect(dataOfPage(meta, { name: 'Hofgut', shownName })).toMatchObject({ title, siteName });
});

test.each([
  ['Vase | Hofgut Manufaktur', 'hofgut-manufaktur.de', 'Hofgut Manufaktur'],
  ['Töpferei Lund – Geschirr von Hand', 'toepferei-lund.de', 'Töpferei Lund'],
  ['Hofgut | Vase | Hofgut', 'hofgut.de', 'Hofgut'],
  ['Vase – Hofgut', 'vasenladen.de', null],
  ['Hofgut Manufaktur', 'hofgut-manufaktur.de', null],
  ['', 'localhost', null],
  ['Vase – Hofgut', 'localhost', null],
])('of the title %j a page of %s is named %j', (title, host, name) => expect(siteNameIn(title, host)).toBe(name));

test('a page that states no name of its site takes it from its title', () => {
  const meta = extractMeta({
    body: Buffer.from('<title>Vase – Hofgut</title>'),
    url: 'https://www.hofgut.example/vase',
  });
  expect(dataOfPage(meta)).toMatchObject({ title: 'Vase', siteName: 'Hofgut' });
});

test('hosts spell umlauts as two letters', () => {
  const both = 'Schönes – Möbel Müller';
  expect(namesOfPage({ title: both, siteName: both }, 'moebel-mueller.de').siteName).toBe('Möbel Müller');
});

test.each([
  ['Photo in a circle', 'Photo in a circle', 'Foto im Kreis'],
  ['Foto im Kreis', 'Photo in a circle', 'Foto im Kreis'],
  ['Round spotlight', 'Photo in a circle', 'Foto im Kreis'],
  ['Rundes Rampenlicht (Kopie)', 'Photo in a circle (copy)', 'Foto im Kreis (Kopie)'],
  ['Price tag (copy 2)', 'Price tag (copy 2)', 'Preisschild (Kopie 2)'],
  ['Summer sale', 'Summer sale', 'Summer sale'],
  ['My own (copy)', 'My own (copy)', 'My own (copy)'],
  ['constructor', 'constructor', 'constructor'],
])('%s is %s in English and %s in German', (stored, en, de) => {
  expect(templateName(stored, 'en')).toBe(en);
  expect(templateName(stored, 'de')).toBe(de);
});

test('every base template has a title of its own in each language', () => {
  expect(baseTemplates.map(({ name }) => name).toSorted()).toEqual(Object.keys(ownTitles).toSorted());
  for (const language of ['en', 'de'] as const)
    expect(new Set(baseTemplates.map(({ title }) => title[language])).size).toBe(baseTemplates.length);
});
