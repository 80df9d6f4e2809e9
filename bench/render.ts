// Drawing a product card to JPEG: ours compared with satori and resvg (like @vercel/og) and with bare Takumi, the same
// design, photo and size in one run. Throughput in wall time, because ours draws in separate processes: everybody gets
// the same number of cards at a time.
//
// Fair to the peers: their tree is built once and their fonts are loaded; bare Takumi gets the markup that ours has
// filled, and both encode JPEG at our quality. Ours fills, checks, prepares, draws and encodes every card. resvg draws
// synchronously: its `renderAsync` was slower, with one card at a time as well as two.
//
// What is cached between cards: ours caches a photo cropped to its box, bare Takumi its decoded photo and both their
// glyphs, as in production; satori takes the photo as a data URL and resvg decodes it for every card. So there is also
// a row for photos never seen before: each of its cards has a different one.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import type * as TakumiCore from '@takumi-rs/core';
import type * as TakumiHtml from '@takumi-rs/helpers/html';
import type SharpModule from 'sharp';
import { cardData } from '../src/domain/template/base-template.ts';
import { productSplit } from '../src/domain/template/base-templates/product-split.ts';
import { fillTemplate } from '../src/domain/template/fill-template.ts';
import { readGrid } from '../src/domain/template/style-options.ts';
import { loadTestImage, testPages } from '../src/io/render/cards.fixture.ts';
import { createRenderer } from '../src/io/render/renderer.ts';
import { atEnd, isShort, runBench } from './environment.ts';
import { measure, printTable, rounded, type Subject } from './harness.ts';

const loadPeer = createRequire(import.meta.url);
const load = createRequire(new URL('../package.json', import.meta.url));
const { Renderer }: typeof TakumiCore = load('@takumi-rs/core');
const { fromHtml }: typeof TakumiHtml = load('@takumi-rs/helpers/html');
const sharp: typeof SharpModule = load('sharp');
const satoriModule = loadPeer('satori');
const satori = satoriModule.default ?? satoriModule;
const { Resvg } = loadPeer('@resvg/resvg-js');

const size = { width: 1200, height: 630 };
const QUALITY = 86;
/** Concurrent cards, and cards in one run of a subject. */
const CONCURRENCY = availableParallelism();
const CARDS = 2 * CONCURRENCY;

const page = testPages.sale;
const data = cardData(page, productSplit.variants[0].data);
const photoAddress = page.image ?? '';
const photo = Buffer.from((await loadTestImage(photoAddress)) ?? []);
const fontFile = (path: string) => readFileSync(load.resolve(path));

// Ours.
const renderer = createRenderer({ processes: CONCURRENCY, timeoutMs: 20_000 });
atEnd(() => renderer.close());
const draw = async (image: Uint8Array) => {
  const drawn = await renderer.render({
    quota: 'bench',
    html: productSplit.html,
    data,
    loadImage: async () => image,
  });
  if (!drawn.ok) throw new Error(`${drawn.reason} ${drawn.detail}`);
  return drawn.bytes;
};
const ours = () => draw(photo);
// A comment after the image's end makes it a different file: the same pixels under a name never seen before.
let unseen = 0;
const unreadChanges = () => draw(Buffer.concat([photo, Buffer.from(`photo ${unseen++}`)]));

// Bare Takumi.
const takumi = new Renderer();
for (const weight of [400, 600, 700]) {
  await takumi.registerFont({
    name: 'poppins',
    data: fontFile(`@fontsource/poppins/files/poppins-latin-${weight}-normal.woff2`),
    weight,
  });
}
await takumi.registerFont({
  name: 'roboto',
  data: fontFile('@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2'),
});
const filled = fillTemplate(productSplit.html, { ...data, grid: readGrid() });
if (!filled.ok) throw new Error(filled.detail);
const { node, css } = fromHtml(filled.html);
const images = [{ src: photoAddress, data: photo }];
const bare = () => takumi.render(node, { ...size, images, css, format: 'jpeg', quality: QUALITY });

// satori + resvg: the same card as its own kind of tree.
const box = (style: object, ...children: unknown[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});
const photoData = `data:image/jpeg;base64,${photo.toString('base64')}`;
const star = (fill: string) => ({
  type: 'svg',
  props: {
    width: 32,
    height: 32,
    viewBox: '0 0 24 24',
    children: {
      type: 'path',
      props: { d: 'M12 1.8l3.15 6.54 7.2.98-5.25 5 1.29 7.14L12 18.02l-6.39 3.44 1.29-7.14-5.25-5 7.2-.98z', fill },
    },
  },
});
const tree = box(
  { width: '100%', height: '100%', backgroundColor: data.c.surface, color: data.c.text, fontFamily: 'poppins' },
  { type: 'img', props: { src: photoData, width: 560, height: 630, style: { objectFit: 'cover' } } },
  box(
    { flexDirection: 'column', flex: 1, height: 630, padding: '60px 64px', justifyContent: 'space-between' },
    box({ fontSize: 28, fontWeight: 600, color: data.c.accent }, data.siteName),
    box(
      { flexDirection: 'column', gap: 22 },
      box({ fontSize: 68, fontWeight: 700, lineHeight: 1.16, width: 512 }, data.title),
      box(
        { alignItems: 'center', gap: 6 },
        ...[1, 2, 3, 4, 5].map((n) => star((data.rating ?? 0) >= n - 0.3 ? '#f2a516' : '#b9b9b9')),
        box({ fontSize: 26, marginLeft: 10, color: data.c.soft }, `${data.rating} (${data.ratingCount})`),
      ),
    ),
    box(
      { alignItems: 'center', justifyContent: 'space-between', minHeight: 64 },
      box(
        { alignItems: 'baseline', gap: 20 },
        box({ fontSize: 54, fontWeight: 700, color: data.c.sale }, data.price),
        box({ fontSize: 31, textDecoration: 'line-through', color: data.c.soft }, data.compareAtPrice),
      ),
      box(
        {
          fontSize: 32,
          fontWeight: 700,
          padding: '10px 26px',
          borderRadius: 999,
          backgroundColor: data.palette.sale,
          color: '#fff',
        },
        `−${data.discount} %`,
      ),
    ),
  ),
);
const satoriFonts = [400, 600, 700].map((weight) => ({
  name: 'poppins',
  weight,
  style: 'normal',
  data: fontFile(`@fontsource/poppins/files/poppins-latin-${weight}-normal.woff`),
}));
const satoriWay = async () => {
  const svg: string = await satori(tree, { ...size, fonts: satoriFonts });
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return sharp(image.pixels, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: QUALITY })
    .toBuffer();
};

const many = (draw: () => Promise<Uint8Array>) => async () => {
  let left = CARDS;
  const draws = Array.from({ length: CONCURRENCY }, async () => {
    while (left-- > 0) await draw();
  });
  await Promise.all(draws);
};
const subjects: Subject<null>[] = [
  { name: 'linkbild', run: many(ours) },
  { name: 'linkbild, photo unseen', run: many(unreadChanges) },
  { name: 'takumi', run: many(bare) },
  { name: 'satori', run: many(satoriWay) },
];

await runBench('render', async () => {
  const bytes = {
    linkbild: (await ours()).length,
    'linkbild, photo unseen': (await unreadChanges()).length,
    takumi: (await bare()).length,
    satori: (await satoriWay()).length,
  };
  const times = await measure(subjects, null, {
    rounds: isShort ? 1 : 9,
    clock: 'wall',
    turnMilliseconds: isShort ? 50 : 400,
    warmUpTurns: isShort ? 0 : 2,
  });

  const perCard = (name: string) => (times.get(name) ?? Number.NaN) / CARDS;
  const names = ['linkbild', 'linkbild, photo unseen', 'takumi', 'satori'] as const;
  console.log(`A product card of 1200x630 to JPEG, ${CONCURRENCY} at a time (median of the rounds).\n`);
  printTable(
    ['way', 'ms a card', 'cards a second', 'kB'],
    names.map((name) => [
      name,
      perCard(name).toPrecision(3),
      (1000 / perCard(name)).toPrecision(3),
      String(Math.round(bytes[name] / 1000)),
    ]),
  );
  const ratios = {
    satori: perCard('satori') / perCard('linkbild'),
    takumi: perCard('takumi') / perCard('linkbild'),
    'satori, photo unseen': perCard('satori') / perCard('linkbild, photo unseen'),
  };
  const milliseconds = Object.fromEntries(names.map((name) => [name, rounded(perCard(name))]));
  return { ratios, bars: { satori: 12, takumi: 0.8 }, figures: { milliseconds, bytes } };
});
