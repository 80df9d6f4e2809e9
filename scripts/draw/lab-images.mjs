// Draws the images of the lab (src/domain/lab/lab-images.ts) into public/lab: each shows its name and its size, in a
// colour of its own, so that a screenshot of a card tells which one was taken.
//   node scripts/draw/lab-images.mjs
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { labImages } from '../../src/domain/lab/lab-images.ts';

const folder = new URL('../../public/lab/', import.meta.url);
mkdirSync(folder, { recursive: true });

const files = new Map(Object.values(labImages).flatMap((image) => (image ? [[image.file, image]] : [])));
let hue = 210;
for (const [file, { type, width, height }] of files) {
  const svg = drawing(file, width, height, hue);
  hue = (hue + 47) % 360;
  const target = fileURLToPath(new URL(file, folder));
  if (type === 'svg') writeFileSync(target, svg);
  else await encoded(sharp(Buffer.from(svg)).flatten(), type).toFile(target);
  console.log(`${file}: ${statSync(target).size}`);
}

function drawing(file, width, height, hue) {
  const size = Math.min(width / (file.length * 0.62), height / 4);
  const line = (y, text, scale) =>
    `<text x="50%" y="${y}" font-size="${Math.round(size * scale)}" text-anchor="middle" fill="#fff" font-family="sans-serif" font-weight="700">${text}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="hsl(${hue} 55% 38%)"/><rect x="2%" y="3%" width="96%" height="94%" fill="none" stroke="#fff" stroke-width="${Math.max(2, width / 200)}"/>${line('50%', file, 1)}${line('72%', `${width} × ${height}`, 0.6)}</svg>`;
}

function encoded(image, type) {
  if (type === 'png') return image.png({ palette: true });
  if (type === 'gif') return image.gif();
  if (type === 'webp') return image.webp({ quality: 80 });
  if (type === 'avif') return image.avif({ quality: 50 });
  return image.jpeg({ quality: 82 });
}
