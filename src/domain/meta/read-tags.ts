import type { MetaImage, MetaTag, MetaTagData } from './meta-tag-data.ts';
import { chooseFavicon, readFavicons, readLocales, readOembed } from './read-links.ts';
import { readProduct } from './read-product.ts';
import { baseOf, resolveUrl } from './resolve-url.ts';
import { counts } from './tag-reading.ts';

// The values of a page, made only from its list of tags: the same function reads the whole page and the part that a
// platform with a byte window has seen.

export type TagValues = Omit<
  MetaTagData,
  | 'url'
  | 'ogImageAlternatives'
  | 'jsonLdProduct'
  | 'jsonLdArticle'
  | 'componentEmbed'
  | 'htmlLanguage'
  | 'charset'
  | 'tags'
  | 'bytes'
  | 'headEndOffset'
>;

export function readTags(tags: MetaTag[], url: string): TagValues {
  const seen = tags.filter(counts);
  const links: MetaTag[] = [];
  const byKey = new Map<string, MetaTag[]>();
  for (const tag of seen) {
    if (tag.element === 'link') links.push(tag);
    if (tag.value === '' || tag.attribute === 'itemprop') continue;
    const same = byKey.get(tag.key);
    if (same === undefined) byKey.set(tag.key, [tag]);
    else same.push(tag);
  }

  /** First non-empty value by order of keys; for one key, by order of the page, whichever its attribute. */
  const value = (...keys: string[]): string | null => {
    for (const key of keys) {
      const first = byKey.get(key)?.[0];
      if (first !== undefined) return first.value;
    }
    return null;
  };
  const element = (key: string): string | null => byKey.get(key)?.find((tag) => tag.element !== 'meta')?.value ?? null;

  const page = URL.parse(url);
  const base = baseOf(seen.find((tag) => tag.element === 'base')?.value, url);
  const address = (found: string | null): string | null => (found === null ? null : (resolveUrl(found, base) ?? found));
  const origin = page === null || page.origin === 'null' ? '' : page.origin;
  const favicons = readFavicons(links, base);
  const canonical = element('canonical');

  return {
    // The first one even if empty, as in every DOM: a second title does not count.
    title: seen.find((tag) => tag.element === 'title')?.value || null,
    // HTML knows it under `name` alone; RDFa's `property` counts where there is no other.
    description: byKey.get('description')?.find(({ attribute }) => attribute === 'name')?.value ?? value('description'),
    siteName: value('og:site_name', 'application-name'),
    og: {
      title: value('og:title'),
      description: value('og:description'),
      siteName: value('og:site_name'),
      url: address(value('og:url')),
      type: value('og:type'),
      locale: value('og:locale'),
      images: readImages(seen, 'og:image', base),
    },
    twitter: {
      card: value('twitter:card'),
      title: value('twitter:title'),
      description: value('twitter:description'),
      site: value('twitter:site'),
      creator: value('twitter:creator'),
      images: readImages(seen, 'twitter:image', base),
      data1: { label: value('twitter:label1'), data: value('twitter:data1') },
      data2: { label: value('twitter:label2'), data: value('twitter:data2') },
    },
    article: {
      author: value('article:author', 'author'),
      publishedTime: value('article:published_time', 'og:article:published_time'),
      modifiedTime: value('article:modified_time', 'og:updated_time'),
    },
    product: readProduct(value),
    urlData: { hostname: page?.hostname ?? '', origin },
    favicon: chooseFavicon(favicons, origin),
    favicons,
    locales: readLocales(links, base),
    canonical: canonical === null ? null : resolveUrl(canonical, base),
    robots: value('robots'),
    themeColor: value('theme-color'),
    generator: value('generator'),
    oembedUrl: readOembed(links, base),
  };
}

// og:image and twitter:image as lists: a sub-property belongs to the image before it (ogp.me).

/** Platforms take the first few. */
const MAX_IMAGES = 50;

/** `tags`: those that count, in page order. */
function readImages(tags: MetaTag[], prefix: 'og:image' | 'twitter:image', base: string): MetaImage[] {
  const images: MetaImage[] = [];
  let current: MetaImage | undefined;
  for (const { key, value, attribute } of tags) {
    if (value === '' || !key.startsWith(prefix) || attribute === 'itemprop') continue;
    const part = key.slice(prefix.length);
    if (/^(?:|:url|:src|\d)$/.test(part)) {
      const url = resolveUrl(value, base) ?? value;
      // The same URL again (og:image:url, twitter:image:src, a second snippet) is the same image.
      current = images.find((image) => image.url === url);
      if (current !== undefined) continue;
      if (images.length >= MAX_IMAGES) break;
      current = image(url, value);
      images.push(current);
    } else if (part === ':secure_url') {
      const url = resolveUrl(value, base) ?? value;
      if (current === undefined) {
        current = image(url, value);
        images.push(current);
      }
      current.secureUrl ??= url;
    } else if (current !== undefined) {
      if (part === ':width') current.width ??= pixels(value);
      else if (part === ':height') current.height ??= pixels(value);
      else if (part === ':type') current.type ??= value;
      else if (part === ':alt') current.alt ??= value;
    }
  }
  return images;
}

function image(url: string, rawUrl: string): MetaImage {
  return { url, rawUrl, secureUrl: null, width: null, height: null, size: null, type: null, alt: null };
}

function pixels(value: string): number | null {
  const number = Number.parseInt(value, 10);
  return number > 0 ? number : null;
}
