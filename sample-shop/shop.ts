// Who the shop is. Entirely invented: the name, the .example addresses and the numbers exist nowhere else.
export const shopLanguages = ['en', 'de'] as const;
export type ShopLanguage = (typeof shopLanguages)[number];
/** English is at the root, German below /de, as a Berlin shop with customers abroad would do it. */
export const prefixOf: Record<ShopLanguage, string> = { en: '', de: '/de' };

export type Both = Record<ShopLanguage, string>;

export const shop = {
  name: 'Halm & Ton',
  host: 'halm-und-ton.example',
  shopifyDomain: 'halm-und-ton-example.myshopify.com',
  shopId: 61_803_398_874,
  themeId: 141_421_356_237,
  email: 'hello@halm-und-ton.example',
  city: 'Berlin',
  description: {
    en: 'Ceramics, lamps and linen for slow mornings and long tables. Made in small batches in Berlin.',
    de: 'Keramik, Lampen und Leinen für ruhige Morgen und lange Tafeln. In kleinen Serien in Berlin gemacht.',
  } satisfies Both,
};
