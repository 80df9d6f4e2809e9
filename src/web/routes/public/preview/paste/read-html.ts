import { imageTypeOf } from '#domain/audit/emulation/image-type.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { byteViews } from './byte-view.ts';

/** As much as any platform reads of a page. */
export const MAX_HTML_BYTES = 1_000_000;

/** Without an address the page says, or somebody gives: the cards show this one. */
const PLACE = 'https://your-site.example/';

/**
 * Pasted HTML as a page that was read: worked out here, so that it leaves the browser no more than a page under
 * construction should. Its images are not known yet.
 */
export function readHtml(html: string, address: string | null): PageEvidence {
  if (!('Buffer' in globalThis)) Object.assign(globalThis, { Buffer: byteViews });
  const body = new TextEncoder().encode(html);
  const read = (url: string) => extractMeta({ body, url, contentType: 'text/html; charset=utf-8', details: true });
  let meta = read(address ?? PLACE);
  const own = address ? null : (meta.og.url ?? meta.canonical);
  if (own && URL.canParse(own) && own !== meta.url) meta = read(own);
  const url = address ?? own ?? PLACE;
  const first = meta.og.images[0]?.url ?? meta.twitter.images[0]?.url;
  const image = first === undefined ? null : { url: first, isReachable: true };
  const imageType = imageTypeOf(image, { imagesUrls: [], siteImages: [first ?? null] });
  return { url, finalUrl: url, status: 200, meta, images: {}, imageType, redirects: [] };
}
