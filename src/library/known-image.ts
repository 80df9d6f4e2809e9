import {
  type ImageProbe,
  type ImageProbeReason,
  type ImageType,
  imageTypes,
} from '#domain/audit/emulation/image-probe.ts';

/** What the caller knows about an image of the page. Nothing is requested: what is missing is not checked. */
export interface KnownImage {
  /** As in the page, or absolute. */
  url: string;
  width?: number | undefined;
  height?: number | undefined;
  /** Size of the file. */
  bytes?: number | null | undefined;
  /** Missing: told by `contentType`, or by the ending of the address. */
  type?: ImageType | undefined;
  contentType?: string | null | undefined;
  /** It cannot be loaded, and why. */
  failed?: ImageProbeReason | undefined;
}

/** As the checks need it; null if too little is known to judge the image. */
export function probeOfKnown(known: KnownImage, pageUrl: string): ImageProbe | null {
  const url = URL.parse(known.url, pageUrl)?.href;
  if (url === undefined) return null;
  if (known.failed !== undefined) return { ok: false, url, reason: known.failed };
  const { width, height, bytes = null, contentType = null } = known;
  const type = known.type ?? typeOfContent(contentType) ?? typeOfName(url);
  if (!isSize(width) || !isSize(height) || type === null) return null;
  return { ok: true, url, finalUrl: url, type, width, height, bytes, contentType };
}

const isSize = (pixels: number | undefined): pixels is number => pixels !== undefined && pixels > 0;

const typeNamed = (name: string): ImageType | null =>
  imageTypes.find((type) => type === (name === 'jpg' ? 'jpeg' : name)) ?? null;

const typeOfContent = (contentType: string | null): ImageType | null =>
  typeNamed(/^\s*image\/(?:x-)?(\w+)/i.exec(contentType ?? '')?.[1]?.toLowerCase() ?? '');

const typeOfName = (url: string): ImageType | null =>
  typeNamed(/\.(\w+)$/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? '');
