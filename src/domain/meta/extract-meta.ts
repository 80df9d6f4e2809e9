import { attributeAt } from './attributes.ts';
import { charsetOfMeta, decoderFor, sniffCharset } from './charset.ts';
import { cleanText } from './clean-text.ts';
import { imagesOfJsonLd, productOfJsonLd } from './json-ld.ts';
import { articleOfJsonLd } from './json-ld-article.ts';
import { listTags } from './list-tags.ts';
import type { ComponentEmbedScript, JsonLdArticle, JsonLdProduct, MetaTagData, ProductData } from './meta-tag-data.ts';
import { type PageBytes, pageBytes } from './page-bytes.ts';
import { joinProducts } from './read-product.ts';
import { readTags } from './read-tags.ts';
import { type ReadableBytes, readableBytes } from './readable-bytes.ts';
import { baseOf, MAX_ADDRESS, resolveUrl } from './resolve-url.ts';
import { type FoundElement, type Scan, scanMarkup } from './scan-markup.ts';
import { counts } from './tag-reading.ts';

// Bytes of a page → what it says about itself. Never throws, whatever the bytes.

export interface PageInput {
  /** After content decoding, before charset decoding. */
  body: Uint8Array;
  /** The URL of the body, after redirects. */
  url: string;
  contentType?: string | null;
  /** Also read the body of the page: JSON-LD and the first images. */
  details?: boolean;
}

export function extractMeta({ body, url, contentType, details = false }: PageInput): MetaTagData {
  const received = pageBytes(body);
  const charset = sniffCharset(received, contentType);
  let page = readableBytes(received, charset);
  let scan = scanMarkup(page.scanned, page.start, details);
  if (!charset.isCertain) {
    charset.name = lateCharset(page, scan) ?? guessCharset(received);
    const isReadAnew = charset.name === 'iso-2022-jp';
    page = readableBytes(received, charset);
    if (isReadAnew) scan = scanMarkup(page.scanned, page.start, details);
  }

  const tags = listTags(page, scan);
  const values = readTags(tags, url);
  const base = baseOf(tags.find((tag) => tag.element === 'base' && counts(tag))?.value, url);
  const { product: jsonLdProduct, article, images } = details ? readJsonLd(page, scan, base) : nothing;
  const embed = scan.componentEmbed;
  return {
    url,
    ...values,
    product: joinProducts(values.product, jsonLdProduct),
    jsonLdProduct,
    ogImageAlternatives: details ? readPageImages(page, scan.images, base) : [],
    htmlLanguage: readLanguage(page, scan),
    charset: charset.name,
    tags,
    bytes: body.byteLength,
    headEndOffset: scan.headEnd === null ? null : scan.headEnd * page.width,
    ...(images.length > 0 && jsonLdProduct === null && { jsonLdImages: images }),
    ...(article !== null && { jsonLdArticle: article }),
    ...(details && isEmptyShell(scan) && { isEmptyShell: true as const }),
    ...(embed !== null && { componentEmbed: readEmbed(page, embed) }),
  };
}

/** White space and "Loading …": a page with anything to read has more. */
const SHELL_TEXT_BYTES = 300;

/** A page that shows nothing without its scripts: one empty element, or one with a spinner. */
const isEmptyShell = ({ scripts, images, bodyText, headEnd }: Scan): boolean =>
  headEnd !== null && scripts > 0 && images.length === 0 && bodyText <= SHELL_TEXT_BYTES;

/** A declaration after the first 1024 bytes: the standard lets the parser start over with it. */
function lateCharset(page: ReadableBytes, scan: Scan): string | null {
  for (const { element, place, attributes } of scan.tags) {
    if (element !== 'meta' || place === 'template') continue;
    // Unlike in the first bytes, which are read before there are elements, entities in it count.
    const text = (from: number, to: number) => cleanText(page.scanned.toString('latin1', from, to), true);
    const declared = charsetOfMeta(text, attributes);
    if (declared !== null) return declared;
  }
  return null;
}

/** Enough of a page to detect its encoding. */
const SAMPLE_BYTES = 262_144;

/** UTF-8 if most of it decodes as UTF-8: one broken character, or a page cut in the middle of one, changes nothing. */
function guessCharset(received: PageBytes): string {
  const sample = received.toString('utf8', 0, SAMPLE_BYTES);
  if (!sample.includes('\uFFFD')) return 'utf-8';
  let balance = 0;
  for (let at = 0; at < sample.length; at++) {
    const unit = sample.charCodeAt(at);
    if (unit === 0xfffd) balance--;
    else if (unit > 0x7f) balance++;
  }
  return balance > 0 ? 'utf-8' : 'windows-1252';
}

function readLanguage(page: ReadableBytes, scan: Scan): string | null {
  for (const { attributes } of scan.html) {
    const at = attributeAt(page.scanned, attributes, 'lang');
    if (at !== -1)
      return (
        cleanText(page.text(attributes[at + 2] as number, attributes[at + 3] as number), true).slice(0, 100) || null
      );
  }
  return null;
}

interface FromJsonLd {
  product: JsonLdProduct | null;
  article: JsonLdArticle | null;
  images: string[];
}

const nothing: FromJsonLd = { product: null, article: null, images: [] };

/** The first of each; the price also from a later script about the same product, where the first only has its ratings. */
function readJsonLd(page: ReadableBytes, scan: Scan, base: string): FromJsonLd {
  const found: FromJsonLd = { ...nothing };
  for (const { from, to, textFrom, textTo } of scan.dataScripts) {
    const known = found.product;
    if (known !== null && known.price !== null && found.article !== null) break;
    const text = page.text(textFrom, textTo);
    const endOffset = to * page.width;
    if (known === null || known.price === null) {
      const product = productOfJsonLd(text);
      if (product !== null && known !== null) {
        if (product.name === known.name) found.product = withOffer(known, product);
      } else if (product !== null) {
        product.images = product.images.map((address) => resolveUrl(address, base) ?? address);
        found.product = { ...product, offset: from * page.width, endOffset };
      }
    }
    if (found.product === null && found.images.length === 0)
      found.images = imagesOfJsonLd(text).flatMap((address) => resolveUrl(address, base) ?? []);
    if (found.article === null) {
      const article = articleOfJsonLd(text);
      if (article !== null) found.article = { ...article, endOffset };
    }
  }
  return found;
}

const withOffer = (known: JsonLdProduct, { price, currency, availability }: ProductData): JsonLdProduct => ({
  ...known,
  price,
  currency,
  availability: availability ?? known.availability,
});

/** docs/platforms.md#discord-docs: at most 3,000 bytes, escapes counted as written. */
export const MAX_EMBED_BYTES = 3_000;

function readEmbed(page: ReadableBytes, embed: NonNullable<Scan['componentEmbed']>): ComponentEmbedScript {
  const { from, textFrom, textTo, place } = embed;
  const bytes = (textTo - textFrom) * page.width;
  const json = bytes > MAX_EMBED_BYTES ? null : page.text(textFrom, textTo);
  return { json, bytes, isInHead: place === 'head', offset: from * page.width };
}

// The first images of the page itself: what a platform, or a person, may use if og:image is missing.

const MAX_ALTERNATIVES = 10;
/** Tracking pixels, spacers and flags. */
const MIN_SHOWN_PIXELS = 32;

function readPageImages(page: ReadableBytes, images: FoundElement[], base: string): string[] {
  const found = new Set<string>();
  for (const { attributes } of images) {
    if (found.size >= MAX_ALTERNATIVES) break;
    const value = (name: string): string | null => {
      const at = attributeAt(page.scanned, attributes, name);
      if (at === -1) return null;
      return cleanText(page.text(attributes[at + 2] as number, attributes[at + 3] as number), true);
    };
    if (isTiny(value('width')) || isTiny(value('height'))) continue;
    // Lazy loaders leave a placeholder in src and the image in data-src.
    const candidates = [value('src'), value('data-src'), firstOfSet(value('srcset')), firstOfSet(value('data-srcset'))];
    const address = candidates.find(
      (candidate) => candidate && candidate.length <= MAX_ADDRESS && !/^(?:data:|about:|#)/i.test(candidate),
    );
    const url = address ? resolveUrl(address, base) : null;
    if (url !== null && /^https?:/.test(url)) found.add(url);
  }
  return [...found];
}

function isTiny(pixels: string | null): boolean {
  return pixels !== null && /^\d+(?:px)?$/.test(pixels) && Number.parseInt(pixels, 10) < MIN_SHOWN_PIXELS;
}

function firstOfSet(set: string | null): string | null {
  return set?.trim().split(/[\s,]/, 1)[0] ?? null;
}

/** The whole page as text, in the encoding given by its bytes, header or declaration. */
export function decodeHtml(body: Uint8Array, url: string, contentType: string | null): string {
  const { charset } = extractMeta({ body, url, contentType });
  return (decoderFor(charset) ?? new TextDecoder()).decode(body);
}
