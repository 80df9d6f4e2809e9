// The shop as visitors and crawlers see it: the published theme, or the one of `?preview_theme_id=`.
import { contentTypes } from '../../../sample-shop/images/draw-image.ts';
import { imageAt } from '../../../sample-shop/images/image-files.ts';
import { type Answer, type Asked, html, json, readFields, redirect } from '../answer.ts';
import type { AppConfig } from '../app-config.ts';
import type { Shop } from '../shop/shop.ts';
import { rootPaths } from '../shop/shop-details.ts';
import { contentTypeOf, type Theme } from '../themes/theme.ts';
import { liquidProduct, type PageData, pageData } from './page-data.ts';
import { renderPage } from './render-page.ts';
import { robotsTxt, sitemapAt } from './sitemap.ts';

const headersOf = (shop: Shop, theme: Theme, pageType: string, locale: string) => ({
  'powered-by': 'Shopify',
  'x-shopid': String(shop.id),
  'x-sorting-hat-shopid': String(shop.id),
  'x-shardid': '42',
  'content-language': locale,
  'server-timing': `processing;dur=24, db;dur=7, country;desc="DE", theme;desc="${theme.id}", pageType;desc="${pageType}", servedBy;desc="stand-in"`,
});

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

function passwordAnswer(shop: Shop, asked: Asked, root: string): Answer | null {
  if (shop.password === null || cookie(asked, 'storefront_digest') === 'open') return null;
  const isPage = asked.path === `${root}/password`;
  if (isPage && asked.method === 'POST') {
    if (readFields(asked).get('password') !== shop.password) return redirect(`${root}/password`);
    return { status: 302, headers: { location: `${root}/`, 'set-cookie': 'storefront_digest=open; path=/' } };
  }
  return isPage ? null : redirect(`${root}/password`);
}

export async function storefrontAnswer(asked: Asked, shop: Shop, app: AppConfig): Promise<Answer> {
  const closed = closedStatus[shop.state];
  if (closed) return html('<!doctype html><title>Sorry, this shop is currently unavailable.</title>', closed);
  const file = asked.path.startsWith('/cdn/') ? await fileAnswer(shop, asked) : null;
  if (file) return file;
  if (asked.path.startsWith('/cdn/'))
    return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
  if (asked.path === '/robots.txt')
    return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: robotsTxt(shop) };

  const language = rootPaths(shop.details).find(({ path }) => asked.path === path || asked.path.startsWith(`${path}/`));
  const root = language?.path ?? '';
  const locale = language?.locale ?? shop.details.primaryLocale;
  const protectedAnswer = passwordAnswer(shop, asked, root);
  if (protectedAnswer) return protectedAnswer;
  const sitemap = sitemapAt(shop, asked.path, asked.query);
  if (sitemap) return { status: 200, headers: { 'content-type': 'application/xml; charset=utf-8' }, body: sitemap };

  const bare = asked.path.slice(root.length) || '/';
  const data = jsonAt(shop, bare, locale, root);
  if (data !== undefined) return data === null ? json({ status: 404, message: 'Not Found' }, 404) : json(data);
  const { theme, cookies } = themeFor(shop, asked);
  const page =
    bare === '/password' && shop.password !== null
      ? { ...notFound(), type: 'password' as const, title: shop.details.name, canonicalPath: '/' }
      : (pageData(shop, bare.length > 1 ? bare.replace(/\/$/, '') : bare, locale, root) ?? notFound());
  const body = await renderPage({ shop, app, theme, page, locale, root });
  const headers: Record<string, string | string[]> = {
    'content-type': 'text/html; charset=utf-8',
    ...headersOf(shop, theme, page.type, locale),
    ...(page.type === 'password' ? { 'x-robots-tag': 'nofollow' } : {}),
    'set-cookie': ['localization=DE; path=/; SameSite=Lax', ...cookies],
  };
  return { status: page.type === '404' ? 404 : 200, headers, body };
}

/** `/products/{handle}.js`, `/products.json`, `/cart.js`, `/meta.json`; undefined: none of them. */
function jsonAt(shop: Shop, path: string, locale: string, root: string): unknown {
  const handle = /^\/products\/([^/]+)\.js(?:on)?$/.exec(path)?.[1];
  if (handle !== undefined) {
    const product = shop.catalogue.productByHandle(decodeURIComponent(handle));
    if (!product) return null;
    const { featured_media: _media, ...own } = liquidProduct(product, locale, root);
    const images = own.images.map(({ path: file }) => `${shop.storefrontUrl.replace(/^https?:/, '')}${file}`);
    return { ...own, images, featured_image: images[0] ?? null };
  }
  if (path === '/cart.js')
    return { token: '', item_count: 0, items: [], currency: shop.details.currencyCode, total_price: 0 };
  if (path === '/meta.json')
    return {
      id: shop.id,
      name: shop.details.name,
      myshopify_domain: shop.domain,
      domain: new URL(shop.storefrontUrl).host,
      currency: shop.details.currencyCode,
      published_products_count: shop.catalogue.products.length,
    };
  return undefined;
}
