import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { siteHost } from '#domain/routing/site-address.ts';

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

// Threat: an image URL of ours that redirects visitors to any page, under our name. A page chooses its own image, and
// anyone can create a project for a page.
// Layers: only the project's own site (with its subdomains and the hosts of its languages) and hosts that serve nothing
// but shop images; no credentials, no unusual port on another host, https if the site has https. Before redirecting,
// the caller checks that the URL is an image (flows/serve-image/fallback-image.ts).
// Left open: a site may show an image to us and a page to others; it then redirects to itself, as a plain link would.

/** Hosts of shop systems and their image services that serve only uploaded images. */
const imageHosts: ReadonlySet<string> = new Set([
  'cdn.shopify.com',
  'cdn.shopifycdn.net',
  'static.wixstatic.com',
  'images.squarespace-cdn.com',
  'i0.wp.com',
  'i1.wp.com',
  'i2.wp.com',
  'i3.wp.com',
  'cdn11.bigcommerce.com',
  'images.ctfassets.net',
  'res.cloudinary.com',
  'cdn.sanity.io',
]);

/** The URL as a Location header may hold it; null if we must serve the image ourselves. */
export function redirectTarget(
  imageUrl: string,
  { full, locales }: { full: string; locales: Readonly<Record<string, string>> },
): string | null {
  const url = URL.parse(imageUrl);
  const site = URL.parse(full);
  if (!url || !site || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (url.protocol === 'http:' && site.protocol === 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  // `URL` has normalised it, so nothing in it can end a header line.
  if (!/^[\x21-\x7e]{1,2000}$/.test(url.href)) return null;
  const host = siteHost(url.href);
  const own = [full, ...Object.values(locales)].map(siteHost);
  const isOwn = own.some((known) => known !== null && host !== null && (host === known || isBelow(host, known)));
  return isOwn || imageHosts.has(url.host) ? url.href : null;
}

/** Not for IP addresses or bare names: everything is below `com`. */
function isBelow(host: string, known: string): boolean {
  const [top = '', name = ''] = known.split('.').toReversed();
  return /^[a-z][^:]*$/i.test(top) && /[a-z]/i.test(name) && host.endsWith(`.${known}`);
}
