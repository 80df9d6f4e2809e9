// The data of a page for a template: metadata and the project's brand, cleaned and formatted.
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { type Palette, paletteOf, readColour, writeColour } from './colours.ts';
import { namesOfPage, siteNameIn } from './names-of-page.ts';
import { imagesOf } from './page-images.ts';
import { readAmount, writePrice } from './price/amounts.ts';
import { priceNotesOf } from './price/price-notes.ts';

/** From the project: its title, logo, primary colour and language. */
export interface Brand {
  name?: string | null;
  /** Typed for one template: shown in place of the name, by which titles still end. */
  shownName?: string | null | undefined;
  logoUrl?: string | null;
  primaryColor?: string | null;
  language?: string | null;
}

/** The Liquid fields. A missing one is null, so that `{% if price %}` works. */
export interface PageData {
  url: string;
  host: string;
  title: string;
  description: string | null;
  siteName: string;
  brand: string | null;
  logo: string | null;
  image: string | null;
  images: string[];
  /** Formatted for the page's language: `64,00 €`, `$64.00`. */
  price: string | null;
  compareAtPrice: string | null;
  /** Whole percent saved, if the price was higher. */
  discount: number | null;
  currency: string | null;
  isSale: boolean;
  /** Where the page says so, in English and German: `incl. VAT`. */
  taxNote?: string;
  /** `2,50 € / 100 g`, where the page says so. */
  unitPrice?: string;
  isSoldOut: boolean;
  /** Only of products that the shop itself reported. */
  variants?: { title: string; price: string; compareAtPrice: string | null; isSoldOut: boolean }[];
  /** 0 to 5, one decimal. */
  rating: number | null;
  /** As the page's language writes it: `4,8`. */
  ratingText: string | null;
  ratingCount: number | null;
  author: string | null;
  date: string | null;
  language: string;
  dir: 'ltr' | 'rtl';
  brandColor: string;
  palette: Palette;
}

/** Linkbild's own blue if neither the project has a colour nor its page a theme-color. */
const NO_BRAND_COLOUR = '#1f4e79';

export function dataOfPage(meta: MetaTagData, brand: Brand = {}): PageData {
  const host = meta.urlData.hostname.replace(/^www\./, '');
  const wholeTitle = clean(meta.product?.name ?? meta.og.title ?? meta.twitter.title ?? meta.title);
  const statedName = clean(brand.name) ?? clean(meta.og.siteName ?? meta.siteName);
  const wholeSiteName = statedName ?? siteNameIn(clean(meta.title) ?? '', host) ?? host;
  const shownName = clean(brand.shownName);
  const known = namesOfPage({ title: wholeTitle ?? shownName ?? wholeSiteName, siteName: wholeSiteName }, host);
  const { title, siteName } = shownName ? namesOfPage({ title: known.title, siteName: shownName }, host) : known;
  const language = firstLanguage([meta.htmlLanguage, meta.og.locale, brand.language]);
  const colour = readColour(brand.primaryColor ?? '') ??
    readColour(meta.themeColor ?? '') ??
    readColour(NO_BRAND_COLOUR) ?? [0, 0, 0];
  const images = imagesOf(meta, brand.logoUrl);
  const sale = priceOf(meta, language);
  const rating = ratingOf(meta.product?.rating ?? null);
  return {
    url: meta.url,
    host,
    title,
    description: clean(meta.og.description ?? meta.description ?? meta.twitter.description),
    siteName,
    brand: clean(meta.product?.brand),
    logo: brand.logoUrl ?? null,
    image: images[0] ?? null,
    images,
    ...sale,
    ...(sale.price === null ? {} : priceNotesOf(meta.product, language)),
    ...variantsOf(meta, language),
    isSoldOut: /out.?of.?stock|sold.?out/i.test(meta.product?.availability ?? ''),
    rating,
    ratingText: rating === null ? null : writeRating(rating, language),
    ratingCount: meta.product?.ratingCount ?? null,
    author: clean(meta.article.author),
    date: dateOf(meta.article.publishedTime, language),
    language,
    dir: isRightToLeft(wholeTitle ?? '') ? 'rtl' : 'ltr',
    brandColor: writeColour(colour),
    palette: paletteOf(colour),
  };
}

function clean(text: string | null | undefined): string | null {
  const folded = (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 600);
  return folded === '' ? null : folded;
}

const tagValue = (meta: MetaTagData, ...keys: string[]) =>
  meta.tags.find((tag) => keys.includes(tag.key) && tag.value !== '')?.value ?? null;

function priceOf(meta: MetaTagData, language: string) {
  const none = { price: null, compareAtPrice: null, discount: null, currency: null, isSale: false };
  const stated = meta.product?.compareAtPrice;
  const isStated = stated !== undefined;
  const listed = isStated ? statedAmount(meta.product?.price) : readAmount(meta.product?.price ?? null);
  const reduced = isStated ? null : readAmount(tagValue(meta, 'product:sale_price:amount', 'og:price:sale_amount'));
  const original = isStated ? statedAmount(stated) : readAmount(printedOriginal(meta));
  const now = reduced ?? listed;
  if (now === null) return none;
  const before = original ?? (reduced === null ? null : listed);
  const currency = meta.product?.currency ?? null;
  const isSale = before !== null && before > now;
  return {
    price: writePrice(now, currency, language),
    compareAtPrice: isSale ? writePrice(before, currency, language) : null,
    discount: isSale ? Math.round((1 - now / before) * 100) : null,
    currency,
    isSale,
  };
}

/** Pages say `lang=""`, and sitemaps `x-default`: neither is a language that prices and dates could be written in. */
function firstLanguage(stated: readonly (string | null | undefined)[]): string {
  const tags = stated.map((one) => one?.replace('_', '-') ?? '');
  return tags.find(isLanguage) ?? 'en';
}

function isLanguage(tag: string): boolean {
  try {
    return tag !== '' && Intl.NumberFormat.supportedLocalesOf(tag) !== undefined;
  } catch {
    return false;
  }
}

/** The shop's own decimals, three in some currencies; a page's may be written in any way. */
const statedAmount = (text: string | null | undefined) => (Number(text ?? 0) > 0 ? Number(text) : null);

const printedOriginal = (meta: MetaTagData) =>
  tagValue(meta, 'product:original_price:amount', 'og:price:standard_amount', 'product:compare_at_price:amount');

/** Absent rather than empty: images are known by the data they were drawn from. */
function variantsOf({ product }: MetaTagData, language: string): Pick<PageData, 'variants'> {
  if (!product?.variants?.length) return {};
  const write = (amount: string | null) =>
    amount === null ? null : writePrice(Number(amount), product.currency, language);
  return {
    variants: product.variants.map(({ title, price, compareAtPrice, isAvailable }) => ({
      title,
      price: write(price) ?? '',
      compareAtPrice: write(compareAtPrice),
      isSoldOut: !isAvailable,
    })),
  };
}

const ratingOf = (rating: number | null) =>
  rating !== null && rating > 0 && rating <= 5 ? Math.round(rating * 10) / 10 : null;

function writeRating(rating: number, language: string): string {
  try {
    return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(rating);
  } catch {
    return String(rating);
  }
}

function dateOf(published: string | null, language: string): string | null {
  const time = Date.parse(published ?? '');
  if (Number.isNaN(time)) return null;
  try {
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
  } catch {
    return new Date(time).toISOString().slice(0, 10);
  }
}

/** By the first letter with a direction, as browsers do for dir=auto. */
function isRightToLeft(text: string): boolean {
  const first = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]|\p{L}/u.exec(
    text,
  )?.[0];
  return (
    first !== undefined &&
    /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first)
  );
}
