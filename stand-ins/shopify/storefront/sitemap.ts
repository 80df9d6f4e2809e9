// /sitemap.xml is an index; its children are asked for as they are listed, query string included.
import type { ContentPage } from '../catalogue/catalogue.ts';
import type { Shop } from '../shop/shop.ts';
import { rootPaths } from '../shop/shop-details.ts';

const PER_FILE = 2500;
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const head = '<?xml version="1.0" encoding="UTF-8"?>';

interface Part {
  kind: string;
  number: number;
  first: number;
  last: number;
}

function parts(shop: Shop): Part[] {
  const { products, collections, pages, blogs } = shop.catalogue;
  const found: Part[] = [];
  for (let start = 0; start < products.length; start += PER_FILE) {
    const first = products.at(start)?.id ?? 0;
    const last = products.at(Math.min(products.length, start + PER_FILE) - 1)?.id ?? 0;
    found.push({ kind: 'products', number: found.length + 1, first, last });
  }
  for (const [kind, list] of [['pages', pages] as const, ['collections', collections] as const])
    found.push({ kind, number: 1, first: list[0]?.id ?? 0, last: list.at(-1)?.id ?? 0 });
  if (blogs.length > 0) found.push({ kind: 'blogs', number: 1, first: 0, last: 0 });
  return found;
}

const roots = (shop: Shop) => rootPaths(shop.details).toReversed();

function index(shop: Shop): string {
  const entries = roots(shop).flatMap(({ path }) =>
    parts(shop).map(({ kind, number, first, last }) => {
      const range = kind === 'blogs' ? '' : `?from=${first}&to=${last}`;
      return `<sitemap><loc>${escapeXml(`${shop.storefrontUrl}${path}/sitemap_${kind}_${number}.xml${range}`)}</loc></sitemap>`;
    }),
  );
  return `${head}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>`;
}

const entry = (loc: string, updatedAt: string, image?: { loc: string; title: string }) =>
  `<url><loc>${escapeXml(loc)}</loc><lastmod>${updatedAt}</lastmod><changefreq>daily</changefreq>${
    image
      ? `<image:image><image:loc>${escapeXml(image.loc)}</image:loc><image:title>${escapeXml(image.title)}</image:title></image:image>`
      : ''
  }</url>`;

function child(shop: Shop, root: string, kind: string, from: number, to: number): string {
  const base = `${shop.storefrontUrl}${root}`;
  const { catalogue } = shop;
  const of = (list: ContentPage[], folder: string) =>
    list.map(({ handle, updatedAt }) => entry(`${base}/${folder}/${handle}`, updatedAt));
  const blog = catalogue.blogs[0]?.handle ?? '';
  const entries: string[] = [];
  if (kind === 'pages') entries.push(...of(catalogue.pages, 'pages'));
  if (kind === 'collections') entries.push(...of(catalogue.collections, 'collections'));
  if (kind === 'blogs') entries.push(...of(catalogue.blogs, 'blogs'), ...of(catalogue.articles, `blogs/${blog}`));
  if (kind === 'products') {
    entries.push(entry(`${base}/`, shop.details.updatedAt));
    for (let id = from; id <= to; id++) {
      const product = catalogue.productOf(id);
      if (product?.status !== 'ACTIVE') continue;
      const [image] = product.images;
      entries.push(
        entry(
          `${base}/products/${product.handle}`,
          product.updatedAt,
          image && { loc: `${shop.storefrontUrl}${image.path}?v=1762300800`, title: product.title },
        ),
      );
    }
  }
  return `${head}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join('\n')}\n</urlset>`;
}

/** The document at a path, or null if the path is none of a sitemap. */
export function sitemapAt(shop: Shop, path: string, query: URLSearchParams): string | null {
  if (path === '/sitemap.xml') return index(shop);
  const [, prefix = '', kind = ''] =
    /^(\/[\w-]+)?\/sitemap_(products|collections|pages|blogs)_\d+\.xml$/.exec(path) ?? [];
  if (!kind || !roots(shop).some((own) => own.path === prefix)) return null;
  return child(shop, prefix, kind, Number(query.get('from')), Number(query.get('to')));
}

export const robotsTxt = (shop: Shop) =>
  `# we use Shopify as our ecommerce platform\nUser-agent: *\nDisallow: /admin\nDisallow: /cart\nDisallow: /checkout\nSitemap: ${shop.storefrontUrl}/sitemap.xml\n`;
