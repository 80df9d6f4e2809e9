import type { LabelledData, MetaTag } from '#domain/meta/meta-tag-data.ts';
import { baseOf, resolveUrl } from '#domain/meta/resolve-url.ts';
import type { ImageProbe, ImageProbeReason } from './image-probe.ts';
import type { PageEvidence } from './page-evidence.ts';
import type { Platform } from './platforms/platform.ts';
import { remembering } from './remember-tags.ts';
import { tagValue, visibleTags } from './visible-tags.ts';

// A page with one platform's eyes: only the bytes of its window, only the attributes it reads, in its own order.

/** A preview image as its tags declare it. */
export interface SeenImage {
  url: string;
  rawUrl: string;
  secureUrl: string | null;
  width: number | null;
  height: number | null;
  alt: string | null;
}

/** How far the platform gets with the picture. */
export type Picture =
  | { state: 'none' }
  /** The tag holds no address this platform would follow. */
  | { state: 'refused'; image: SeenImage }
  /** Nobody has asked for it yet. */
  | { state: 'pending'; image: SeenImage }
  | { state: 'failed'; image: SeenImage; reason: ImageProbeReason }
  | { state: 'loaded'; image: SeenImage; probe: Extract<ImageProbe, { ok: true }> };

export interface SeenPage {
  tags: MetaTag[];
  title: string | null;
  description: string | null;
  siteName: string | null;
  twitterCard: string | null;
  /** In the platform's order; the first is the one it takes. */
  images: SeenImage[];
  picture: Picture;
  fields: LabelledData[];
}

export function seePage(evidence: PageEvidence, platform: Platform): SeenPage {
  const tags = visibleTags(evidence, platform);
  const base = baseOf(tags.find((tag) => tag.element === 'base')?.value, evidence.finalUrl);
  const images = imagesOf(tags, platform, base);
  const cards = tags.filter((tag) => tag.key === 'twitter:card' && tag.value !== '');
  return {
    tags,
    title: tagValue(tags, platform.tags.title),
    description: tagValue(tags, platform.tags.description),
    siteName: tagValue(tags, platform.tags.siteName),
    twitterCard: cards.at(platform.twitterCardWins === 'last' ? -1 : 0)?.value.toLowerCase() ?? null,
    images,
    picture: pictureOf(images[0], evidence, platform),
    fields: [1, 2].map((n) => ({
      label: tagValue(tags, [`twitter:label${n}`]),
      data: tagValue(tags, [`twitter:data${n}`]),
    })),
  };
}

const imagesByKey = remembering(() => new Map<string, SeenImage[]>());

function imagesOf(tags: MetaTag[], platform: Platform, base: string): SeenImage[] {
  for (const source of platform.tags.image) {
    const keys = typeof source === 'string' ? [source] : source;
    const first = tags.find((tag) => keys.some((key) => startsImage(tag, key)) && isAddress(tag.value));
    const key = keys.find((candidate) => first !== undefined && startsImage(first, candidate));
    if (key === undefined) continue;
    const known = imagesByKey(tags);
    const name = `${key} ${base}`;
    const images = known.get(name) ?? groupImages(tags, key, base);
    known.set(name, images);
    return images;
  }
  return [];
}

// og:image and og:image:url are the same property (ogp.me), as are twitter:image and the older twitter:image:src.
const startsImage = (tag: MetaTag, key: string): boolean =>
  tag.key === key || (tag.key.startsWith(key) && (tag.key === `${key}:url` || tag.key === `${key}:src`));

// Template engines print these where a value is missing; Mastodon drops them (MAS), elsewhere the address is dead anyway.
const isAddress = (value: string): boolean => value !== '' && value !== 'null' && value !== 'undefined';

/** Sub-properties belong to the image before them (ogp.me). */
function groupImages(tags: MetaTag[], key: string, base: string): SeenImage[] {
  const images: SeenImage[] = [];
  for (const tag of tags) {
    if (!tag.key.startsWith(key)) continue;
    const image = images.at(-1);
    if (startsImage(tag, key)) {
      const url = resolveUrl(tag.value, base) ?? tag.value;
      const repeatsImage = tag.key === `${key}:url` && image?.url === url;
      if (!isAddress(tag.value) || repeatsImage) continue;
      images.push({ url, rawUrl: tag.value, secureUrl: null, width: null, height: null, alt: null });
    } else if (image && tag.value !== '') {
      if (tag.key === `${key}:secure_url`) {
        const secure = resolveUrl(tag.value, base);
        // Only what a platform can fetch: a data: or javascript: address here is no other picture.
        if (secure !== null && /^https?:/i.test(secure)) image.secureUrl = secure;
      } else if (tag.key === `${key}:width`) image.width = pixels(tag.value);
      else if (tag.key === `${key}:height`) image.height = pixels(tag.value);
      else if (tag.key === `${key}:alt`) image.alt ??= tag.value;
    }
  }
  return images;
}

function pixels(text: string): number | null {
  const value = Number.parseInt(text, 10);
  return value > 0 ? value : null;
}

function pictureOf(image: SeenImage | undefined, evidence: PageEvidence, platform: Platform): Picture {
  if (image === undefined) return { state: 'none' };
  const isRelative = !/^(https?:)?\/\//i.test(image.rawUrl);
  if (!/^https?:/i.test(image.url) || (isRelative && platform.relativeImages === 'refuse')) {
    return { state: 'refused', image };
  }
  const address = platform.prefersSecureUrl && image.secureUrl !== null ? image.secureUrl : image.url;
  const taken = { ...image, url: address };
  const probe = evidence.images[address] ?? evidence.images[image.url];
  if (probe === undefined) return { state: 'pending', image: taken };
  if (!probe.ok) return { state: 'failed', image: taken, reason: probe.reason };
  const reach = evidence.imageReach?.[platform.id];
  if (reach !== undefined && reach !== 'ok') return { state: 'failed', image: taken, reason: reach };
  return { state: 'loaded', image: taken, probe };
}
