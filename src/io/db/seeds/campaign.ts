import { campaigns } from '../schema/index.ts';
import type { Seed } from './seed.ts';

// The promotion of docs/specification.md#s9.4; its banner is shown only in German.
export const campaignSeed: Seed = {
  name: 'campaign-shopify-aktion',
  sow: async (db) => {
    await db
      .insert(campaigns)
      .values({
        token: 'shopify-aktion',
        bannerLanguages: ['de'],
        texts: {
          en: {
            title: 'Link previews for your Shopify store',
            introduction:
              'See how your products look when somebody shares them, and let Linkbild draw the pictures that are missing.',
            offers: ['Free: one audit of your store a month', 'Basic: from 9 EUR a month', 'Pro: from 18 EUR a month'],
            callToAction: 'Check your store for free',
            banner: 'Offer for Shopify stores: a free audit every month, packages from 9 EUR a month.',
          },
          de: {
            title: 'Linkvorschauen für Ihren Shopify-Shop',
            introduction:
              'Sehen Sie, wie Ihre Produkte aussehen, wenn jemand sie teilt, und lassen Sie Linkbild die fehlenden Bilder zeichnen.',
            offers: [
              'Kostenlos: jeden Monat ein Audit Ihres Shops',
              'Basic: ab 9 EUR im Monat',
              'Pro: ab 18 EUR im Monat',
            ],
            callToAction: 'Shop kostenlos prüfen',
            banner: 'Aktion für Shopify-Shops: jeden Monat ein kostenloses Audit, Pakete ab 9 EUR im Monat.',
          },
        },
      })
      .onConflictDoNothing();
  },
};
