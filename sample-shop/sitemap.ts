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

const indexXml = (base: string, generated: number) =>
  `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${childAddresses(generated)
    .map((address) => `  <sitemap>\n    <loc>${escapeHtml(base + address)}</loc>\n  </sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;

function entry(page: ShopPage, base: string): string {
  const image = page.product
    ? `\n    <image:image>\n      <image:loc>${base}${imageFile(page.scene, 'square')}</image:loc>\n      <image:title>${escapeHtml(page.title)}</image:title>\n    </image:image>`
    : '';
  const often = page.kind === 'home' || page.kind === 'product' || page.kind === 'collection' ? 'daily' : 'weekly';
  return `  <url>\n    <loc>${base}${page.address}</loc>\n    <lastmod>${page.updatedAt}T09:00:00+01:00</lastmod>\n    <changefreq>${often}</changefreq>${image}\n  </url>`;
}

const urlset = (entries: string[]) =>
  `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join('\n')}\n</urlset>\n`;

/** The sitemap behind a path and query, or null. Children only respond to the exact URL in the index. */
export function sitemapAt(address: string, base: string, generated: number): string | null {
  if (!address.includes('/sitemap')) return null;
  if (address === '/sitemap.xml') return indexXml(base, generated);
  for (const language of shopLanguages)
    for (const family of families)
      if (address === childAddress(family, language))
        return urlset(pagesOf(family, language).map((page) => entry(page, base)));
  const part = Number(/^\/sitemap_products_(\d{1,4})\.xml\?/.exec(address)?.[1]);
  if (!(part >= 2) || address !== generatedChild(part)) return null;
  const first = (part - 2) * CHILD_SIZE;
  const count = Math.min(CHILD_SIZE, generated - first);
  if (count <= 0) return null;
  return urlset(
    Array.from(
      { length: count },
      (_, i) =>
        `  <url>\n    <loc>${base}${generatedPath(first + i)}</loc>\n    <lastmod>2026-10-0${((first + i) % 9) + 1}T09:00:00+01:00</lastmod>\n  </url>`,
    ),
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
