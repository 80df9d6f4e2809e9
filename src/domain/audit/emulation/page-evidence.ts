import type { Bulk } from '#domain/audit/large-blocks.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { PageFailure } from '#domain/audit/texts/page-failure-texts.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { ShopSystem } from '#domain/shop-apps/shop-system.ts';
import type { ImageProbe, ImageProbeReason } from './image-probe.ts';
import type { PageFetch } from './page-fetch.ts';

/** Everything an audit may know about a page. Gathered by flows/audit-page; judging makes no further requests. */
export interface PageEvidence {
  /** The requested URL, and the one where redirects ended. */
  url: string;
  finalUrl: string;
  status: number;
  meta: MetaTagData;
  /** By absolute URL. An image that is missing here has not been requested yet: its checks wait. */
  images: Record<string, ImageProbe>;
  imageType: AuditSubPageType;
  /** Base URLs of the images that Linkbild serves; where it is not known, none are ours. */
  imagesUrls?: readonly string[];
  /**
   * Whether the platform's own user agent can fetch the page's image; filled last, one request per family of agents.
   */
  imageReach?: Partial<Record<PlatformId, 'ok' | ImageProbeReason>>;
  /** The answer to the platform's own user agent; filled with `imageReach`. */
  pageReach?: Partial<Record<PlatformId, PageReach>>;
  /** Redirects between `url` and `finalUrl`. */
  redirects?: string[];
  /** The answer of the address in `meta.oembedUrl`; null: nothing usable. Missing: not requested. */
  oembed?: Oembed | null;
  /** Large blocks before the page's tags (inline styles, scripts …); only searched for if a tag is late. */
  bulk?: Bulk[];
  /** How the page was requested, our own request first; only of a page that was checked by itself. */
  fetches?: PageFetch[];
  /** The `X-Robots-Tag` header, which counts like the tag. */
  robotsHeader?: string;
  /** `shopify`, `wordpress` …: lets the advice say where the owner finds the setting. */
  pageType?: string;
  /** The shop system that the HTML reveals; null: none that we know. */
  shopSystem?: ShopSystem | null;
}

/** The page as one platform's crawler gets it. Missing: not requested, or the server said to come back later. */
export type PageReach =
  | { outcome: 'same' }
  /** robots.txt of the page, or of a redirect to it, forbids it to this crawler, which obeys. */
  | { outcome: 'robots'; url: string }
  | { outcome: 'failed'; reason: PageFailure; status: number | null }
  /** Other tags, or another address after redirects. */
  | { outcome: 'other'; meta: MetaTagData; finalUrl: string; differences: string[] };

/** A page's oEmbed answer, as far as a platform uses it. Addresses are absolute. */
export interface Oembed {
  type: string;
  version: string | null;
  title: string | null;
  authorName: string | null;
  providerName: string | null;
  thumbnailUrl: string | null;
  thumbnailWidth: number | null;
  thumbnailHeight: number | null;
  /** Of a photo. */
  url: string | null;
}

/** The probe of the image at a URL that the page chose. */
export const probeOf = ({ images }: Pick<PageEvidence, 'images'>, url: string): ImageProbe | undefined =>
  Object.hasOwn(images, url) ? images[url] : undefined;

const localHosts = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|[^.]+\.localhost|[^.]+\.test)$/;

/**
 * docs/specification.md#s5.9: https or a local test host. Protocol-relative URLs become https when resolved against an
 * https page.
 */
export function isSecureUrl(address: string): boolean {
  // Nearly every address, without the cost of parsing it.
  if (address.startsWith('https://')) return true;
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || localHosts.test(url.hostname));
}

export function isShopify({ pageType, meta }: PageEvidence): boolean {
  if (pageType !== undefined) return pageType === 'shopify';
  return meta.tags.some((tag) => tag.key === 'shopify-digital-wallet' || tag.value.includes('/cdn/shop/'));
}
