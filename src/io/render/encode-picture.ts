// Pixels → file, under the limits: never over 600 KB, and under 300 KB wherever a quality above 60 gives that (WhatsApp
// drops heavier pictures; decisions, Serving an image).
import sharp, { type Sharp } from 'sharp';
import type { Picture, PictureFormat } from './draw-job.ts';

export const MAX_BYTES = 600_000;
export const GOOD_BYTES = 300_000;

/** Full colour resolution first: small coloured letters blur without it. */
const steps = [
  { quality: 86, chromaSubsampling: '4:2:0' },
  { quality: 78, chromaSubsampling: '4:2:0' },
  { quality: 70, chromaSubsampling: '4:2:0' },
  { quality: 61, chromaSubsampling: '4:2:0' },
];
const last = [50, 40, 30, 20, 10, 5];

export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

export async function encodePicture(
  { data, width, height, channels }: Pixels,
  format: PictureFormat,
): Promise<Picture> {
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const done = (bytes: Buffer, quality: number): Picture => ({
    bytes,
    quality,
    contentType: `image/${format}`,
    width,
    height,
  });
  if (format === 'png') return encodePng(pixels, done);
  const encode = (quality: number, chromaSubsampling = '4:2:0') =>
    format === 'jpeg'
      ? pixels().removeAlpha().jpeg({ quality, chromaSubsampling }).toBuffer()
      : pixels().webp({ quality, effort: 2 }).toBuffer();
  let heavy: Picture | null = null;
  for (const { quality, chromaSubsampling } of steps) {
    const bytes = await encode(quality, chromaSubsampling);
    if (bytes.length < GOOD_BYTES) return done(bytes, quality);
    if (bytes.length < MAX_BYTES) heavy ??= done(bytes, quality);
  }
  if (heavy) return heavy;
  for (const quality of last) {
    const bytes = await encode(quality);
    if (bytes.length < MAX_BYTES) return done(bytes, quality);
  }
  // Noise beyond 2400 x 2400 at quality 5: smaller pixels are all that is left.
  const bytes = await sharp(await encode(20))
    .resize({ width: 1200 })
    .jpeg({ quality: 40 })
    .toBuffer();
  return done(bytes, 5);
}

async function encodePng(pixels: () => Sharp, done: (bytes: Buffer, quality: number) => Picture): Promise<Picture> {
  const exact = await pixels().removeAlpha().png({ compressionLevel: 6 }).toBuffer();
  if (exact.length < MAX_BYTES) return done(exact, 100);
  for (const colours of [256, 64, 16, 4]) {
    const bytes = await pixels().removeAlpha().png({ palette: true, colours, effort: 4, dither: 0.6 }).toBuffer();
    if (bytes.length < MAX_BYTES) return done(bytes, 100);
  }
  const bytes = await pixels().removeAlpha().png({ palette: true, colours: 2, dither: 0 }).toBuffer();
  return done(bytes, 100);
}
