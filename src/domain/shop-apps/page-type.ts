// Which system made a page. Shopify is scored, because single marks also appear on other sites (a Buy Button, a
// hotlinked image); the others have unique marks, tried in a fixed order.
import type { PageType } from '#domain/enumerations.ts';

export interface PageEvidence {
  html: string;
  /** As fetch returns them, or a plain object with lower-case names. */
  headers?: Headers | Record<string, string | string[] | undefined>;
  /** The final URL, after redirects. */
  url?: string;
}

export interface PageTypeReading {
  pageType: PageType;
  /** Shopify without a theme (Hydrogen): theme snippets and app embeds cannot work there. */
  isHeadless: boolean;
  /** The permanent name.myshopify.com, if the page tells. */
  shopifyDomain: string | null;
  /** Marks that were found, to explain the result. */
  signals: string[];
}

/** Marks are in head and header; the rest adds nothing. */
const MAX_CHARACTERS = 1_500_000;
const ENOUGH = 100;
const weights = { decisive: 100, strong: 50, weak: 10 } as const;

type Mark = [signal: string, weight: keyof typeof weights, test: (evidence: Read) => boolean];
interface Read {
  html: string;
  header: (name: string) => string;
}

const has = (text: string) => (read: Read) => read.html.includes(text);
const matches = (pattern: RegExp) => (read: Read) => pattern.test(read.html);

const shopifyMarks: Mark[] = [
  ['header powered-by', 'decisive', ({ header }) => /\bshopify\b/i.test(header('powered-by'))],
  [
    'header x-shopid',
    'decisive',
    ({ header }) =>
      ['x-shopid', 'x-sorting-hat-shopid', 'x-shardid', 'x-shopify-stage'].some((name) => header(name) !== ''),
  ],
  ['header server-timing pageType', 'decisive', ({ header }) => /\bpageType;desc="/.test(header('server-timing'))],
  ['header oxygen-version', 'decisive', ({ header }) => header('oxygen-version') !== ''],
  ['Shopify.shop', 'decisive', matches(/\bShopify\.shop\s{0,3}=\s{0,3}["'][\w-]{1,80}\.myshopify\.com["']/)],
  ['Shopify.theme', 'decisive', matches(/\bShopify\.theme\s{0,3}=\s{0,3}\{/)],
  [
    'shopify-digital-wallet',
    'decisive',
    matches(/<meta [^>]{0,80}name=["']?shopify-(?:digital-wallet|checkout-api-token)\b/),
  ],
  ['shopify-features', 'strong', matches(/\bid=["']?shopify-features\b/)],
  ['__st', 'strong', matches(/\bid=["']?__st["'\s>]/)],
  ['content_for_header', 'strong', has('shopify.content_for_header.start')],
  ['ShopifyAnalytics', 'strong', has('ShopifyAnalytics')],
  ['monorail', 'strong', has('monorail-edge.shopifysvc.com')],
  ['shopify-section', 'strong', matches(/\bid=["']?shopify-section-/)],
  ['/cdn/shop/', 'strong', matches(/["'(/]\/?cdn\/shop\/(?:files|products|collections|articles|t)\//)],
  ['cookies', 'strong', ({ header }) => /\b_shopify_(?:essential|y|s)=|\bcart_currency=/.test(header('set-cookie'))],
  ['cdn.shopify.com', 'weak', has('cdn.shopify.com')],
  ['myshopify.com', 'weak', has('.myshopify.com')],
];

/** First match wins, in this order. */
const otherMarks: [PageType, string, (read: Read) => boolean][] = [
  ['typo3', 'generator', matches(/<meta [^>]{0,80}name=["']?generator["']?[^>]{0,40}content=["']?TYPO3/i)],
  ['typo3', 'comment', has('powered by TYPO3')],
  [
    'typo3',
    'paths',
    matches(/["'(](?:https?:\/\/[^"'\s/]{1,100})?\/(?:typo3temp\/assets|typo3conf|_assets\/[0-9a-f]{32}|fileadmin)\//),
  ],
  ['wordpress', 'generator', matches(/<meta [^>]{0,80}name=["']?generator["']?[^>]{0,40}content=["']?WordPress/i)],
  ['wordpress', 'paths', matches(/\/wp-(?:content|includes)\//)],
  ['wordpress', 'header link', ({ header }) => header('link').includes('https://api.w.org/')],
  ['magento', 'init script', has('text/x-magento-init')],
  ['magento', 'paths', matches(/\/static\/version\d{1,20}\/frontend\//)],
  ['magento', 'cookies', ({ header }) => /x-magento-vary|mage-cache-storage/i.test(header('set-cookie'))],
  ['drupal', 'generator', matches(/<meta [^>]{0,80}name=["']?generator["']?[^>]{0,40}content=["']?Drupal/i)],
  [
    'drupal',
    'headers',
    ({ header }) =>
      /drupal/i.test(header('x-generator')) ||
      header('x-drupal-cache') !== '' ||
      header('expires').startsWith('Sun, 19 Nov 1978'),
  ],
  ['drupal', 'paths', matches(/\/sites\/default\/files\//)],
  ['drupal', 'attributes', has('data-drupal-selector')],
];

export const headerOf = (evidence: Pick<PageEvidence, 'headers'>, name: string): string => {
  if (evidence.headers instanceof Headers) return evidence.headers.get(name) ?? '';
  const value = evidence.headers?.[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
};

/** The permanent domain, from the page's own script or, without a theme, from its state. Lower case. */
export function readShopifyDomain(html: string): string | null {
  const text = html.slice(0, MAX_CHARACTERS);
  const own = /\bShopify\.shop\s{0,3}=\s{0,3}["']([\w-]{1,80}\.myshopify\.com)["']/.exec(text)?.[1];
  const leaked = /\b([a-z0-9][a-z0-9-]{0,79}\.myshopify\.com)\b/i.exec(text)?.[1];
  return (own ?? leaked)?.toLowerCase() ?? null;
}

export function detectPageType(evidence: PageEvidence): PageTypeReading {
  const read: Read = { html: evidence.html.slice(0, MAX_CHARACTERS), header: (name) => headerOf(evidence, name) };
  const found = shopifyMarks.filter(([, , test]) => test(read));
  const score = found.reduce((sum, [, weight]) => sum + weights[weight], 0);
  const other = score >= ENOUGH ? [] : otherMarks.filter(([, , test]) => test(read));
  const first = other[0]?.[0];
  const isShopify = score >= ENOUGH || (first === undefined && score >= weights.strong);
  if (!isShopify)
    return {
      pageType: first ?? 'custom',
      isHeadless: false,
      shopifyDomain: null,
      signals: other.filter(([type]) => type === first).map(([, signal]) => signal),
    };
  const hasTheme = found.some(([signal]) => signal === 'Shopify.theme' || signal === 'content_for_header');
  const isHydrogen = /hydrogen/i.test(read.header('powered-by')) || read.header('oxygen-version') !== '';
  return {
    pageType: 'shopify',
    isHeadless: isHydrogen && !hasTheme,
    shopifyDomain: readShopifyDomain(evidence.html),
    signals: found.map(([signal]) => signal),
  };
}
