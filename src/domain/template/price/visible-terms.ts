import { decodeHTML } from 'entities/decode';
import type { MetaTagData, ProductData } from '#domain/meta/meta-tag-data.ts';
import { emptyProduct } from '#domain/meta/read-product.ts';
import { readAmount } from './amounts.ts';
import type { PriceTerms } from './price-terms.ts';
import { unitOf } from './units.ts';

// VAT and the unit price (of 100 g or 1 l) that a page only shows; json-ld-terms.ts reads those in JSON-LD. Themes of
// Shopify, Shopware, OXID and PrestaShop write it as text only, JTL as microdata around the same text. Read between the
// product's heading and what follows its price, so that no other product of the page is taken for it.

/** From the heading on: forms, icons and galleries stand before the price. */
const MAX_BYTES = 60_000;
/** Of text. */
const MAX_BEFORE_PRICE = 3000;
const MAX_AFTER_PRICE = 600;
/** Stands in the text for a button: what follows the price and one is no longer about the price. */
const BUTTON = '\u0001';
/** Not read, or not the price of what is chosen: an old price, another size. */
const unread = new Map(
  ['script', 'style', 'template', 'svg', 'noscript', 's', 'del', 'select'].map((name) => [
    name,
    new RegExp(`</${name}[\\s>]`, 'gi'),
  ]),
);
/** Here another part of the page begins. */
const parts = new Set(['h2', 'h3', 'h4', 'article', 'footer']);

/** The page's data with what stands beside its price. What JSON-LD says wins. */
export function withVisibleTerms(meta: MetaTagData, body: Uint8Array): MetaTagData {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const heading = indexOfHeading(bytes);
  if (heading < 0) return meta;
  const html = bytes.toString('utf8', heading, heading + MAX_BYTES);
  const product = withMicrodataPrice(meta.product, html);
  const price = readAmount(product?.price ?? null);
  if (!product || price === null) return meta;
  return { ...meta, product: { ...termsIn(textOfPrice(html, price), product.currency), ...product } };
}

function indexOfHeading(bytes: Buffer): number {
  const [small, large] = [bytes.indexOf('<h1'), bytes.indexOf('<H1')];
  return small < 0 || large < 0 ? Math.max(small, large) : Math.min(small, large);
}

const microPrice =
  /<meta itemprop="price" content="(\d[\d.]{0,12})">\s{0,200}<meta itemprop="priceCurrency" content="([A-Z]{3})">/;

/** JTL and pages written by hand name the price of a product in microdata alone. */
function withMicrodataPrice(product: ProductData | null, html: string): ProductData | null {
  if (product?.price) return product;
  const [, price, currency] = microPrice.exec(html) ?? [];
  const found = price && currency ? { price, currency } : microdataPrice(html, product !== null);
  return found ? { ...(product ?? emptyProduct()), ...found } : product;
}

/** `<b itemprop="price" content="12.50">`, `<data itemprop=price value=12.50>`, `<span itemprop="price">12,50 €</span>` */
function microdataPrice(html: string, isProduct: boolean): Pick<ProductData, 'price' | 'currency'> | null {
  const found: { price: string; currency: string | null }[] = [];
  let currency: string | null = null;
  let isInSpecification = false;
  for (const { 0: tag, index } of html.matchAll(/<[a-z][^<>]{1,600}>/gi)) {
    const names = valueIn(tag, microNames)?.split(/\s+/) ?? [];
    const shown = decodeHTML(html.slice(index + tag.length, index + tag.length + 60).split('<', 1)[0] ?? '');
    const stated = valueIn(tag, microValues);
    if (names.includes('offers')) isInSpecification = false;
    // The price of 100 g, or the old one.
    if (names.includes('priceSpecification')) isInSpecification = true;
    if (names.includes('priceCurrency')) currency ??= /^[A-Z]{3}$/.exec((stated ?? shown).trim())?.[0] ?? null;
    if (isInSpecification || !(names.includes('price') || names.includes('lowPrice'))) continue;
    const isShownSo = readAmount(shown) === readAmount(stated);
    const price = stated === null || isShownSo ? (stated ?? shown).trim() : withoutThousandths(stated.trim());
    if (readAmount(price) !== null) found.push({ price, currency: currencyIn(`${price} ${shown}`) });
  }
  // A list of products has a heading of its own, and a price for each.
  const isOne = isProduct || found.length === 1 || namedHeading.test(html.slice(0, 1000).split('</h1', 1)[0] ?? '');
  const [first] = found;
  return first && isOne ? { price: first.price, currency: currency ?? first.currency } : null;
}

const attribute = (names: string) =>
  new RegExp(`\\s(?:${names})\\s{0,3}=\\s{0,3}(?:"([^"]{0,200})"|'([^']{0,200})'|([^\\s"'>]{1,200}))`, 'i');
const [microNames, microValues] = [attribute('itemprop'), attribute('content|value')];
const namedHeading = /\sitemprop\s?=\s?["']?name\b/i;

function valueIn(tag: string, pattern: RegExp): string | null {
  const found = pattern.exec(tag);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? null;
}

/** By the rules a point is one of decimals, of which programs print more than money has. */
const withoutThousandths = (stated: string) =>
  /^\d{1,9}\.\d{3,9}$/.test(stated) ? String(Math.round(Number(stated) * 100) / 100) : stated;

const currencyIn = (text: string) => [...currencies].find(([sign]) => text.toUpperCase().includes(sign))?.[1] ?? null;

/** The visible text from the heading to the button behind the price; empty if the price is not in it. */
function textOfPrice(html: string, price: number): string {
  const text = decodeHTML(textOf(html)).replace(/[\s\u00a0]+/g, ' ');
  for (const { 0: digits, index } of text.slice(0, MAX_BEFORE_PRICE).matchAll(/\d[\d.,]{0,14}/g)) {
    if (readAmount(digits) !== price) continue;
    const after = text.slice(index, index + MAX_AFTER_PRICE);
    const end = after.indexOf(BUTTON);
    return text.slice(0, index).replaceAll(BUTTON, ' ') + (end < 0 ? after : after.slice(0, end));
  }
  return '';
}

/** Goes once through the markup of the part that the heading begins. */
function textOf(html: string): string {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) return text + html.slice(at);
    text += `${html.slice(at, open)} `;
    const isComment = html.startsWith('<!--', open);
    const close = html.indexOf(isComment ? '-->' : '>', open);
    if (close < 0) return text;
    at = close + (isComment ? 3 : 1);
    const name = /^[a-z][a-z0-9]{0,9}/i.exec(html.slice(open + 1, open + 12))?.[0].toLowerCase() ?? '';
    if (parts.has(name)) return text;
    if (name === 'button') text += BUTTON;
    const end = html[close - 1] === '/' ? undefined : unread.get(name);
    if (!end) continue;
    end.lastIndex = at;
    at = end.exec(html)?.index ?? -1;
    if (at < 0) return text;
  }
  return text;
}

const unitPrice =
  /(?:(€|EUR|CHF|Fr\.|£|GBP) ?)?(\d[\d.,]{0,12}) ?(€|EUR|CHF|Fr\.|£|GBP)?\*? ?(?:\/|pro |per |je ) ?(?:(?:pro|per|je) )?(\d[\d.,]{0,7})? ?(\p{L}{1,12}[²³23]?)(?![\p{L}\d])/giu;
const currencies = new Map([
  ['€', 'EUR'],
  ['FR.', 'CHF'],
  ['£', 'GBP'],
]);
const tax =
  '(?:\\d{1,2}(?:[.,]\\d{1,2})? ?% )?(?:(?:gesetzl\\.|gesetzlicher) )?(?:MwSt|Mehrwertsteuer|USt|Umsatzsteuer|Steuern|VAT)';
const included = new RegExp(`(?:inkl\\.?|inklusive|incl\\.?|including) ${tax}|tax(?:es)? included`, 'i');
const added = new RegExp(`(?:zzgl\\.?|exkl\\.?|excl\\.?|plus|zuzüglich) ${tax}`, 'i');

/** Right before the price of something else. */
const shipping = /(?:versand|liefer|shipping|delivery)\p{L}{0,20}:? (?:ab |from )?$/iu;

function termsIn(text: string, currency: string | null): PriceTerms {
  const [isIncluded, isAdded] = [included.test(text), added.test(text)];
  // Both: net prices for businesses beside gross ones.
  const terms: PriceTerms = isIncluded === isAdded ? {} : { isTaxIncluded: isIncluded };
  const found = new Map<string, PriceTerms['unitPrice']>();
  for (const { 1: before, 2: price = '', 3: after, 4: amount, 5: unit = '', index } of text.matchAll(unitPrice)) {
    const sign = (before ?? after)?.toUpperCase();
    const value = amount === undefined ? 1 : readAmount(amount);
    if (!sign || !unitOf(unit) || value === null) continue;
    if (currency !== null && currency !== (currencies.get(sign) ?? sign)) continue;
    if (shipping.test(text.slice(Math.max(0, index - 40), index))) continue;
    const key = `${readAmount(price)} ${value} ${unitOf(unit)}`;
    found.set(key, found.get(key) ?? { price, measure: { value, unit }, base: null });
  }
  // Of two different ones nobody knows which belongs to the price: a card must not name the wrong one.
  const [unitPriceShown] = found.size === 1 ? found.values() : [];
  return unitPriceShown ? { ...terms, unitPrice: unitPriceShown } : terms;
}
