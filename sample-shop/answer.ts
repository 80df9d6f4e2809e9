// Request → response, in the order a storefront decides: files first, then closed or open, then pages.
import type { IncomingMessage } from 'node:http';
import { generatedIndex, generatedPage } from './generated-pages.ts';
import { contentTypes, imageAt } from './images/image-files.ts';
import { validatorsOf } from './send-answer.ts';
import { type ShopLanguage, shop } from './shop.ts';
import { shopPages } from './shop-page.ts';
import { robotsTxt, sitemapAt } from './sitemap.ts';
import { type Answer, jsonAt, redirect, type ShopSettings, specialAnswer } from './special-answers.ts';
import { shopifyHeaders } from './theme/content-for-header.ts';
import { notFoundHtml, passwordHtml, simpleHtml } from './theme/other-html.ts';
import { pageHtml } from './theme/page-html.ts';

const html = 'text/html; charset=utf-8';
const pageByAddress = new Map(shopPages.map((page) => [page.address, page]));

/** Pages never change while the process runs, so each is rendered once per base URL. */
const written = new Map<string, Buffer>();
function writeOnce(key: string, write: () => string): Buffer {
  const known = written.get(key);
  if (known) return known;
  const fresh = Buffer.from(write());
  written.set(key, fresh);
  return fresh;
}

const shopify = (pageType: string, language: ShopLanguage) => shopifyHeaders(shop, pageType, language);

/** Bots that the guarded image refuses, like an over-eager firewall. */
const turnedAway = /facebookexternalhit|twitterbot|linkedinbot|whatsapp|slackbot/i;

async function fileAnswer(request: IncomingMessage, path: string, query: URLSearchParams): Promise<Answer | null> {
  if (path.startsWith('/cdn/shop/files/guarded-') && turnedAway.test(request.headers['user-agent'] ?? ''))
    return { status: 403, type: 'text/plain', body: [Buffer.from('Access denied')], headers: { server: 'cloudflare' } };
  const image = await imageAt(path === '/favicon.ico' ? '/cdn/shop/files/mark-32.png' : path, query);
  if (image)
    return {
      status: 200,
      type: contentTypes[image.type],
      body: [image.bytes],
      changedOn: '2026-05-01',
      headers: { 'cache-control': 'public, max-age=31557600', 'access-control-allow-origin': '*' },
    };
  return path.startsWith('/cdn/') ? { status: 404, type: 'text/plain', body: [Buffer.from('Not found')] } : null;
}

export async function answerTo(request: IncomingMessage, settings: ShopSettings): Promise<Answer> {
  const { base, generated } = settings;
  const url = URL.parse(request.url ?? '/', 'http://shop.invalid');
  if (!url) return { status: 400, type: 'text/plain', body: [Buffer.from('Bad request')] };
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : '/';
  const language: ShopLanguage = path === '/de' || path.startsWith('/de/') ? 'de' : 'en';
  const bare = language === 'de' ? path.slice(3) || '/' : path;

  if (request.method === 'POST' && bare === '/password') return redirect(302, '/password');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, type: 'text/plain', body: [], headers: { allow: 'GET, HEAD' } };

  const file = await fileAnswer(request, path, url.searchParams);
  if (file) return file;
  if (path === '/robots.txt')
    return { status: 200, type: 'text/plain; charset=utf-8', body: [Buffer.from(robotsTxt(base))] };
  if (bare === '/password')
    return {
      status: 200,
      type: html,
      body: [writeOnce(`${base} password ${language}`, () => passwordHtml(base, language))],
      headers: { ...shopify('password', language), 'x-robots-tag': 'nofollow' },
    };
  if (settings.isClosed || path === '/closed' || path.startsWith('/closed/'))
    return redirect(302, language === 'de' ? '/de/password' : '/password');

  const json = jsonAt(path, url.searchParams, base);
  if (json !== undefined)
    return {
      status: 200,
      type: 'application/json; charset=utf-8',
      body: [Buffer.from(JSON.stringify(json))],
      headers: { 'powered-by': 'Shopify' },
    };
  const sitemap = sitemapAt(url.pathname + url.search, base, generated);
  if (sitemap)
    return {
      status: 200,
      type: 'application/xml; charset=utf-8',
      body: [Buffer.from(sitemap)],
      headers: { 'powered-by': 'Shopify' },
    };

  const special = settings.hasOddities === false ? null : await specialAnswer(path, url.searchParams, settings);
  if (special) return special;
  const index = generatedIndex(path, generated);
  if (index !== null)
    return {
      status: 200,
      type: html,
      body: generatedPage(index, base, settings.isLean, settings.theme),
      changedOn: '2026-10-01',
      headers: { 'powered-by': 'Shopify' },
    };

  const page = pageByAddress.get(path);
  if (page) {
    const body = writeOnce(`${base} ${page.address}`, () => pageHtml(page, base));
    return {
      status: 200,
      type: html,
      body: [body],
      changedOn: page.updatedAt,
      validators: validatorsOf(bare),
      headers: {
        ...shopify(page.kind === 'home' ? 'index' : page.kind, language),
        'set-cookie': 'localization=DE; path=/; SameSite=Lax',
      },
    };
  }
  if (bare === '/cart' || bare === '/search')
    return {
      status: 200,
      type: html,
      body: [writeOnce(`${base} ${path}`, () => simpleHtml(base, language, bare === '/cart' ? 'cart' : 'search'))],
      headers: shopify(bare.slice(1), language),
    };
  // A product inside a collection is the product; its canonical link drops the collection.
  const inCollection = /^(\/de)?\/collections\/[\w-]+(\/products\/[\w-]+)$/.exec(path);
  const product = inCollection ? pageByAddress.get(`${inCollection[1] ?? ''}${inCollection[2]}`) : undefined;
  if (product)
    return {
      status: 200,
      type: html,
      body: [writeOnce(`${base} ${product.address}`, () => pageHtml(product, base))],
      changedOn: product.updatedAt,
      headers: shopify('product', language),
    };
  return {
    status: 404,
    type: html,
    body: [writeOnce(`${base} 404 ${language}`, () => notFoundHtml(base, language))],
    headers: shopify('404', language),
  };
}
