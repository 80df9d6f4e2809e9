import type { Platform, Sources, TagImage } from '#domain/audit/platform-rules.ts';
import type { MetaTag } from '#domain/meta/meta-tag-data.ts';
import { baseOf, resolveUrl } from '#domain/meta/resolve-url.ts';
import { memoizeByTags } from './memoize-by-tags.ts';
import { tagValue } from './visible-tags.ts';

const commonOf = memoizeByTags((tags) => ({
  baseHref: tags.find((tag) => tag.element === 'base')?.value,
  /** By page URL and platform order; several platforms share one. */
  images: new Map<string, Map<string, TagImage[]>>(),
}));

/** The images a platform finds in its tags, in its order. */
export function imagesOf(tags: readonly MetaTag[], platform: Platform, pageUrl: string): TagImage[] {
  const { images, baseHref } = commonOf(tags);
  let ofPage = images.get(pageUrl);
  if (ofPage === undefined) {
    ofPage = new Map();
    images.set(pageUrl, ofPage);
  }
  const { imageOrder } = platform;
  let known = ofPage.get(imageOrder);
  if (known === undefined) {
    known = findImages(tags, platform.tags.image, baseOf(baseHref, pageUrl));
    ofPage.set(imageOrder, known);
  }
  const [first] = known;
  if (platform.imageAlt === null || first === undefined) return known;
  return [{ ...first, alt: tagValue(tags, [platform.imageAlt]) }, ...known.slice(1)];
}

/** An image that is named elsewhere than in a tag. */
export const namedImage = (url: string, size?: { width: number | null; height: number | null }): TagImage => ({
  ...tagImage(url, url),
  ...size,
});

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
export const isAddress = (value: string): boolean => value !== '' && value !== 'null' && value !== 'undefined';

/** Platforms take the first few; every one of them is resolved, for each of their ways to read a page. */
const MAX_IMAGES = 50;

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
      if (images.length >= MAX_IMAGES) break;
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
