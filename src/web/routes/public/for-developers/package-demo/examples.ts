import type { Language } from '#domain/language.ts';
import { SAMPLE_SHOP, sampleImage, samplePages } from '#web/samples/sample-pages.ts';

// Pages to begin with, one good and four with something to fix.

const page = samplePages.vase;
export const PAGE_URL = `https://${SAMPLE_SHOP.host}${page.path}`;
/** Where the sample shop has an image of its own for every page. */
export const IMAGES_URL = `https://${SAMPLE_SHOP.host}/previews/`;
const LARGE = `${IMAGES_URL}dune-vase.jpg`;
const LOGO = `https://${SAMPLE_SHOP.host}/logo.png`;

/** Facts about the images of the examples, and this site's images in their place. */
export const sampleFiles = [
  { url: LARGE, width: 1200, height: 630, bytes: 91_000, shown: (language: Language) => sampleImage('vase', language) },
  { url: LOGO, width: 120, height: 120, bytes: 3_000, shown: () => '/samples/mark.webp' },
];

export const exampleNames = ['good', 'noImage', 'smallImage', 'longTitle', 'titleOnly'] as const;
export type ExampleName = (typeof exampleNames)[number];

export const isExampleName = (name: string): name is ExampleName => exampleNames.some((known) => known === name);

const suffix = {
  en: ' for dried grasses, pampas and branches, coiled by hand from natural terracotta in our own workshop in Berlin',
  de: ' für Gräser, Pampas und Zweige, von Hand aus natürlicher Terrakotta aufgebaut in unserer Werkstatt in Berlin',
};

const image = (url: string, size: string) => `  <meta property="og:image" content="${url}">
  <meta property="og:image:width" content="${size.split('×')[0]}">
  <meta property="og:image:height" content="${size.split('×')[1]}">`;

export function exampleHtml(name: ExampleName, language: Language): string {
  const shop = SAMPLE_SHOP.name.replace('&', '&amp;');
  const title = page.title[language] + (name === 'longTitle' ? suffix[language] : '');
  if (name === 'titleOnly')
    return `<!doctype html>
<html lang="${language}">
<head>
  <title>${title}</title>
</head>
</html>`;
  const description = page.description[language];
  const price = { en: { label: 'Price', text: '€89.00' }, de: { label: 'Preis', text: '89,00 €' } }[language];
  const stock = { en: { label: 'Delivery', text: '2 days' }, de: { label: 'Lieferzeit', text: '2 Tage' } }[language];
  const images = name === 'noImage' ? [] : [name === 'smallImage' ? image(LOGO, '120×120') : image(LARGE, '1200×630')];
  return [
    `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <title>${title} – ${shop}</title>
  <meta name="description" content="${description}">
  <link rel="canonical" href="${PAGE_URL}">
  <meta property="og:type" content="product">
  <meta property="og:site_name" content="${shop}">
  <meta property="og:url" content="${PAGE_URL}">
  <meta property="og:title" content="${title}">
  <meta property="og:description" content="${description}">`,
    ...images,
    `  <meta property="og:image:alt" content="${page.title[language]}">
  <meta name="twitter:image:alt" content="${page.title[language]}">`.repeat(images.length),
    `  <meta name="twitter:card" content="summary_large_image">
  <meta name="twitter:label1" content="${price.label}">
  <meta name="twitter:data1" content="${price.text}">
  <meta name="twitter:label2" content="${stock.label}">
  <meta name="twitter:data2" content="${stock.text}">
</head>
</html>`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}
