import {
  type ImageProbe,
  type ImageProbeReason,
  type ImageType,
  imageTypes,
} from '#domain/audit/emulation/image-probe.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { withImageType } from '#domain/audit/emulation/with-image-type.ts';
import { largeBlocksBeforeLateTags } from '#domain/audit/late-tags.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { type PlatformAlias, platformsNamed } from '#domain/audit/platforms/platform-names.ts';
import type { Language } from '#domain/language.ts';
import { bytesOf, type ExtractOptions, extract, type PageData, type PageSource, webAddress } from './extract.ts';

export interface JudgeOptions {
  /** What is known about the page's images, if anything. */
  images?: readonly KnownImage[] | undefined;
  /** Of every sentence; English unless set. */
  language?: Language | undefined;
  /** Only these platforms, by the names that the command takes (`x`); all of them otherwise. */
  platforms?: readonly (PlatformId | PlatformAlias)[] | undefined;
  /** Addresses that redirected to `url`, the first one first: some platforms follow few redirects. */
  redirects?: readonly string[] | undefined;
  /** Where your images are drawn for each page: they count as such. */
  imagesUrls?: readonly string[] | undefined;
}

/** A page that was read before brings its address along. */
export type PageOptions<Page> = Page extends PageSource
  ? JudgeOptions & ExtractOptions
  : JudgeOptions & Partial<ExtractOptions>;

/** Everything a card or a check may know about the page. */
export function evidenceOf<Page extends PageSource | PageData>(page: Page, options: PageOptions<Page>): PageEvidence {
  const isRead = isPageData(page);
  const meta = isRead ? page : extract(page as PageSource, { ...(options as ExtractOptions), details: true });
  const finalUrl = isRead ? webAddress(meta.url) : meta.url;
  const probes = (options.images ?? []).flatMap((known) => probeOfKnown(known, finalUrl) ?? []);
  const redirects = [...(options.redirects ?? [])];
  const evidence: PageEvidence = {
    url: redirects[0] ?? finalUrl,
    finalUrl,
    status: 200,
    redirects,
    meta,
    images: Object.fromEntries(probes.map((probe): [string, ImageProbe] => [probe.url, probe])),
    imageType: 'none',
    bulk: isRead ? undefined : largeBlocksBeforeLateTags(meta, bytesOf(page as PageSource)),
  };
  return withImageType(evidence, options.imagesUrls);
}

const isPageData = (page: PageSource | PageData): page is PageData =>
  typeof page === 'object' && page !== null && 'tags' in page && 'urlData' in page;

/** In the order of all platforms, so that results can be compared. */
export function requestedPlatforms({ platforms }: JudgeOptions): readonly PlatformId[] {
  if (!platforms) return platformIds;
  const wanted = platforms.flatMap((name) => {
    const named = platformsNamed(String(name));
    if (named === null) throw new TypeError(`linkbild: there is no platform ${JSON.stringify(name)}.`);
    return named;
  });
  return platformIds.filter((id) => wanted.includes(id));
}

/** What the caller knows about an image of the page. Nothing is requested: what is missing is not checked. */
export interface KnownImage {
  /** As in the page, or absolute. */
  url: string;
  width?: number | undefined;
  height?: number | undefined;
  /** Size of the file. */
  bytes?: number | null | undefined;
  /** Missing: known from `contentType`, or by the ending of the address. */
  type?: ImageType | undefined;
  contentType?: string | null | undefined;
  /** It cannot be loaded, and why. */
  failed?: ImageProbeReason | undefined;
}

/** As the checks need it; null if too little is known to judge the image. */
function probeOfKnown(known: KnownImage, pageUrl: string): ImageProbe | null {
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
