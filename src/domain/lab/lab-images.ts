import type { ImageProbe, ImageType } from '#domain/audit/emulation/image-probe.ts';

/** An image of the lab. Each shows its own name and size, so that a screenshot tells which one was taken. */
export interface LabImage {
  /** In public/lab; drawn by scripts/draw/lab-images.mjs. */
  file: string;
  type: ImageType;
  width: number;
  height: number;
  /** Of the answer: longer than the file, zeros follow, which decoders ignore. */
  bytes: number;
  /** The content type that the server sends; that of its type unless set. */
  contentType?: string;
  /** It is at this address only after a redirect. */
  isRedirected?: true;
}

const jpeg = (file: string, width: number, height: number, bytes: number): LabImage => ({
  file,
  type: 'jpeg',
  width,
  height,
  bytes,
});
const other = (type: ImageType, bytes: number): LabImage => ({
  file: `large.${type}`,
  type,
  width: 1200,
  height: 630,
  bytes,
});

const large = jpeg('large.jpg', 1200, 630, 39_508);

/** By the last part of their address. */
export const labImages = {
  'large.jpg': large,
  'second.jpg': jpeg('second.jpg', 1200, 630, 41_839),
  '600x315.jpg': jpeg('600x315.jpg', 600, 315, 19_524),
  '599x314.jpg': jpeg('599x314.jpg', 599, 314, 20_338),
  '200x200.jpg': jpeg('200x200.jpg', 200, 200, 5627),
  '199x199.jpg': jpeg('199x199.jpg', 199, 199, 5662),
  '100x100.jpg': jpeg('100x100.jpg', 100, 100, 2676),
  'square.jpg': jpeg('square.jpg', 600, 600, 22_822),
  'portrait.jpg': jpeg('portrait.jpg', 630, 1200, 27_091),
  'wide.jpg': jpeg('wide.jpg', 1200, 200, 17_028),
  'large.png': other('png', 16_488),
  'large.gif': other('gif', 19_185),
  'large.webp': other('webp', 14_114),
  'large.avif': other('avif', 5966),
  'large.svg': other('svg', 503),
  '600-kb.jpg': { ...large, bytes: 614_400 },
  '1-mb.jpg': { ...large, bytes: 1_153_434 },
  '6-mb.jpg': { ...large, bytes: 6_291_456 },
  '9-mb.jpg': { ...large, bytes: 9_437_184 },
  'plain-bytes.jpg': { ...large, contentType: 'application/octet-stream' },
  'redirected.jpg': { ...large, isRedirected: true },
  // There is no such file: 404.
  'missing.jpg': null,
} satisfies Record<string, LabImage | null>;
export type LabImageName = keyof typeof labImages;

export const labImageNames = Object.keys(labImages) as LabImageName[];
export const isLabImageName = (name: string): name is LabImageName => Object.hasOwn(labImages, name);

export const contentTypeOf = ({ contentType, type }: LabImage): string =>
  contentType ?? (type === 'svg' ? 'image/svg+xml' : `image/${type}`);

/** The result of a request for it. */
export function labProbe(name: LabImageName, url: string): ImageProbe {
  const image: LabImage | null = labImages[name];
  if (image === null) return { ok: false, url, reason: 'not-found' };
  const { type, width, height, bytes } = image;
  return { ok: true, url, finalUrl: url, type, width, height, bytes, contentType: contentTypeOf(image) };
}
