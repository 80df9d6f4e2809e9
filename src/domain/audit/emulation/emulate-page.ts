import type { LabelledData, MetaTag } from '#domain/meta/meta-tag-data.ts';
import { baseOf, resolveUrl } from '#domain/meta/resolve-url.ts';
import type { Platform, Sources } from '../platforms/platform.ts';
import type { ImageProbe, ImageProbeReason } from './image-probe.ts';
import { remembering } from './memoize-by-tags.ts';
import { type PageEvidence, probeOf } from './page-evidence.ts';
import { tagValue, visibleTags } from './visible-tags.ts';

// A page as one platform reads it: only the bytes of its window, only the attributes it accepts, in its own order.

/** A preview image as its tags declare it. */
export interface TagImage {
  url: string;
  rawUrl: string;
  secureUrl: string | null;
  width: number | null;
  height: number | null;
  alt: string | null;
  /** The tag has no host: some platforms do not follow such URLs. */
  isRelative: boolean;
  isWeb: boolean;
}

/** How far the platform gets with the image. */
export type FetchedImage =
  | { state: 'none' }
  /** The tag has no URL this platform would follow. */
  | { state: 'refused'; tag: TagImage }
  /** Not requested yet. */
  | { state: 'pending'; tag: TagImage }
  | { state: 'failed'; tag: TagImage; reason: ImageProbeReason }
  | { state: 'loaded'; tag: TagImage; probe: Extract<ImageProbe, { ok: true }> };

export interface EmulatedPage {
  tags: MetaTag[];
  title: string | null;
  description: string | null;
  siteName: string | null;
  twitterCard: string | null;
  /** In the platform's order; the first one is used. */
  images: TagImage[];
  image: FetchedImage;
  fields: LabelledData[];
}

export function emulatePage(evidence: PageEvidence, platform: Platform): EmulatedPage {
  const tags = visibleTags(evidence, platform);
  const { emptyTag } = platform.tagReading;
  const { cards, fields } = commonOf(tags);
  const images = imagesOf(tags, platform, evidence.finalUrl);
  return {
    tags,
    title: tagValue(tags, platform.tags.title, emptyTag),
    description: tagValue(tags, platform.tags.description, emptyTag),
    siteName: tagValue(tags, platform.tags.siteName),
    twitterCard: cards.at(platform.twitterCardWins === 'last' ? -1 : 0) ?? null,
    images,
    image: fetchedImage(images[0], evidence, platform),
    fields,
  };
}

/** Only the image, for callers that just request it. */
export function emulateImage(evidence: PageEvidence, platform: Platform): FetchedImage {
  const [first] = imagesOf(visibleTags(evidence, platform), platform, evidence.finalUrl);
  return fetchedImage(first, evidence, platform);
}

/** Shared by all platforms that see these tags. */
const commonOf = remembering((tags) => ({
  baseHref: tags.find((tag) => tag.element === 'base')?.value,
  cards: tags.filter((tag) => tag.key === 'twitter:card' && tag.value !== '').map((tag) => tag.value.toLowerCase()),
  fields: [1, 2].map((n) => ({
    label: tagValue(tags, [`twitter:label${n}`]),
    data: tagValue(tags, [`twitter:data${n}`]),
  })),
  /** By page URL and platform order; several platforms share one. */
  images: new Map<string, Map<string, TagImage[]>>(),
}));

function imagesOf(tags: readonly MetaTag[], platform: Platform, pageUrl: string): TagImage[] {
  const { images, baseHref } = commonOf(tags);
  const ofPage = images.get(pageUrl) ?? new Map<string, TagImage[]>();
  images.set(pageUrl, ofPage);
  const order = JSON.stringify(platform.tags.image);
  const known = ofPage.get(order) ?? findImages(tags, platform.tags.image, baseOf(baseHref, pageUrl));
  ofPage.set(order, known);
  return known;
}

function findImages(tags: readonly MetaTag[], sources: Sources, base: string): TagImage[] {
  for (const source of sources) {
    const keys = typeof source === 'string' ? [source] : source;
    const first = tags.find((tag) => keys.some((key) => startsImage(tag, key)) && isAddress(tag.value));
    const key = keys.find((candidate) => first !== undefined && startsImage(first, candidate));
    if (key !== undefined) return groupImages(tags, key, base);
  }
  return [];
}

// og:image and og:image:url are the same property (ogp.me), as are twitter:image and the older twitter:image:src.
const startsImage = (tag: MetaTag, key: string): boolean =>
  tag.key === key || (tag.key.startsWith(key) && (tag.key === `${key}:url` || tag.key === `${key}:src`));

// Template engines print these for missing values; Mastodon drops them (docs/platforms.md#mastodon-source), and
// elsewhere the URL is dead anyway.
const isAddress = (value: string): boolean => value !== '' && value !== 'null' && value !== 'undefined';

/** Sub-properties belong to the image before them (ogp.me). */
function groupImages(tags: readonly MetaTag[], key: string, base: string): TagImage[] {
  const images: TagImage[] = [];
  for (const tag of tags) {
    if (!tag.key.startsWith(key)) continue;
    const image = images.at(-1);
    if (startsImage(tag, key)) {
      const url = resolveUrl(tag.value, base) ?? tag.value;
      const repeatsImage = tag.key === `${key}:url` && image?.url === url;
      if (!isAddress(tag.value) || repeatsImage) continue;
      images.push(tagImage(url, tag.value));
    } else if (image && tag.value !== '') {
      if (tag.key === `${key}:secure_url`) {
        const secure = resolveUrl(tag.value, base);
        // Only URLs that a platform can fetch: data: and javascript: do not count as another image.
        if (secure !== null && /^https?:/i.test(secure)) image.secureUrl = secure;
      } else if (tag.key === `${key}:width`) image.width = pixels(tag.value);
      else if (tag.key === `${key}:height`) image.height = pixels(tag.value);
      else if (tag.key === `${key}:alt`) image.alt ??= tag.value;
    }
  }
  return images;
}

const tagImage = (url: string, rawUrl: string): TagImage => ({
  url,
  rawUrl,
  secureUrl: null,
  width: null,
  height: null,
  alt: null,
  isRelative: !/^(https?:)?\/\//i.test(rawUrl),
  isWeb: /^https?:/i.test(url),
});

function pixels(text: string): number | null {
  const value = Number.parseInt(text, 10);
  return value > 0 ? value : null;
}

function fetchedImage(image: TagImage | undefined, evidence: PageEvidence, platform: Platform): FetchedImage {
  if (image === undefined) return { state: 'none' };
  if (!image.isWeb || (image.isRelative && platform.relativeImages === 'refuse'))
    return { state: 'refused', tag: image };
  const address = platform.prefersSecureUrl && image.secureUrl !== null ? image.secureUrl : image.url;
  const taken = address === image.url ? image : { ...image, url: address };
  const probe = probeOf(evidence, address) ?? probeOf(evidence, image.url);
  if (probe === undefined) return { state: 'pending', tag: taken };
  if (!probe.ok) return { state: 'failed', tag: taken, reason: probe.reason };
  const reach = evidence.imageReach?.[platform.id];
  if (reach !== undefined && reach !== 'ok') return { state: 'failed', tag: taken, reason: reach };
  return { state: 'loaded', tag: taken, probe };
}
