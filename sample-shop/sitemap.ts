// Sitemaps as Shopify lays them out: an index whose children are named by kind and have ?from=&to= ids, German ones in
// the same index below /de, images in the product maps.
import { generatedPath } from './generated-pages.ts';
import { imageFile } from './images/image-files.ts';
import { prefixOf, type ShopLanguage, shopLanguages } from './shop.ts';
import { listedPages, type PageKind, type ShopPage } from './shop-page.ts';
import { escapeHtml } from './theme/escape.ts';

const families = ['products', 'pages', 'collections', 'blogs'] as const;
type Family = (typeof families)[number];
const familyOf: Record<PageKind, Family> = {
  home: 'products',
  product: 'products',
  page: 'pages',
  collection: 'collections',
  blog: 'blogs',
  article: 'blogs',
};
/** Entries of one generated child. */
const CHILD_SIZE = 2500;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const pagesOf = (family: Family, language: ShopLanguage) =>
  listedPages.filter((page) => page.language === language && familyOf[page.kind] === family);

function childAddress(family: Family, language: ShopLanguage): string {
  const ids = pagesOf(family, language)
    .filter((page) => page.kind !== 'home')
    .map((page) => page.resourceId);
  const range = family === 'blogs' ? '' : `?from=${Math.min(...ids)}&to=${Math.max(...ids)}`;
  return `${prefixOf[language]}/sitemap_${family}_1.xml${range}`;
}

const generatedChild = (part: number) =>
  `/sitemap_products_${part}.xml?from=${9_000_000_000_000 + part}&to=${9_000_000_000_999 + part}`;

const childAddresses = (generated: number) => [
  ...shopLanguages.flatMap((language) => families.map((family) => childAddress(family, language))),
  ...Array.from({ length: Math.ceil(generated / CHILD_SIZE) }, (_, i) => generatedChild(i + 2)),
];

/** Shared with the stand-in's storefront, like all that is exported below. */
export const sitemapIndex = (addresses: string[]) =>
  `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `  <sitemap>\n    <loc>${escapeHtml(address)}</loc>\n  </sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;

export interface SitemapEntry {
  loc: string;
  lastmod: string;
  changefreq?: 'daily' | 'weekly';
  image?: { loc: string; title: string };
}

function entryXml({ loc, lastmod, changefreq, image }: SitemapEntry): string {
  const lines = [`    <loc>${escapeHtml(loc)}</loc>`, `    <lastmod>${lastmod}</lastmod>`];
  if (changefreq) lines.push(`    <changefreq>${changefreq}</changefreq>`);
  if (image)
    lines.push(
      `    <image:image>\n      <image:loc>${escapeHtml(image.loc)}</image:loc>\n      <image:title>${escapeHtml(image.title)}</image:title>\n    </image:image>`,
    );
  return `  <url>\n${lines.join('\n')}\n  </url>`;
}

export const urlset = (entries: SitemapEntry[]) =>
  `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.map(entryXml).join('\n')}\n</urlset>\n`;

const entryOf = (page: ShopPage, base: string): SitemapEntry => ({
  loc: `${base}${page.address}`,
  lastmod: `${page.updatedAt}T09:00:00+01:00`,
  changefreq: page.kind === 'home' || page.kind === 'product' || page.kind === 'collection' ? 'daily' : 'weekly',
  ...(page.product ? { image: { loc: `${base}${imageFile(page.scene, 'square')}`, title: page.title } } : {}),
});

/** The sitemap behind a path and query, or null. Children only respond to the exact URL in the index. */
export function sitemapAt(address: string, base: string, generated: number): string | null {
  if (!address.includes('/sitemap')) return null;
  if (address === '/sitemap.xml') return sitemapIndex(childAddresses(generated).map((child) => base + child));
  for (const language of shopLanguages)
    for (const family of families)
      if (address === childAddress(family, language))
        return urlset(pagesOf(family, language).map((page) => entryOf(page, base)));
  const part = Number(/^\/sitemap_products_(\d{1,4})\.xml\?/.exec(address)?.[1]);
  if (!(part >= 2) || address !== generatedChild(part)) return null;
  const first = (part - 2) * CHILD_SIZE;
  const count = Math.min(CHILD_SIZE, generated - first);
  if (count <= 0) return null;
  return urlset(
    Array.from({ length: count }, (_, i) => ({
      loc: `${base}${generatedPath(first + i)}`,
      lastmod: `2026-10-0${((first + i) % 9) + 1}T09:00:00+01:00`,
    })),
  );
}

export const robotsTxt = (base: string) => `# Halm & Ton runs on a sample of Shopify
User-agent: *
Disallow: /admin
Disallow: /cart
Disallow: /orders
Disallow: /checkouts/
Disallow: /account
Disallow: /search
Disallow: /de/cart
Disallow: /de/search
Disallow: /policies/
Disallow: /*/collections/*sort_by*
Sitemap: ${base}/sitemap.xml

User-agent: AhrefsBot
Crawl-delay: 10
Disallow: /cart
Sitemap: ${base}/sitemap.xml
`;
