// The shop as visitors and crawlers see it: the published theme, or the one of `?preview_theme_id=`.
import { contentTypes, imageAt } from '../../../sample-shop/images/image-files.ts';
import { robotsTxt, type SitemapEntry, sitemapIndex, urlset } from '../../../sample-shop/sitemap.ts';
import { shopifyHeaders } from '../../../sample-shop/theme/content-for-header.ts';
import { type Answer, type Asked, html } from '../answer.ts';
import type { AppConfig } from '../app-config.ts';
import type { ContentPage } from '../catalogue.ts';
import type { Shop } from '../shop/shop.ts';
import { rootPaths } from '../shop/shop-details.ts';
import { contentTypeOf, type Theme } from '../themes/theme.ts';
import { type PageData, pageData } from './page-data.ts';
import { renderPage } from './render-page.ts';

function cookie({ headers }: Asked, name: string): string | null {
  const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}

/** The theme to print with. The preview is kept in a cookie, so that following a link stays in it. */
function themeFor(shop: Shop, asked: Asked): { theme: Theme; cookies: string[] } {
  const wanted = asked.query.get('preview_theme_id');
  const id = wanted ?? cookie(asked, 'preview_theme');
  const theme = id ? shop.themes.find((own) => String(own.id) === id) : undefined;
  return {
    theme: theme ?? shop.publishedTheme,
    cookies: wanted === null ? [] : [`preview_theme=${theme?.id ?? ''}; path=/; SameSite=Lax`],
  };
}

async function fileAnswer(shop: Shop, { path, query }: Asked): Promise<Answer | null> {
  const asset = /^\/cdn\/shop\/t\/(\d+)\/(assets\/.+)$/.exec(path);
  if (asset) {
    const file = shop.themes.find(({ id }) => String(id) === asset[1])?.files.get(asset[2] ?? '');
    return file ? { status: 200, headers: { 'content-type': contentTypeOf(file.filename) }, body: file.bytes } : null;
  }
  const image = await imageAt(path, query);
  if (!image) return null;
  return {
    status: 200,
    headers: {
      'content-type': contentTypes[image.type],
      'cache-control': 'public, max-age=31557600',
      'access-control-allow-origin': '*',
    },
    body: image.bytes,
  };
}

const closedStatus = { open: null, frozen: 402, locked: 423, closed: 404 } as const;
const notFound = (): PageData => ({
  type: '404',
  title: '404 Not Found',
  description: null,
  image: null,
  objects: {},
  resourceId: null,
  canonicalPath: '/404',
});

// /sitemap.xml is an index; its children are asked for as they are listed, query string included.

const PER_FILE = 2500;

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

const indexOf = (shop: Shop) =>
  sitemapIndex(
    roots(shop).flatMap(({ path }) =>
      parts(shop).map(({ kind, number, first, last }) => {
        const range = kind === 'blogs' ? '' : `?from=${first}&to=${last}`;
        return `${shop.storefrontUrl}${path}/sitemap_${kind}_${number}.xml${range}`;
      }),
    ),
  );

function childOf({ catalogue, details, storefrontUrl }: Shop, root: string, kind: string, from: number, to: number) {
  const base = `${storefrontUrl}${root}`;
  const listed = (list: ContentPage[], folder: string): SitemapEntry[] =>
    list.map(({ handle, updatedAt }) => ({ loc: `${base}/${folder}/${handle}`, lastmod: updatedAt }));
  if (kind === 'pages') return urlset(listed(catalogue.pages, 'pages'));
  if (kind === 'collections') return urlset(listed(catalogue.collections, 'collections'));
  const blog = `blogs/${catalogue.blogs[0]?.handle}`;
  if (kind === 'blogs') return urlset([...listed(catalogue.blogs, 'blogs'), ...listed(catalogue.articles, blog)]);
  const entries: SitemapEntry[] = [{ loc: `${base}/`, lastmod: details.updatedAt }];
  for (let id = from; id <= to; id++) {
    const product = catalogue.productOf(id);
    if (product?.status !== 'ACTIVE') continue;
    const [image] = product.images;
    entries.push({
      loc: `${base}/products/${product.handle}`,
      lastmod: product.updatedAt,
      ...(image ? { image: { loc: `${storefrontUrl}${image.path}?v=1762300800`, title: product.title } } : {}),
    });
  }
  return urlset(entries);
}

/** The document at a path, or null if the path is none of a sitemap. */
function sitemapAt(shop: Shop, { path, query }: Asked): string | null {
  if (path === '/sitemap.xml') return indexOf(shop);
  const [, prefix = '', kind = ''] =
    /^(\/[\w-]+)?\/sitemap_(products|collections|pages|blogs)_\d+\.xml$/.exec(path) ?? [];
  if (!kind || !roots(shop).some((own) => own.path === prefix)) return null;
  return childOf(shop, prefix, kind, Number(query.get('from')), Number(query.get('to')));
}

export async function storefrontAnswer(asked: Asked, shop: Shop, app: AppConfig): Promise<Answer> {
  const closed = closedStatus[shop.state];
  if (closed) return html('<!doctype html><title>Sorry, this shop is currently unavailable.</title>', closed);
  const file = asked.path.startsWith('/cdn/') ? await fileAnswer(shop, asked) : null;
  if (file) return file;
  if (asked.path.startsWith('/cdn/'))
    return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
  if (asked.path === '/robots.txt')
    return {
      status: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: robotsTxt(shop.storefrontUrl),
    };

  const language = rootPaths(shop.details).find(({ path }) => asked.path === path || asked.path.startsWith(`${path}/`));
  const root = language?.path ?? '';
  const locale = language?.locale ?? shop.details.primaryLocale;
  const sitemap = sitemapAt(shop, asked);
  if (sitemap) return { status: 200, headers: { 'content-type': 'application/xml; charset=utf-8' }, body: sitemap };

  const bare = asked.path.slice(root.length) || '/';
  const { theme, cookies } = themeFor(shop, asked);
  const page = pageData(shop, bare.length > 1 ? bare.replace(/\/$/, '') : bare, locale, root) ?? notFound();
  const body = await renderPage({ shop, app, theme, page, locale, root });
  const headers: Record<string, string | string[]> = {
    'content-type': 'text/html; charset=utf-8',
    ...shopifyHeaders({ shopId: shop.id, themeId: theme.id }, page.type, locale),
    'set-cookie': ['localization=DE; path=/; SameSite=Lax', ...cookies],
  };
  return { status: page.type === '404' ? 404 : 200, headers, body };
}
