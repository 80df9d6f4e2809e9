import { campaigns } from '#io/db/schema/index.ts';
import type { Seed } from './seed.ts';

// The promotion of docs/specification.md#s9.4; its banner is shown only in German.
export const campaignSeed: Seed = {
  name: 'campaign-shopify-aktion',
  insert: async (db) => {
    await db
      .insert(campaigns)
      .values({
        token: 'shopify-aktion',
        bannerLanguages: ['de'],
        texts: {
          en: {
            title: 'Link previews for your Shopify shop',
            introduction:
              'See how your products look when someone shares them. Linkbild creates the images that are missing.',
            offers: ['Free: one audit of your shop a month', 'Basic: from €9 a month', 'Pro: from €18 a month'],
            callToAction: 'Check your shop for free',
            banner: 'For Shopify shops: one free audit a month, plans from €9 a month.',
          },
          de: {
            title: 'Linkvorschauen für Ihren Shopify-Shop',
            introduction:
              'Sehen Sie, wie Ihre Produkte aussehen, wenn jemand sie teilt. Fehlende Bilder erstellt Linkbild für Sie.',
            offers: ['Kostenlos: jeden Monat ein Audit Ihres Shops', 'Basic: ab 9 € im Monat', 'Pro: ab 18 € im Monat'],
            callToAction: 'Shop kostenlos prüfen',
            banner: 'Für Shopify-Shops: jeden Monat ein kostenloses Audit, Tarife ab 9 € im Monat.',
          },
        },
      })
      .onConflictDoNothing();
  },
};
