import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { withImageType } from '#domain/audit/emulation/with-image-type.ts';
import { largeBlocksBeforeLateTags } from '#domain/audit/late-tags.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { type PlatformAlias, platformsNamed } from '#domain/audit/platforms/platform-names.ts';
import type { Language } from '#domain/language.ts';
import { bytesOf, type ExtractOptions, extract, type PageData, type PageSource, webAddress } from './extract.ts';
import { type KnownImage, probeOfKnown } from './known-image.ts';

export interface JudgeOptions {
  /** What is known about the page's images, if anything. */
  images?: readonly KnownImage[] | undefined;
  /** Of every sentence; English unless set. */
  language?: Language | undefined;
  /** Only these platforms, by the names that the command takes (`x`); all of them otherwise. */
  platforms?: readonly (PlatformId | PlatformAlias)[] | undefined;
  /** Addresses that led to `url`, the first one first: some platforms follow few redirects. */
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
