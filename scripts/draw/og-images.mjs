// Draws the sharing images of Linkbild's own pages into public/og/, with the renderer for customers' images, and writes
// their versions: the URL of an image changes when the image does.
//   node scripts/draw/og-images.mjs
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawImage } from '../../sample-shop/images/image-files.ts';
import { createRenderer } from '../../src/io/render/renderer.ts';
import { ogImages } from '../../src/web/meta/og-images.ts';

const root = new URL('../../', import.meta.url);
const folder = new URL('public/og/', root);
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(new URL(file, folder));

const fontFile =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const fonts = [{ family: 'Display', weight: 640, data: readFileSync(new URL(fontFile, root)) }];
const renderer = createRenderer({ processes: 1, timeoutMs: 20_000, imageTimeoutMs: 20_000 });

const brand = (file) => readFileSync(new URL(`src/web/components/brand/${file}.tsx`, root), 'utf8');
/** The drawn letters and the icon as plain SVG, from the components themselves: there is only one drawing. */
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
const wordmark = await png(svgOf('wordmark', '0.5 2 141 33', '#1c1916', '#c8350b'), 376, 88);
const icon = await png(svgOf('icon', '0 0 32 32', '#1c1916', '#c8350b'), 128, 128);

const site = 'https://linkbild.example';
const loadImage = async (url) => {
  const name = url.slice(site.length + 1, -4);
  if (name === 'wordmark') return wordmark;
  return name === 'icon' ? icon : drawImage({ scene: name, width: 500, height: 630, type: 'png' });
};

const html = `<div style="display:flex;width:1200px;height:630px;background-color:#fbfaf7;color:#1c1916">
  <div style="display:flex;flex-direction:column;justify-content:space-between;width:700px;height:630px;padding:64px 40px 64px 64px">
    <div style="display:flex;align-items:center;gap:22px"><img src="${site}/icon.png" style="width:64px;height:64px"><img src="${site}/wordmark.png" style="width:188px;height:44px"></div>
    <div style="display:flex;font-family:Display;font-weight:640;font-size:{{ size }}px;line-height:1.04;letter-spacing:-2px">{{ words }}</div>
  </div>
  <img src="{{ photo }}" style="width:500px;height:630px;object-fit:cover">
</div>`;

const versions = {};
for (const [name, { scene, ...text }] of Object.entries(ogImages)) {
  for (const language of ['en', 'de']) {
    const words = text[language];
    const size = words.length > 46 ? 60 : words.length > 34 ? 68 : 80;
    const data = { words, size, photo: `${site}/${scene}.png`, language };
    const drawn = await renderer.render({ share: 'scripts', html, data, format: 'jpeg', fonts, loadImage });
    if (!drawn.ok) throw new Error(`${name}: ${drawn.reason} ${drawn.detail}`);
    const file = `${name}-${language}`;
    versions[file] = createHash('sha256').update(drawn.bytes).digest('hex').slice(0, 10);
    writeFileSync(new URL(`${file}.jpg`, folder), drawn.bytes);
    console.log(`${file} ${Math.ceil(drawn.bytes.length / 1024)} kB`);
  }
}
renderer.close();

const rows = Object.entries(versions).map(([file, version]) => `  '${file}': '${version}',`);
writeFileSync(
  new URL('src/web/meta/og-versions.ts', root),
  `/** Written by scripts/draw/og-images.mjs: what each picture shows, as a short hash. */\nexport const ogVersions: Record<string, string> = {\n${rows.join('\n')}\n};\n`,
);
