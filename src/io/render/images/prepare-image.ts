// Image from outside → what Takumi may decode. Threat: images that lie about their size, expand to gigabytes, or are
// documents (SVG) that reference files. Layers: pixels bounded by the header before anything is decoded, everything but
// small plain JPEG and PNG is decoded and re-encoded, SVG is rasterised without access to anything; all of it in a
// render process.
import sharp, { type Sharp } from 'sharp';
import type { PhotoBox } from './sized-photos.ts';

export const MAX_SOURCE_BYTES = 20_000_000;
const MAX_PIXELS = 40_000_000;
/** No card shows an image larger than this. */
const MAX_SIDE_PX = 1600;
const MAX_CACHE_BYTES = 32_000_000;
const photo = { quality: 92, chromaSubsampling: '4:4:4' };

export interface PreparedImage {
  /** Identifies the content, so that Takumi's own cache recognises an image. */
  key: string;
  data: Buffer;
}

const cache = new Map<string, PreparedImage>();
let cachedBytes = 0;

const nameOf = (key: string, box?: PhotoBox) => `image:${key}${box ? `@${box.width}x${box.height}` : ''}`;

export function cachedImage(key: string, box?: PhotoBox): PreparedImage | null {
  const name = nameOf(key, box);
  const known = cache.get(name);
  if (!known) return null;
  // Move to the end: the first one is evicted first.
  cache.delete(name);
  cache.set(name, known);
  return known;
}

/** With a box, cropped and scaled to it. */
export async function prepareImage(key: string, data: Uint8Array, box?: PhotoBox): Promise<PreparedImage | null> {
  if (data.length > MAX_SOURCE_BYTES) return null;
  const known = cachedImage(key, box);
  if (known) return known;
  const prepared = await decodeSafely(data, box);
  if (!prepared) return null;
  const image = { key: nameOf(key, box), data: prepared };
  cachedBytes += prepared.length;
  for (const [old, { data: bytes }] of cache) {
    if (cachedBytes <= MAX_CACHE_BYTES) break;
    cache.delete(old);
    cachedBytes -= bytes.length;
  }
  cache.set(image.key, image);
  return image;
}

async function decodeSafely(data: Uint8Array, box: PhotoBox | undefined): Promise<Buffer | null> {
  try {
    const source = sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', density: 144, pages: 1 });
    const { format, hasAlpha, autoOrient } = await source.metadata();
    const { width, height } = autoOrient;
    if (!width || !height || width * height > MAX_PIXELS || !format) return null;
    const upright = source.rotate();
    const bounded = () =>
      box
        ? coveringBox(upright, { width, height }, box)
        : upright.resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true });
    // Logos keep their transparency.
    if (hasAlpha || format === 'svg') return await bounded().png({ compressionLevel: 1 }).toBuffer();
    const crop = extremeShape(width, height);
    if (!crop) return await bounded().jpeg(photo).toBuffer();
    // A strip as tall as four screens would mostly show an empty area, so its most relevant part is cropped first.
    const telling = await upright
      .resize({ ...crop, fit: 'cover', position: 'attention' })
      .jpeg(photo)
      .toBuffer();
    return box ? await coveringBox(sharp(telling), crop, box).jpeg(photo).toBuffer() : telling;
  } catch {
    // Not an image, cut off, or larger than allowed: the card is drawn without it.
    return null;
  }
}

/**
 * Like `object-fit: cover`. The overhang is even on both axes, so that the photo stays centred: with an odd overhang it
 * would be half a pixel off, which shows next to a browser's image.
 */
function coveringBox(source: Sharp, photoSize: PhotoBox, box: PhotoBox): Sharp {
  const scale = Math.max(box.width / photoSize.width, box.height / photoSize.height);
  const overhang = (side: number, wanted: number) => Math.max(0, Math.round((side * scale - wanted) / 2));
  const left = overhang(photoSize.width, box.width);
  const top = overhang(photoSize.height, box.height);
  return source
    .resize({ width: box.width + 2 * left, height: box.height + 2 * top, fit: 'fill' })
    .extract({ left, top, ...box });
}

/** Photos beyond 2:3 or 9:4 are cropped to that, at most 1600 px long. */
function extremeShape(width: number, height: number): { width: number; height: number } | null {
  const tallest = 3 / 2;
  const widest = 9 / 4;
  if (height / width > tallest) {
    const side = Math.min(width, Math.floor(MAX_SIDE_PX / tallest));
    return { width: side, height: Math.round(side * tallest) };
  }
  if (width / height > widest) {
    const side = Math.min(height, Math.floor(MAX_SIDE_PX / widest));
    return { width: Math.round(side * widest), height: side };
  }
  return null;
}
