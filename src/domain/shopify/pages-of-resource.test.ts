import { expect, test } from 'vitest';
import { pagesOfResource } from './pages-of-resource.ts';
import { vase } from './shop-data.fixture.ts';
import type { ShopResource } from './shop-resource.ts';

const roots = [
  { url: 'https://halm.example/', language: 'de', hasShopPrices: true },
  { url: 'https://halm.example/en/', language: 'en', hasShopPrices: true },
  { url: 'https://halm.example/de-ch/', language: 'de', hasShopPrices: false },
];
const urls = (resource: ShopResource) => pagesOfResource(resource, roots).map(({ url }) => new URL(url).pathname);

test.each<[string, Partial<ShopResource>, string[]]>([
  ['a product, translated handle', {}, ['/products/vase-anna', '/en/products/anna-vase', '/de-ch/products/vase-anna']],
  ['a hidden product', { isVisible: false }, []],
  [
    'a collection with letters of its own',
    { kind: 'collection', handle: 'töpfe', translations: new Map() },
    ['/collections/t%C3%B6pfe', '/en/collections/t%C3%B6pfe', '/de-ch/collections/t%C3%B6pfe'],
  ],
  [
    'an article',
    {
      kind: 'article',
      handle: 'clay',
      blog: { handle: 'news', translations: new Map([['en', { handle: 'journal' }]]) },
      translations: new Map(),
    },
    ['/blogs/news/clay', '/en/blogs/journal/clay', '/de-ch/blogs/news/clay'],
  ],
  ['an article without a blog', { kind: 'article' }, []],
  [
    'a handle that leads elsewhere stays in the shop',
    { handle: '//evil.example', translations: new Map() },
    ['/products///evil.example', '/en/products///evil.example', '/de-ch/products///evil.example'],
  ],
])('%s', (_, change, expected) => expect(urls({ ...vase, ...change })).toEqual(expected));

test('texts in the language of the page, prices only where they are the shop’s', () => {
  const [own, english, market] = pagesOfResource(vase, roots).map(({ page }) => page);
  expect(own).toMatchObject({ title: 'Vase Anna', language: 'de', product: { price: '64.00' } });
  expect(english).toMatchObject({ title: 'Anna vase', description: 'Thrown by hand.', product: { price: '64.00' } });
  expect(market?.product).toMatchObject({ price: null, compareAtPrice: null, vendor: 'Halm', isAvailable: true });
});

test('a title of 5,000 characters, an emoji at the cut', () => {
  const title = `${'a'.repeat(599)}${'🦊'.repeat(2_200)}`;
  const [page] = pagesOfResource({ ...vase, title }, roots);
  expect(page?.page.title).toHaveLength(600);
  expect(page?.page.title.isWellFormed()).toBe(true);
});
