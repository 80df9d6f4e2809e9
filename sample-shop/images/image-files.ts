// Names under which the images are served: /cdn/shop/files/<scene>-<width>x<height>[-raw].<type>, as Shopify's file
// store would hold originals of these sizes. `?width=` requests a smaller one, as in its image service.
import sharp from 'sharp';
import { twigs } from './objects.ts';
import { sceneSvg } from './scene.ts';
import { type SceneName, scenes } from './scenes.ts';
import { profiles, vessel } from './shapes.ts';

// Scene → file. Drawn on first request and cached: the same image is never drawn twice in one process.
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

/** Originals: what a shop owner would upload. */
export const shapes = {
  wide: [1200, 630],
  square: [1600, 1600],
  portrait: [1080, 1620],
  landscape: [1600, 1067],
  small: [640, 640],
  tiny: [180, 180],
  raw: [3000, 2000],
} as const;
export type ImageShape = keyof typeof shapes;

/** `?width=` is rounded up to one of these, so that strangers cannot have a thousand sizes drawn. */
const servedWidths = [180, 360, 600, 900, 1200, 1600];

export const imageFile = (scene: SceneName, shape: ImageShape, type: ImageType = 'jpg') => {
  const [width, height] = shapes[shape];
  return `/cdn/shop/files/${scene}-${width}x${height}${shape === 'raw' ? '-raw' : ''}.${type}`;
};

const isScene = (name: string): name is SceneName => Object.hasOwn(scenes, name);
const isType = (name: string): name is ImageType => ['jpg', 'png', 'webp', 'svg'].includes(name);

export const logoFile = '/cdn/shop/files/halm-und-ton-logo.png';

const mark =
  `<g transform="translate(0 -100)">${twigs('grass', ['#3f4a3a', '#b5532f'], 70)}</g>` +
  vessel(profiles.bulb, { body: '#3f4a3a', inside: '#2b3328' });

/** Only the mark, for icons and the header: no letters, because fonts differ by machine. */
export const markSvg = (side: number, background: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-100 -190 200 200"><rect x="-100" y="-190" width="200" height="200" rx="36" fill="${background}"/>${mark}</svg>`;

const padded = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/><g transform="translate(${width / 2} ${height * 0.76}) scale(${height / 320})">${mark}</g></svg>`;

const kept = new Map<string, Promise<Buffer>>();
const keep = (key: string, make: () => Promise<Buffer>) => {
  const known = kept.get(key);
  if (known) return known;
  const fresh = make();
  kept.set(key, fresh);
  return fresh;
};
const pngOf = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();

/** The file behind a URL, or null if there is none. */
export async function imageAt(
  path: string,
  query: URLSearchParams,
): Promise<{ type: ImageType; bytes: Buffer } | null> {
  if (!path.startsWith('/cdn/shop/files/')) return null;
  if (path === logoFile) {
    const isPadded = query.has('pad_color');
    return {
      type: 'png',
      bytes: await keep(`logo ${isPadded}`, () => pngOf(isPadded ? padded(1200, 628) : padded(600, 600))),
    };
  }
  const icon = /^\/cdn\/shop\/files\/mark-(32|180|192)\.png$/.exec(path);
  if (icon) return { type: 'png', bytes: await keep(path, () => pngOf(markSvg(Number(icon[1]), '#f6efe2'))) };
  const match = /^\/cdn\/shop\/files\/(?:guarded-)?([a-z-]{3,40})-(\d{3,4})x(\d{3,4})(-raw)?\.([a-z]{3,4})$/.exec(path);
  if (!match) return null;
  const [, scene = '', w = '', h = '', raw, type = ''] = match;
  const isKnownShape = Object.values(shapes).some(([width, height]) => width === Number(w) && height === Number(h));
  if (!isScene(scene) || !isType(type) || !isKnownShape) return null;
  const asked = Number(query.get('width'));
  const width = asked > 0 && asked < Number(w) ? (servedWidths.find((step) => step >= asked) ?? Number(w)) : Number(w);
  const bounded = Math.min(width, Number(w));
  const height = Math.round((bounded / Number(w)) * Number(h));
  const grain = raw && bounded === Number(w) ? { grain: 1 } : {};
  return { type, bytes: await drawImage({ scene, width: bounded, height, type, ...grain }) };
}
