import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';

/**
 * The page's data without the images that Linkbild itself serves for it (docs/specification.md#s5.18): a card showing
 * its own previous image would shrink into itself.
 */
export function withoutOwnImages(meta: MetaTagData, imagesUrl: string): MetaTagData {
  const isForeign = ({ url, secureUrl }: { url: string; secureUrl: string | null }) =>
    !isOwn(url, imagesUrl) && !(secureUrl && isOwn(secureUrl, imagesUrl));
  return {
    ...meta,
    og: { ...meta.og, images: meta.og.images.filter(isForeign) },
    twitter: { ...meta.twitter, images: meta.twitter.images.filter(isForeign) },
    ogImageAlternatives: meta.ogImageAlternatives.filter((url) => !isOwn(url, imagesUrl)),
    product: meta.product && {
      ...meta.product,
      images: meta.product.images.filter((url) => !isOwn(url, imagesUrl)),
    },
  };
}

/** Regardless of protocol: shops write these URLs by hand. */
const isOwn = (url: string, imagesUrl: string) => bare(url).startsWith(`${bare(imagesUrl)}/`);
const bare = (url: string) => url.replace(/^https?:/i, '').toLowerCase();

/** The page's own image, which a `redirected` template redirects to. */
export function ownImageOf(meta: MetaTagData, imagesUrl: string): string | null {
  const { og, twitter, product, ogImageAlternatives } = withoutOwnImages(meta, imagesUrl);
  const all = [
    ...og.images.map((image) => image.secureUrl ?? image.url),
    ...twitter.images.map((image) => image.url),
    ...(product?.images ?? []),
    ...ogImageAlternatives,
  ];
  const first = all.find((url) => /^https?:\/\//i.test(url));
  return first ? (URL.parse(first)?.href ?? null) : null;
}
