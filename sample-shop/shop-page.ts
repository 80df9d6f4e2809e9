// Every page of the shop in both languages, as rows: what the sitemap lists and what the server knows by path.
import { type CaseId, caseOf } from './cases.ts';
import { articles, blog, collections, type Document, pages } from './catalogue/documents.ts';
import { type Product, products } from './catalogue/products.ts';
import type { SceneName } from './images/scenes.ts';
import { prefixOf, type ShopLanguage, shop, shopLanguages } from './shop.ts';

export type PageKind = 'home' | 'product' | 'collection' | 'page' | 'blog' | 'article';

export interface ShopPage {
  kind: PageKind;
  language: ShopLanguage;
  /** Without the language prefix. */
  path: string;
  /** With it: what is requested. */
  address: string;
  caseId: CaseId;
  title: string;
  description: string;
  scene: SceneName;
  updatedAt: string;
  /** Shopify's id of the thing, derived from its index in the list. */
  resourceId: number;
  product: Product | null;
  text: string[];
  isListed: boolean;
}

interface Source {
  kind: PageKind;
  path: string;
  from: Pick<Document, 'title' | 'description' | 'scene' | 'updatedAt'> & { text?: Document['text'] };
  product?: Product;
  isListed?: boolean;
}

const longTitle = {
  en: 'Reading lamp with jointed arm, signal red shade, weighted steel foot, two metre textile cord, warm 2700 K bulb included, for desks, beds, benches and every other place where people read',
  de: 'Leselampe mit Gelenkarm, signalrotem Schirm, schwerem Stahlfuß, zwei Metern Textilkabel und warmem Leuchtmittel mit 2700 K, für Schreibtische, Betten, Bänke und alle anderen Orte, an denen gelesen wird',
};

const home: Source = {
  kind: 'home',
  path: '/',
  from: {
    title: {
      en: `${shop.name}: ceramics, lamps and linen from Berlin`,
      de: `${shop.name}: Keramik, Lampen und Leinen aus Berlin`,
    },
    description: shop.description,
    scene: 'harvest',
    updatedAt: '2026-11-05',
  },
};

const unlisted: Source[] = [
  {
    kind: 'page',
    path: '/pages/members',
    isListed: false,
    from: {
      title: { en: 'Members only', de: 'Nur für Mitglieder' },
      description: { en: 'The quiet shelf behind the counter.', de: 'Das stille Regal hinter dem Tresen.' },
      scene: 'evening',
      updatedAt: '2026-02-02',
    },
  },
  {
    kind: 'page',
    path: '/pages/slow',
    isListed: false,
    from: {
      title: { en: 'Slow craft', de: 'Langsames Handwerk' },
      description: {
        en: 'Good things take their time. So does this page.',
        de: 'Gutes braucht Zeit. Diese Seite auch.',
      },
      scene: 'workshop',
      updatedAt: '2026-02-02',
    },
  },
];

const sources: Source[] = [
  home,
  ...products.map((product) => ({
    kind: 'product' as const,
    path: `/products/${product.handle}`,
    from: product.handle === 'reading-lamp' ? { ...product, title: longTitle } : product,
    product,
  })),
  ...collections.map((from) => ({ kind: 'collection' as const, path: `/collections/${from.handle}`, from })),
  ...pages.map((from) => ({ kind: 'page' as const, path: `/pages/${from.handle}`, from })),
  { kind: 'blog' as const, path: `/blogs/${blog.handle}`, from: blog },
  ...articles.map((from) => ({ kind: 'article' as const, path: `/blogs/${blog.handle}/${from.handle}`, from })),
  ...unlisted,
];

export const addressOf = (path: string, language: ShopLanguage) =>
  path === '/' ? prefixOf[language] || '/' : `${prefixOf[language]}${path}`;

export const shopPages: ShopPage[] = shopLanguages.flatMap((language) =>
  sources.map(({ kind, path, from, product, isListed }, index) => ({
    kind,
    language,
    path,
    address: addressOf(path, language),
    caseId: caseOf(path),
    title: from.title[language],
    description: from.description[language],
    scene: from.scene,
    updatedAt: from.updatedAt,
    resourceId: 8_100_000_000_000 + index * 32_768,
    product: product ?? null,
    text: (from.text ?? []).map((paragraph) => paragraph[language]),
    isListed: isListed ?? true,
  })),
);

export const listedPages = shopPages.filter((page) => page.isListed);
