// Products in JSON-LD as schema.org defines them: alone, in a list, in an @graph, or inside the page that shows them.

import type { ProductData } from './meta-tag-data.ts';
import { emptyProduct } from './read-product.ts';

/** How deep products are nested in practice; deeper is a mistake or an attack. */
const MAX_DEPTH = 6;
/** Open at the same time. Real pages stay below twenty. */
const MAX_BRACKETS = 500;
const MAX_IMAGES = 10;
/** A product's name or an image's address. */
const MAX_TEXT = 4000;
const holders = ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item', 'hasVariant'];

type Thing = Record<string, unknown>;

/** The first product of a script, or null; broken JSON is repaired where shops usually break it. */
export function productOfJsonLd(script: string): ProductData | null {
  const thing = productThing(script);
  return thing === null ? null : readJsonLdObject(thing);
}

/** As the script has it. Parsing costs far more than the look at the text before it. */
export const productThing = (script: string): Thing | null =>
  script.includes('Product') ? findThing(parseLeniently(script), products, 0) : null;

/** The image of an article, a recipe or an event. */
export function imagesOfJsonLd(script: string): string[] {
  if (!script.includes('"image"') || !script.includes('@type')) return [];
  const thing = findThing(parseLeniently(script), pictured, 0);
  return thing === null ? [] : imagesOf(thing);
}

/** Wrappers that shops put around the JSON, for browsers of the last century. */
const openings = /^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/;
const endings = ['-->', ']]>', '/*', '*/', '//'];

function parseLeniently(script: string): unknown {
  const json = unwrap(script);
  if (isTooDeep(json)) return null;
  try {
    return JSON.parse(json);
  } catch {
    try {
      // Line breaks inside strings, trailing commas.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what breaks the JSON.
      return JSON.parse(json.replace(/[\u0000-\u001f]+/g, ' ').replace(/, *([\]}])/g, '$1'));
    } catch {
      return null;
    }
  }
}

/** From the end by hand: a pattern anchored to the end would start at every space of an untrusted page. */
function unwrap(script: string): string {
  let json = script.trim().replace(openings, '');
  if (json.endsWith(';')) json = json.slice(0, -1).trimEnd();
  for (let ending = endOf(json); ending; ending = endOf(json)) json = json.slice(0, -ending.length).trimEnd();
  if (json.endsWith(';')) json = json.slice(0, -1);
  return json;
}

const endOf = (json: string) => endings.find((ending) => json.endsWith(ending));

/** Megabytes of opening brackets take a parser seconds. Brackets inside texts count too, which affects no real shop. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === 0x5b || code === 0x7b) depth += 1;
    else if (code === 0x5d || code === 0x7d) depth -= 1;
    if (depth > MAX_BRACKETS) return true;
  }
  return false;
}

export function isJsonLdObject(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const products = /(?:^|\/)(?:Product|ProductGroup|IndividualProduct|ProductModel)$/;
const pictured = /(?:^|\/)(?:\w{0,20}Article|BlogPosting|Recipe|Event|Book|Course|Movie|WebPage)$/;

/** The first of these types. Things without an image go on to what they hold. */
function findThing(value: unknown, types: RegExp, depth: number): Thing | null {
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) {
    for (const entry of value.slice(0, 50)) {
      const found = findThing(entry, types, depth + 1);
      if (found !== null) return found;
    }
    return null;
  }
  if (!isJsonLdObject(value)) return null;
  const isOne = list(value['@type']).some((type) => typeof type === 'string' && types.test(type));
  if (isOne && (types === products || imagesOf(value).length > 0)) return value;
  for (const holder of holders) {
    const found = findThing(value[holder], types, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function readJsonLdObject(thing: Thing): ProductData {
  const offer = offerOf(thing);
  const priceSpecification = specificationOf(offer);
  const rating = first(thing.aggregateRating);
  const brand = list(thing.brand)[0];
  return {
    ...emptyProduct(),
    name: text(thing.name),
    price: amount(offer?.price) ?? amount(offer?.lowPrice) ?? amount(priceSpecification?.price),
    currency: text(offer?.priceCurrency) ?? text(priceSpecification?.priceCurrency),
    availability: text(offer?.availability)?.replace(/^https?:\/\/schema\.org\//, '') ?? null,
    brand: text(brand) ?? text(isJsonLdObject(brand) ? brand.name : null),
    rating: number(rating?.ratingValue),
    ratingCount: number(rating?.ratingCount) ?? number(rating?.reviewCount),
    images: imagesOf(thing),
  };
}

const imagesOf = (thing: Thing): string[] =>
  list(thing.image)
    .flatMap((image) => imageAddress(image) ?? [])
    .slice(0, MAX_IMAGES);

export const offerOf = (thing: Thing): Thing | null =>
  firstOffer(thing) ?? first(list(thing.hasVariant).map((variant) => firstOffer(first(variant))));

/** The first with a price, or the first. */
function firstOffer(thing: Thing | null): Thing | null {
  // An AggregateOffer without a price of its own contains the offers again.
  const offers = list(thing?.offers)
    .filter(isJsonLdObject)
    .flatMap((offer) =>
      isPriced(offer) || !first(offer.offers) ? [offer] : list(offer.offers).filter(isJsonLdObject),
    );
  return offers.find((offer) => isPriced(offer) || specificationOf(offer)) ?? offers[0] ?? null;
}

const isPriced = ({ price, lowPrice }: Thing) => amount(price) !== null || amount(lowPrice) !== null;

/** Of several prices of an offer the current one: not the old one, nor that of 100 g. */
function specificationOf(offer: Thing | null): Thing | null {
  const stated = list(offer?.priceSpecification).filter(
    (one) => isJsonLdObject(one) && amount(one.price) !== null,
  ) as Thing[];
  const current = stated.filter(
    ({ priceType }) => !/(?:List|Strikethrough|MSRP|SRP|Regular)/.test(text(priceType) ?? ''),
  );
  return current.find(({ referenceQuantity }) => !referenceQuantity) ?? current[0] ?? stated[0] ?? null;
}

/** A number has no thousands: 16.508 are 16.51, where a text may mean 16,508. */
function amount(value: unknown): string | null {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : text(value);
}

export function first(value: unknown): Thing | null {
  return list(value).find(isJsonLdObject) ?? null;
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

export function text(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MAX_TEXT) : null;
}

export function number(value: unknown): number | null {
  const parsed =
    typeof value === 'number'
      ? value
      : typeof value === 'string'
        ? Number.parseFloat(value.replace(',', '.'))
        : Number.NaN;
  return Number.isFinite(parsed) ? parsed : null;
}

function imageAddress(image: unknown): string | null {
  if (!isJsonLdObject(image)) return text(image);
  return text(image.url) ?? text(image.contentUrl) ?? text(image['@id']);
}
