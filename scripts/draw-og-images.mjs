// Draws the sharing pictures of Linkbild's own pages into public/og/, and the sample card the home page shows.
//   node scripts/draw-og-images.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Renderer } from '@takumi-rs/core';
import { fromHtml } from '@takumi-rs/helpers/html';
import sharp from 'sharp';
import { sceneSvg } from '../sample-shop/pictures/scene.ts';
import { scenes } from '../sample-shop/pictures/scenes.ts';
import { ogImages } from '../src/web/meta/og-images.ts';

const root = new URL('../', import.meta.url);
const folder = new URL('public/og/', root);
mkdirSync(folder, { recursive: true });
const [WIDTH, HEIGHT] = [1200, 630];
/** Platforms refuse large files; ours stay far below the strictest (WhatsApp, 300 kB). */
const MOST_BYTES = 120_000;

const font = (family, weight) => ({
  name: family === 'bricolage-grotesque' ? 'Display' : 'Text',
  weight,
  data: readFileSync(
    new URL(`node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`, root),
  ),
});
const renderer = new Renderer();
for (const [family, weight] of [
  ['bricolage-grotesque', 640],
  ['instrument-sans', 500],
]) {
  await renderer.registerFont(font(family, weight));
}

const brand = (file) => readFileSync(new URL(`src/web/components/brand/${file}.tsx`, root), 'utf8');
/** The drawn letters and the icon as plain SVG, from the components themselves: there is one drawing only. */
const svgOf = (file, viewBox, ink, signal) => {
  const constants = Object.fromEntries(
    [...brand('icon').matchAll(/const (\w+_PATH) =\s*'([^']+)'/g)].map(([, name, path]) => [name, path]),
  );
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(brand(file))[1];
  const plain = inner
    .replace(/\{(\w+_PATH)\}/g, (_, name) => `"${constants[name]}"`)
    .replace(/className="stroke-signal"/g, `stroke="${signal}"`)
    .replace(/className="fill-signal"/g, `fill="${signal}"`)
    .replace(/strokeWidth/g, 'stroke-width')
    .replace(/strokeLinejoin/g, 'stroke-linejoin')
    .replace(/currentColor/g, ink);
  const stroke = file === 'icon' ? ' stroke-width="4"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none"${stroke}>${plain}</svg>`;
};
const png = (svg, width, height) =>
  sharp(Buffer.from(svg), { density: 288 }).resize(width, height, { fit: 'fill' }).png().toBuffer();

const wordmark = await png(svgOf('wordmark', '0.5 2 141 33', '#1c1916', '#c8350b'), 188, 44);
const icon = await png(svgOf('icon', '0 0 32 32', '#1c1916', '#c8350b'), 64, 64);
const scenePng = (name, width, height) => png(sceneSvg(scenes[name], width, height), width, height);

const sceneOf = {
  default: 'dune-vase',
  home: 'halo-table-lamp',
};
const names = Object.keys(scenes);
const pick = (name, at) => sceneOf[name] ?? names[(at * 3 + 2) % names.length];

async function write(file, html, images) {
  const node = fromHtml(html);
  for (const quality of [88, 80, 70, 60]) {
    const raw = await renderer.render(node.node ?? node, { width: WIDTH, height: HEIGHT, format: 'png', images });
    const bytes = await sharp(raw).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length > MOST_BYTES && quality > 60) continue;
    writeFileSync(new URL(file, folder), bytes);
    console.log(`${file} ${Math.ceil(bytes.length / 1024)} kB`);
    return;
  }
}

for (const [at, [name, text]] of Object.entries(ogImages).entries()) {
  const images = [
    { src: 'wordmark', data: wordmark },
    { src: 'icon', data: icon },
    { src: 'scene', data: await scenePng(pick(name, at), 500, 630) },
  ];
  for (const language of ['en', 'de']) {
    await write(
      `${name}-${language}.jpg`,
      `<div style="display:flex;width:1200px;height:630px;background:#fbfaf7;font-family:Display;color:#1c1916">
        <div style="display:flex;flex-direction:column;justify-content:space-between;width:700px;padding:64px 40px 64px 64px">
          <div style="display:flex;align-items:center;gap:22px"><img src="icon" width="64" height="64"/><img src="wordmark" width="188" height="44"/></div>
          <div style="font-size:${text[language].length > 38 ? 68 : 78}px;line-height:1.04;letter-spacing:-2px;font-weight:640">${text[language]}</div>
        </div>
        <img src="scene" width="500" height="630"/>
      </div>`,
      images,
    );
  }
}

// The card a Linkbild template makes of a product page; the home page shows it inside a chat. WhatsApp cuts 4 % off each
// side, so the words keep their distance from the edge.
const product = {
  en: { title: 'Halo table lamp', price: '€ 189', shop: 'Halm und Ton' },
  de: { title: 'Tischlampe Halo', price: '189 €', shop: 'Halm und Ton' },
};
const lamp = await scenePng('halo-table-lamp', 700, HEIGHT);
for (const [language, { title, price, shop }] of Object.entries(product)) {
  await write(
    `sample-${language}.jpg`,
    `<div style="display:flex;width:1200px;height:630px;background:#fbfaf7;font-family:Display;color:#1c1916">
      <div style="display:flex;flex-direction:column;justify-content:space-between;width:500px;padding:64px 24px 64px 88px">
        <div style="font-family:Text;font-size:30px;color:#57514a">${shop}</div>
        <div style="display:flex;flex-direction:column">
          <div style="font-size:68px;line-height:1.02;letter-spacing:-2px;font-weight:640">${title}</div>
          <div style="font-size:52px;font-weight:640;color:#c8350b;margin-top:24px">${price}</div>
        </div>
      </div>
      <img src="scene" width="700" height="630"/>
    </div>`,
    [{ src: 'scene', data: lamp }],
  );
}
