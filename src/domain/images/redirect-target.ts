// Threat: an image address of ours that leads a visitor to any page somebody likes, under our name. A page chooses its own
// image, and anybody may make a project of a page.
// Layers: only the project's own site (with its subdomains and the hosts of its languages) and hosts that hold images of
// shops and nothing else; no credentials, no odd port of another host, https where the site has https. Whoever redirects
// has the address looked at first: it must be an image (flows/serve-image/page-image.ts).
// Left open: a site may show us an image and others a page; it then leads to itself, as a plain link to it would.
import { siteHost } from '#domain/routing/site-address.ts';

/** Hosts of shop systems and their image services that give out uploaded images only. */
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

/** The address as a Location may hold it; null where the image is to be handed out by ourselves. */
export function redirectTarget(
  imageUrl: string,
  { full, locales }: { full: string; locales: Readonly<Record<string, string>> },
): string | null {
  const url = URL.parse(imageUrl);
  const site = URL.parse(full);
  if (!url || !site || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (url.protocol === 'http:' && site.protocol === 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  // As `URL` writes it, nothing is left that could end a header line.
  if (!/^[\x21-\x7e]{1,2000}$/.test(url.href)) return null;
  const host = siteHost(url.href);
  const own = [full, ...Object.values(locales)].map(siteHost);
  const isOwn = own.some((known) => known !== null && host !== null && (host === known || isBelow(host, known)));
  return isOwn || imageHosts.has(url.host) ? url.href : null;
}

/** Not below an address in numbers or a bare name: everything is below `com`. */
const isBelow = (host: string, known: string) => /[a-z][^.]*\.[a-z][^.:]*$/i.test(known) && host.endsWith(`.${known}`);
