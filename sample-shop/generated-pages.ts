// A large site for crawl tests: thousands of product pages from one template, so that serving them costs next to
// nothing. Only the head differs; the heavy rest is one buffer made once.
import { imageFile } from './images/image-files.ts';
import type { SceneName } from './images/scenes.ts';
import { shop } from './shop.ts';
import { cssBulk, jsonBulk } from './theme/layout.ts';

const scenesUsed: SceneName[] = [
  'dune-vase',
  'speckle-bowl',
  'coil-pitcher',
  'sun-plate',
  'moon-pendant',
  'harvest',
  'workshop',
  'woven',
];
const forms = ['Bowl', 'Vase', 'Cup', 'Lamp', 'Plate', 'Pitcher', 'Throw', 'Tray'];
const tones = ['ochre', 'petrol', 'chalk', 'moss', 'rust', 'ink', 'sand', 'plum', 'sage'];

export const generatedPath = (index: number) => `/products/item-${String(index + 1).padStart(6, '0')}`;

export function generatedIndex(path: string, generated: number): number | null {
  const digits = /^\/products\/item-(\d{6})$/.exec(path)?.[1];
  if (!digits) return null;
  const index = Number(digits) - 1;
  return index >= 0 && index < generated ? index : null;
}

const rests = new Map<boolean, Buffer>();
/** A theme's 64 kB of styles and data; lean, for tests that count pages and not bytes, a few kilobytes. */
function sharedRest(isLean: boolean): Buffer {
  const made = rests.get(isLean) ?? makeRest(isLean ? 0.05 : 1);
  rests.set(isLean, made);
  return made;
}

const makeRest = (share: number): Buffer =>
  Buffer.from(
    `<style>${cssBulk(40_000 * share)}</style></head><body class="template-product"><main id="MainContent"><div id="shopify-section-main" class="shopify-section"><p>Made in small batches. A generated page of the sample shop.</p></div></main><script type="application/json">${jsonBulk(24_000 * share)}</script></body></html>`,
  );

/** A theme of the generated pages. Publishing another one is what breaks previews of a whole shop at once. */
export interface GeneratedTheme {
  id: number;
  /** Pages, counted from 1, that name no image. */
  losesImage(number: number): boolean;
  /** What it adds to every title. */
  titleEnd?: string;
}

export const firstTheme: GeneratedTheme = { id: shop.themeId, losesImage: () => false };

/**
 * Head and shared rest, to be sent one after the other. Every 10th page has no image, every 7th an http one, every 11th
 * no description.
 */
export function generatedPage(index: number, base: string, isLean = false, theme = firstTheme): [Buffer, Buffer] {
  const number = index + 1;
  const title = `${forms[number % forms.length]} ${tones[number % tones.length]} no. ${number}${theme.titleEnd ?? ''}`;
  const description = `A ${tones[number % tones.length]} ${(forms[number % forms.length] ?? '').toLowerCase()}, piece ${number} of a long series.`;
  const scene = scenesUsed[number % scenesUsed.length] ?? 'harvest';
  const image = `${number % 7 === 0 ? `http://cdn.${shop.host}` : base}${imageFile(scene, 'wide')}`;
  const url = `${base}${generatedPath(index)}`;
  const head = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${title} – Halm &amp; Ton</title><link rel="canonical" href="${url}">`,
    number % 11 === 0
      ? ''
      : `<meta name="description" content="${description}"><meta property="og:description" content="${description}">`,
    `<meta property="og:site_name" content="Halm &amp; Ton"><meta property="og:url" content="${url}"><meta property="og:title" content="${title}"><meta property="og:type" content="product">`,
    number % 10 === 0 || theme.losesImage(number)
      ? ''
      : `<meta property="og:image" content="${image}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<script>var Shopify = Shopify || {};Shopify.shop = "${shop.shopifyDomain}";Shopify.theme = {"name":"Halm","id":${theme.id},"theme_store_id":887,"role":"main"};</script>`,
    `<script id="__st">var __st={"a":${shop.shopId},"p":"product","rtyp":"product","rid":${9_100_000_000_000 + number}};</script>`,
  ].join('\n');
  return [Buffer.from(head), sharedRest(isLean)];
}
