// `redirect-improved`: the page's own image as a large card. It is shown whole; the rest of 1200x630 is filled with the
// image itself, blurred, or with its own background colour if its edges are plain (product photos on white).
import sharp, { type Sharp } from 'sharp';
import type { EncodedImage, ImproveJob } from '#io/render/processes/render-job.ts';
import { sentFileKey } from '#io/render/processes/sent-files.ts';
import { encodeImage } from './encode-image.ts';
import { prepareImage } from './prepare-image.ts';

/** Mean deviation of the edge's pixels from their own mean, 0–255, below which an edge counts as plain. */
const PLAIN_EDGE = 9;
/** An image this close to the card's ratio is cropped: bars of a few pixels look like a mistake. */
const NEAR_RATIO = 0.12;

export async function improveImage({ data, width, height, format }: ImproveJob): Promise<EncodedImage | null> {
  const prepared = await prepareImage(sentFileKey(data), data);
  if (!prepared) return null;
  const own = await sharp(prepared.data).metadata();
  if (!own.width || !own.height) return null;
  const ratio = own.width / own.height / (width / height);
  const flat = await sharp(prepared.data).flatten({ background: '#ffffff' }).toBuffer();
  if (Math.abs(ratio - 1) < NEAR_RATIO) {
    return encodeImage(await pixelsOf(sharp(flat).resize(width, height, { fit: 'cover' })), format);
  }
  const plain = await plainEdge(flat);
  const background = plain
    ? sharp({ create: { width, height, channels: 3, background: plain } })
    : sharp(
        await sharp(flat)
          .resize(width >> 3, height >> 3, { fit: 'cover' })
          .blur(6)
          .modulate({ brightness: 0.82 })
          .toBuffer(),
      ).resize(width, height, { fit: 'fill' });
  const front = await sharp(flat).resize(width, height, { fit: 'inside' }).toBuffer();
  return encodeImage(await pixelsOf(background.composite([{ input: front, gravity: 'centre' }])), format);
}

async function pixelsOf(image: Sharp) {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 as const };
}

/** The colour of the image's edge if it is the same all round. */
async function plainEdge(image: Buffer): Promise<{ r: number; g: number; b: number } | null> {
  const side = 48;
  const small = await sharp(image).resize(side, side, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const edge: [number, number, number][] = [];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (x > 0 && y > 0 && x < side - 1 && y < side - 1) continue;
      const at = (y * side + x) * 3;
      edge.push([small[at] ?? 0, small[at + 1] ?? 0, small[at + 2] ?? 0]);
    }
  }
  const mean = [0, 1, 2].map((channel) => edge.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / edge.length);
  const [r = 0, g = 0, b = 0] = mean;
  const spread =
    edge.reduce((sum, pixel) => sum + Math.abs(pixel[0] - r) + Math.abs(pixel[1] - g) + Math.abs(pixel[2] - b), 0) /
    edge.length /
    3;
  return spread < PLAIN_EDGE ? { r: Math.round(r), g: Math.round(g), b: Math.round(b) } : null;
}
