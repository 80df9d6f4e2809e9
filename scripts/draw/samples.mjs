// Draws the images that the public pages show: products of the sample shop as Linkbild's own templates draw them, and
// the photos a shop would share without them. All by the renderer for customers' images.
//   node scripts/draw/samples.mjs

import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { products } from '../../sample-shop/catalogue/products.ts';
import { drawImage, markSvg } from '../../sample-shop/images/image-files.ts';
import { cardData } from '../../src/domain/template/base-template.ts';
import { paletteOf, readColour } from '../../src/domain/template/colours.ts';
import { writePrice } from '../../src/domain/template/page-data.ts';
import { baseTemplates } from '../../src/domain/template/recommend-templates.ts';
import { createRenderer } from '../../src/io/render/renderer.ts';

const folder = new URL('../../public/samples/', import.meta.url);
mkdirSync(folder, { recursive: true });
/** Twice the width of a card on a page. */
const [WIDTH, HEIGHT] = [800, 420];
const site = 'https://halm-und-ton.example';
const photo = (scene) => `${site}/${scene}.jpg`;
const renderer = createRenderer({ processes: 1, timeoutMs: 20_000, imageTimeoutMs: 20_000 });

const loadImage = async (url) => {
  if (url.endsWith('/mark.svg')) return Buffer.from(markSvg(300, '#f6efe2'));
  return drawImage({ scene: url.slice(site.length + 1, -4), width: 1200, height: 1200, type: 'jpg' });
};

/** Template, variant, colour of the shop and the page's data. Titles and prices are those of the sample shop. */
const samples = {
  lamp: { template: 'product-split', variant: 'Base', scene: 'halo-table-lamp', colour: '#b5532f' },
  vase: { template: 'product-spotlight', variant: 'Base', scene: 'dune-vase', colour: '#b5532f' },
  teapot: { template: 'price-tag', variant: 'Base', scene: 'orchard-teapot', colour: '#b5532f' },
  // Not over the whole image: a tall product would lose its top.
  amphora: { template: 'product-split', variant: 'Brand', scene: 'tall-amphora', colour: '#3d5a45' },
  throw: { template: 'product-magazine', variant: 'Base', scene: 'linen-throw', colour: '#5b4636' },
  bowl: { template: 'product-sale', variant: 'Base', scene: 'speckle-bowl', colour: '#b5532f', before: 6000 },
  pendant: { template: 'product-split', variant: 'Dark', scene: 'moon-pendant', colour: '#2b3c57' },
  ceramics: {
    template: 'collection-mosaic',
    variant: 'Base',
    scene: 'dune-vase',
    more: ['dune-vase', 'speckle-bowl', 'halo-table-lamp', 'orchard-teapot', 'pebble-cup', 'sun-plate'],
    colour: '#b5532f',
    title: { en: 'Ceramics', de: 'Keramik' },
    description: { en: 'Thrown, coiled and glazed in Berlin.', de: 'In Berlin gedreht, aufgebaut und glasiert.' },
  },
  journal: {
    template: 'blog-cover',
    variant: 'Base',
    scene: 'coil-pitcher',
    colour: '#32565f',
    title: { en: 'How a pitcher learns to pour', de: 'Wie ein Krug das Gießen lernt' },
  },
};

for (const [name, sample] of Object.entries(samples)) {
  const template = baseTemplates.find((one) => one.name === sample.template);
  const variant = template.variants.find((one) => one.name === sample.variant) ?? template.variants[0];
  const product = products.find(({ scene }) => scene === sample.scene);
  for (const language of ['en', 'de']) {
    const price = (cents) => writePrice(cents / 100, 'EUR', language);
    const sells = !sample.title;
    const page = {
      url: site,
      host: 'halm-und-ton.example',
      title: (sample.title ?? product.title)[language],
      description: (sample.description ?? product.description)[language],
      siteName: 'Halm & Ton',
      brand: 'Halm & Ton',
      logo: null,
      image: photo(sample.scene),
      images: (sample.more ?? [sample.scene]).map(photo),
      price: sells ? price(product.price) : null,
      compareAtPrice: sample.before ? price(sample.before) : null,
      discount: sample.before ? Math.round((1 - product.price / sample.before) * 100) : null,
      currency: 'EUR',
      isSale: Boolean(sample.before),
      isSoldOut: false,
      rating: null,
      ratingCount: null,
      author: null,
      date: null,
      language,
      dir: 'ltr',
      brandColor: sample.colour,
      palette: paletteOf(readColour(sample.colour)),
    };
    const { html } = template;
    const drawn = await renderer.render({
      share: 'scripts',
      html,
      style: variant.style,
      data: cardData(page, variant.data),
      format: 'png',
      loadImage,
    });
    if (!drawn.ok) throw new Error(`${name}: ${drawn.reason} ${drawn.detail}`);
    await write(`${name}-${language}.webp`, sharp(drawn.bytes).resize(WIDTH, HEIGHT));
  }
}

// What is shared by default: the upright product photo, and the logo on white.
const upright = await drawImage({ scene: 'tall-amphora', width: 800, height: 1200, type: 'png' });
await write('amphora-photo.webp', sharp(upright).resize(540, 810));
// Straight from the camera.
const heavy = await drawImage({ scene: 'linen-throw', width: 1200, height: 800, type: 'png' });
await write('throw-photo.webp', sharp(heavy).resize(540, 360));
const mark = await sharp(Buffer.from(markSvg(420, '#ffffff')))
  .png()
  .toBuffer();
const ground = { create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' } };
await write('mark.webp', sharp(ground).composite([{ input: await sharp(mark).resize(240, 240).toBuffer() }]));
renderer.close();

async function write(file, image) {
  const bytes = await image.webp({ quality: 80, effort: 6 }).toBuffer();
  writeFileSync(new URL(file, folder), bytes);
  console.log(`${file} ${Math.ceil(bytes.length / 1024)} kB`);
}
