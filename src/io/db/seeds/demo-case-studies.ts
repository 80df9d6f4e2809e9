import { eq } from 'drizzle-orm';
import type { DemoCaseStudyPageType } from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import { demoCaseStudies, demoCaseStudySubPages, projects } from '#io/db/schema/index.ts';
import type { SampleShopSeed } from './index.ts';

// Pages in English; in German the one that the page itself names is shown (findTranslations).
// The identifiers only preserve old URLs (/demo_old/…): every page shown is one of the sample shop, and the comments
// are true of that page.
interface Demo {
  identifier: string;
  title: Text;
  pages: { path: string; type: DemoCaseStudyPageType; comments: Text[] }[];
}

const demos: Demo[] = [
  {
    identifier: 'hakro',
    title: { en: 'Sample shop: products', de: 'Beispielshop: Produkte' },
    pages: [
      {
        path: '/products/halo-table-lamp',
        type: 'shopify-product',
        comments: [
          {
            en: 'Title, description and a wide image: every platform shows a large card.',
            de: 'Titel, Beschreibung und ein Bild im Querformat: Jede Plattform zeigt eine große Karte.',
          },
        ],
      },
      {
        path: '/products/tall-amphora',
        type: 'shopify-product',
        comments: [
          {
            en: 'The product photo is portrait, so wide cards cut off its top and bottom.',
            de: 'Das Produktfoto ist hochkant. Breite Karten schneiden oben und unten etwas ab.',
          },
        ],
      },
      {
        path: '/products/brass-candle-holder',
        type: 'shopify-product',
        comments: [
          {
            en: 'There’s no preview image, so most platforms show text only.',
            de: 'Das Vorschaubild fehlt. Die meisten Plattformen zeigen nur Text.',
          },
        ],
      },
    ],
  },
  {
    identifier: 'ShopifyAktion',
    title: { en: 'Sample shop: one page of each type', de: 'Beispielshop: eine Seite je Seitentyp' },
    pages: [
      {
        path: '/collections/ceramics',
        type: 'shopify-collection',
        comments: [
          {
            en: 'A collection the way many themes do it: without alt text for the image.',
            de: 'Eine Kategorie, wie viele Themes sie ausgeben: ohne Alternativtext zum Bild.',
          },
        ],
      },
      {
        path: '/products/dune-vase',
        type: 'shopify-product',
        comments: [
          {
            en: 'A square image: fine on small cards, cropped on wide ones.',
            de: 'Ein quadratisches Bild: gut für kleine Karten, auf breiten beschnitten.',
          },
        ],
      },
      {
        path: '/pages/about',
        type: 'shopify-page',
        comments: [
          {
            en: 'Only the shop logo: the link looks like every other page of the shop.',
            de: 'Nur das Shop-Logo: Der Link sieht aus wie jede andere Seite des Shops.',
          },
        ],
      },
      {
        path: '/blogs/journal/how-a-glaze-is-made',
        type: 'shopify-blog',
        comments: [
          {
            en: 'An article with everything a preview needs.',
            de: 'Ein Artikel mit allem, was eine Vorschau braucht.',
          },
        ],
      },
    ],
  },
  {
    identifier: 'stickerei-seifert',
    title: { en: 'Sample shop: pages without an image', de: 'Beispielshop: Seiten ohne Bild' },
    pages: [
      {
        path: '/pages/shipping',
        type: 'generic-page',
        comments: [
          {
            en: 'A page without a preview image. This is where an image of its own helps most.',
            de: 'Eine Seite ohne Vorschaubild. Hier bringt ein eigenes Bild am meisten.',
          },
        ],
      },
      {
        path: '/collections/table',
        type: 'generic-collection',
        comments: [
          {
            en: 'No description: the card shows a title and nothing else.',
            de: 'Keine Beschreibung: Die Karte zeigt nur einen Titel.',
          },
        ],
      },
      {
        path: '/blogs/journal',
        type: 'generic-blog',
        comments: [
          {
            en: 'The blog shows the shop logo instead of its newest article.',
            de: 'Der Blog zeigt das Shop-Logo statt seines neuesten Artikels.',
          },
        ],
      },
    ],
  },
];

export const demoCaseStudySeed: SampleShopSeed = {
  name: 'demo-case-studies',
  insertWith: async (db, shop) => {
    const [project] = await db.select({ id: projects.id }).from(projects).where(eq(projects.slug, 'demo'));
    for (const { identifier, title, pages } of demos) {
      const [study] = await db
        .insert(demoCaseStudies)
        .values({ identifier, title, projectId: project?.id ?? null })
        .onConflictDoNothing({ target: demoCaseStudies.identifier })
        .returning({ id: demoCaseStudies.id });
      if (!study) continue;
      await db.insert(demoCaseStudySubPages).values(
        pages.map(({ path, type, comments }, order) => ({
          demoCaseStudyId: study.id,
          url: shop.address(path),
          order,
          type,
          comments,
        })),
      );
    }
  },
};
