// Scene → file. Drawn when first asked for and kept: the same picture is never drawn twice in one process.
import sharp from 'sharp';
import { sceneSvg } from './scene.ts';
import { type SceneName, scenes } from './scenes.ts';
import { steady } from './shapes.ts';

export type PictureType = 'jpg' | 'png' | 'webp' | 'svg';

export interface PictureRequest {
  scene: SceneName;
  width: number;
  height: number;
  type: PictureType;
  /** 0 = flat colour; 1 = strong paper grain, which makes the file as heavy as an unedited photograph. */
  grain?: number;
}

export const contentTypes: Record<PictureType, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

/** A tile of grey noise, the same on every machine. */
function grainTile(side: number, strength: number): Buffer {
  const numbers = steady(side);
  const pixels = Buffer.alloc(side * side * 4);
  for (let i = 0; i < side * side; i++) {
    const tone = numbers.next().value < 0.5 ? 0 : 255;
    pixels.fill(tone, i * 4, i * 4 + 3);
    pixels[i * 4 + 3] = Math.floor(numbers.next().value * 255 * 0.3 * strength);
  }
  return pixels;
}

async function draw({ scene, width, height, type, grain = 0.12 }: PictureRequest): Promise<Buffer> {
  const svg = Buffer.from(sceneSvg(scenes[scene], width, height));
  if (type === 'svg') return svg;
  const side = Math.min(256, width, height);
  const tile = await sharp(grainTile(side, grain), { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer();
  const flat = sharp(svg, { unlimited: true })
    .composite([{ input: tile, tile: true }])
    .flatten();
  if (type === 'png') return flat.png({ palette: false }).toBuffer();
  if (type === 'webp') return flat.webp({ quality: 82 }).toBuffer();
  return flat.jpeg({ quality: grain > 0.5 ? 92 : 84, chromaSubsampling: '4:4:4' }).toBuffer();
}

const drawn = new Map<string, Promise<Buffer>>();

export function drawPicture(request: PictureRequest): Promise<Buffer> {
  const key = JSON.stringify([request.scene, request.width, request.height, request.type, request.grain ?? null]);
  const known = drawn.get(key);
  if (known) return known;
  const fresh = draw(request);
  drawn.set(key, fresh);
  return fresh;
}
