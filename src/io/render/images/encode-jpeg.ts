// Pixels → JPEG. libjpeg-turbo takes Takumi's pixels directly and needs half of sharp's processor time; it is a native
// package without a build for every platform, so if it does not load sharp writes the same file.
import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { Pixels } from './encode-image.ts';

/** What is used of @julusian/jpeg-turbo, which may be absent. */
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

export type EncodeJpeg = (pixels: Pixels, quality: number) => Promise<Buffer>;

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
export const encodeJpeg: EncodeJpeg = turboEncoder() ?? sharpEncoder;
