// Uploaded image → re-encoded image. Threat: polyglot files, SVG with scripts and references, images that expand to
// gigabytes, locations in photo metadata. Layers: pixels bounded by the header, everything decoded and re-encoded, SVG
// rasterised without access to anything; in a render process.
import sharp from 'sharp';
import type { CleanJob, EncodedImage } from '../processes/render-job.ts';

const MAX_PIXELS = 60_000_000;
/** Twice the width of a card: a logo may also be shown large on screens. */
const MAX_SIDE_PX = 2400;
/** Drawings without a size of their own stay sharp at any card size. */
const SVG_DENSITY = 192;

export async function cleanImage({ data }: CleanJob): Promise<EncodedImage | null> {
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'truncated', density: SVG_DENSITY, pages: 1 } as const;
    const source = sharp(data, options);
    const { format, hasAlpha, width, height } = await source.metadata();
    if (!format || !width || !height || width * height > MAX_PIXELS) return null;
    const bounded = source
      .rotate()
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true });
    const isPhoto = !hasAlpha && (format === 'jpeg' || format === 'webp' || format === 'heif');
    const written = isPhoto ? bounded.jpeg({ quality: 90, mozjpeg: false }) : bounded.png({ compressionLevel: 9 });
    const { data: bytes, info } = await written.toBuffer({ resolveWithObject: true });
    const contentType = isPhoto ? 'image/jpeg' : 'image/png';
    return { bytes, contentType, width: info.width, height: info.height, quality: isPhoto ? 90 : 100 };
  } catch {
    // Not an image, cut off, or larger than allowed.
    return null;
  }
}
