// The photos of a page, best first.
import { isFurniture, isSharedImage } from '#domain/audit/emulation/image-type.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';

const MAX_IMAGES = 12;

/** `logoUrl`: the project's own logo, which is the first image on many pages. */
export function imagesOf(meta: MetaTagData, logoUrl?: string | null): string[] {
  const logo = logoUrl ? imageOf(logoUrl) : null;
  const all = [
    // A site that was read by http may have no https: its tags name it all the same, as Shopify's do.
    ...meta.og.images.map(({ url, secureUrl }) => (meta.url.startsWith('http:') ? url : (secureUrl ?? url))),
    ...(meta.product?.images ?? []),
    ...meta.twitter.images.map((image) => image.url),
    // What a page names in its tags is what it wants to be shown; its first images are often those of the header.
    ...meta.ogImageAlternatives.filter((url) => !isNoPhoto(url) && imageOf(url) !== logo),
  ];
  const byImage = new Map<string, string>();
  for (const address of all.filter((one) => /^https?:\/\//i.test(one))) {
    const image = imageOf(address);
    if (!byImage.has(image)) byImage.set(image, address);
  }
  return [...byImage.values()].slice(0, MAX_IMAGES);
}

/** Drawings, and what belongs to the site and not to the page, by their address. */
const isNoPhoto = (address: string) =>
  isSharedImage(address) || isFurniture(address) || /\.svg$/i.test(URL.parse(address)?.pathname ?? '');

/**
 * The same photo in another size is the same photo: shops write sizes into names (`vase_600x.jpg`) and queries
 * (`?width=600`).
 */
function imageOf(address: string): string {
  const url = URL.parse(address);
  const isFile = url !== null && /\.(?:jpe?g|png|webp|avif|gif)$/i.test(url.pathname);
  return isFile ? url.host + url.pathname.replace(sizeInName, '') : address;
}

const sizeInName = /[-_](?:\d{2,5}x\d{0,5}|x\d{2,5})(?:@\dx)?(?:_crop_[a-z]+)?(?=\.[a-z]{3,4}$)/i;
