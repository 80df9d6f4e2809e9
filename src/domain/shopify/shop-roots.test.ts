import { expect, test } from 'vitest';
import { otherLanguages, type ShopPlaces, shopRoots } from './shop-roots.ts';

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
