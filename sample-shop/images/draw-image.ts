// Scene → file. Drawn on first request and cached: the same image is never drawn twice in one process.
import sharp from 'sharp';
import { sceneSvg } from './scene.ts';
import { type SceneName, scenes } from './scenes.ts';

export type ImageType = 'jpg' | 'png' | 'webp' | 'svg';

export interface ImageRequest {
  scene: SceneName;
  width: number;
  height: number;
  type: ImageType;
  /** 0 = flat colour; 1 = strong paper grain, which makes the file as large as an unedited photo. */
  grain?: number;
}

export const contentTypes: Record<ImageType, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

/** Paper grain, the same on every machine: every channel moved by up to `strength` steps of 32. */
function addGrain(pixels: Buffer, strength: number): void {
  let state = 1;
  for (let i = 0; i < pixels.length; i++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const moved = (pixels[i] ?? 0) + (((state >>> 16) & 63) - 31.5) * strength;
    pixels[i] = Math.max(0, Math.min(255, moved));
  }
}

async function draw({ scene, width, height, type, grain = 0.16 }: ImageRequest): Promise<Buffer> {
  // Large originals are drawn at half size and enlarged: shapes this plain lose nothing, and it takes half the time.
  const share = width > 2000 ? 2 : 1;
  const svg = Buffer.from(sceneSvg(scenes[scene], Math.round(width / share), Math.round(height / share)));
  if (type === 'svg') return svg;
  const flat = await sharp(svg).resize(width, height).removeAlpha().raw().toBuffer();
  addGrain(flat, grain);
  const image = sharp(flat, { raw: { width, height, channels: 3 } });
  if (type === 'png') return image.png().toBuffer();
  if (type === 'webp') return image.webp({ quality: 82 }).toBuffer();
  return image.jpeg({ quality: 84, chromaSubsampling: grain > 0.5 ? '4:2:0' : '4:4:4' }).toBuffer();
}

const drawn = new Map<string, Promise<Buffer>>();

export function drawImage(request: ImageRequest): Promise<Buffer> {
  const key = JSON.stringify([request.scene, request.width, request.height, request.type, request.grain ?? null]);
  const known = drawn.get(key);
  if (known) return known;
  const fresh = draw(request);
  drawn.set(key, fresh);
  return fresh;
}
