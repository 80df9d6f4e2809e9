import { expect, test } from 'vitest';
import { otherLanguages, pagesOfResource, type ShopPlaces, shopRoots } from './pages-by-market.ts';
import { vase } from './shop-data.fixture.ts';
import type { ShopResource } from './shop-page.ts';

const primaryUrl = 'https://halm.example';
const locale = (name: string, isPrimary = false, isPublished = true) => ({ locale: name, isPrimary, isPublished });
const presence = (
  roots: [locale: string, url: string][],
  more: { host?: string; hasSubfolder?: boolean; isActive?: boolean } = {},
) => ({
  host: null,
  hasSubfolder: false,
  isActive: true,
  ...more,
  roots: roots.map(([language, url]) => ({ locale: language, url })),
});

test.each<[string, Omit<ShopPlaces, 'primaryUrl'>, string[]]>([
  ['nothing but the shop’s address', { locales: null, presences: null }, ['https://halm.example/ ? own']],
  [
    'languages below the primary domain; one is not published',
    { locales: [locale('de', true), locale('en'), locale('pt-BR'), locale('fr', false, false)], presences: null },
    ['https://halm.example/ de own', 'https://halm.example/en/ en own', 'https://halm.example/pt-br/ pt-BR own'],
  ],
  [
    'a market in subfolders has its own prices',
    {
      locales: [locale('de', true)],
      presences: [
        presence([
          ['de', 'https://halm.example/'],
          ['en', 'https://halm.example/en/'],
        ]),
        presence([['de', 'https://halm.example/de-ch']], { hasSubfolder: true }),
      ],
    },
    ['https://halm.example/ de own', 'https://halm.example/en/ en own', 'https://halm.example/de-ch/ de market'],
  ],
  [
    'a market on another domain; one that is a draft',
    {
      locales: null,
      presences: [
        presence([['fr', 'https://halm.fr/']], { host: 'halm.fr' }),
        presence([['de', 'https://halm.example/']], { host: 'halm.example' }),
        presence([['en', 'https://halm.us/']], { host: 'halm.us', isActive: false }),
      ],
    },
    ['https://halm.example/ de own', 'https://halm.fr/ fr market'],
  ],
  [
    'addresses that are none',
    { locales: null, presences: [presence([['de', 'nonsense']])] },
    ['https://halm.example/ ? own'],
  ],
])('%s', (_, places, expected) => {
  const roots = shopRoots({ primaryUrl, ...places });
  expect(
    roots.map(({ url, language, hasShopPrices }) => `${url} ${language || '?'} ${hasShopPrices ? 'own' : 'market'}`),
  ).toEqual(expected);
});

test('texts are asked for in the languages that are not the shop’s own, once', () => {
  const roots = ['de', 'en', 'de', 'en', 'fr'].map((language, index) => ({
    url: `https://halm.example/${index}/`,
    language,
    hasShopPrices: true,
  }));
  expect(otherLanguages(roots)).toEqual(['en', 'fr']);
});

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
