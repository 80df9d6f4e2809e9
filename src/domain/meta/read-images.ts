// og:image and twitter:image as lists: a sub-property belongs to the image before it (ogp.me).

import type { MetaImage, MetaTag } from './meta-tag-data.ts';
import { resolveUrl } from './resolve-url.ts';

/** `tags`: those that count, in page order. */
export function readImages(tags: MetaTag[], prefix: 'og:image' | 'twitter:image', base: string): MetaImage[] {
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
