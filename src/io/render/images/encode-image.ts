import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import type { ImageFormat } from '#domain/images/image-address.ts';
import type { EncodedImage } from '#io/render/processes/render-job.ts';

// Pixels → file, within the limits: never over 600 KB, and under 300 KB if a quality above 60 achieves that (WhatsApp
// drops heavier images; docs/decisions/009-what-the-specification-leaves-open.md#serving-an-image).
const MAX_BYTES = 600_000;
const GOOD_BYTES = 300_000;

/**
 * The first attempt nearly always suffices, so it is made fast: without the second Huffman pass it has 5 % more bytes.
 */
const START = 86;
/** Tried in descending order if the first attempt was close; otherwise the lowest decides at once. */
const good = [78, 70, 61];
const last = [40, 15, 3];

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

export async function encodeImage(
  { data, width, height, channels }: Pixels,
  format: ImageFormat,
): Promise<EncodedImage> {
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const done = (bytes: Buffer, quality: number): EncodedImage => ({
    bytes,
    quality,
    contentType: `image/${format}`,
    width,
    height,
  });
  if (format === 'png') return encodePng(pixels, { width, height }, done);
  const encode = (quality: number, source = pixels(), effort = quality === START ? 2 : 0) =>
    format === 'jpeg'
      ? source.removeAlpha().jpeg({ quality, optimizeCoding: true }).toBuffer()
      : source.webp({ quality, effort }).toBuffer();
  const first = await (format === 'jpeg' ? encodeJpeg({ data, width, height, channels }, START) : encode(START));
  if (first.length < GOOD_BYTES) return done(first, START);
  let heavy = first.length < MAX_BYTES ? done(first, START) : null;
  for (const quality of first.length > 2 * GOOD_BYTES ? good.slice(-1) : good) {
    const bytes = await encode(quality);
    if (bytes.length < GOOD_BYTES) return done(bytes, quality);
    if (bytes.length < MAX_BYTES) heavy ??= done(bytes, quality);
  }
  if (heavy) return heavy;
  for (const quality of last) {
    const bytes = await encode(quality);
    if (bytes.length < MAX_BYTES) return done(bytes, quality);
  }
  return done(await encode(last[0] ?? 40, await coarse(pixels, width, height)), 3);
}

/** Noise of millions of pixels fits no file: an eighth of the detail stays, at the same size. */
async function coarse(pixels: () => Sharp, width: number, height: number): Promise<Sharp> {
  const small = await pixels()
    .removeAlpha()
    .resize(Math.ceil(width / 8), Math.ceil(height / 8))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(small).resize(width, height, { kernel: 'nearest' });
}

async function encodePng(
  pixels: () => Sharp,
  { width, height }: { width: number; height: number },
  done: (bytes: Buffer, quality: number) => EncodedImage,
): Promise<EncodedImage> {
  const exact = await pixels().removeAlpha().png({ compressionLevel: 6 }).toBuffer();
  if (exact.length < MAX_BYTES) return done(exact, 100);
  // Finding the best palette for noise takes seconds and does not help.
  if (exact.length < 2.5 * MAX_BYTES) {
    const bytes = await pixels().removeAlpha().png({ palette: true, colours: 128, effort: 1, dither: 0.5 }).toBuffer();
    if (bytes.length < MAX_BYTES) return done(bytes, 90);
  }
  const source = await coarse(pixels, width, height);
  return done(await source.png({ compressionLevel: 4 }).toBuffer(), 10);
}

// Pixels → JPEG. libjpeg-turbo takes Takumi's pixels directly and needs half of sharp's processor time; it is a native
// package without a build for every platform, so if it does not load sharp writes the same file.
/** The functions in use of @julusian/jpeg-turbo, which may be absent. */
interface JpegTurbo {
  FORMAT_RGB: number;
  FORMAT_RGBA: number;
  SAMP_420: number;
  bufferSize(size: { width: number; height: number; subsampling: number }): number;
  compressSync(
    pixels: Buffer,
    out: Buffer,
    options: { width: number; height: number; format: number; subsampling: number; quality: number },
  ): Buffer;
}

type EncodeJpeg = (pixels: Pixels, quality: number) => Promise<Buffer>;

/** Null if there is no build for this platform. */
export function turboEncoder(): EncodeJpeg | null {
  let turbo: JpegTurbo;
  try {
    turbo = createRequire(import.meta.url)('@julusian/jpeg-turbo');
  } catch {
    return null;
  }
  const { FORMAT_RGB, FORMAT_RGBA, SAMP_420: subsampling } = turbo;
  // One buffer for all images of this process: otherwise megabytes would be cleared for each.
  let out = Buffer.alloc(0);
  return async ({ data, width, height, channels }, quality) => {
    const most = turbo.bufferSize({ width, height, subsampling });
    if (out.length < most) out = Buffer.alloc(most);
    const format = channels === 4 ? FORMAT_RGBA : FORMAT_RGB;
    return Buffer.from(turbo.compressSync(data, out, { width, height, format, subsampling, quality }));
  };
}

export const sharpEncoder: EncodeJpeg = ({ data, width, height, channels }, quality) =>
  sharp(data, { raw: { width, height, channels } }).removeAlpha().jpeg({ quality, optimizeCoding: false }).toBuffer();

/** 4:2:0 chroma, as cameras write it: 4:4:4 takes 1.6 times as long and a quarter more bytes. */
const encodeJpeg: EncodeJpeg = turboEncoder() ?? sharpEncoder;
