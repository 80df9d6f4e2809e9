// Draws every icon file in public/ from the two paths of the brand icon, so that there is only one drawing.
//   node scripts/draw/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const source = readFileSync(new URL('../../src/web/components/brand/logo.tsx', import.meta.url), 'utf8');
const pathOf = (name) => {
  const found = new RegExp(`${name} =\\s*'([^']+)'`).exec(source);
  if (!found) throw new Error(`${name} is not in logo.tsx`);
  return found[1];
};
const link = pathOf('LINK_PATH');
const frame = pathOf('FRAME_PATH');
const folder = new URL('../../public/', import.meta.url);
const write = (name, content) => writeFileSync(new URL(name, folder), content);

// Colours are those of app.css: ink and signal, light and dark.
write(
  'favicon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="4"><style>.l{stroke:#1c1916}.f{stroke:#c8350b}@media (prefers-color-scheme:dark){.l{stroke:#f2eee7}.f{stroke:#ff7b50}}</style><path class="f" d="${frame}"/><path class="l" d="${link}"/></svg>\n`,
);

const bare = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="4"><path stroke="#c8350b" d="${frame}"/><path stroke="#1c1916" d="${link}"/></svg>`;
// On a home screen the drawing needs its own background and a margin that round masks may cut into.
const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -14 60 60" fill="none" stroke-width="4"><path fill="#fbfaf7" d="M-14-14h60v60h-60z"/><path stroke="#c8350b" d="${frame}"/><path stroke="#1c1916" d="${link}"/></svg>`;

const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

const small = new Map();
for (const size of [16, 32]) {
  small.set(size, await png(bare, size));
  write(`favicon-${size}.png`, small.get(size));
}
write('apple-touch-icon.png', await png(tile, 180));
write('icon-192.png', await png(tile, 192));
write('icon-512.png', await png(tile, 512));

// An .ico is a list of images after a small header; the images may be PNG.
const entries = [...small];
const head = Buffer.alloc(6 + 16 * entries.length);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(entries.length, 4);
let offset = head.length;
for (const [at, [size, bytes]] of entries.entries()) {
  const row = 6 + 16 * at;
  head.writeUInt8(size, row);
  head.writeUInt8(size, row + 1);
  head.writeUInt16LE(1, row + 4);
  head.writeUInt16LE(32, row + 6);
  head.writeUInt32LE(bytes.length, row + 8);
  head.writeUInt32LE(offset, row + 12);
  offset += bytes.length;
}
write('favicon.ico', Buffer.concat([head, ...entries.map(([, bytes]) => bytes)]));
