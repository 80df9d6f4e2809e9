import { imageTypeOf } from '#domain/audit/emulation/image-type.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';

/** As much as any platform reads of a page. */
export const MAX_HTML_BYTES = 1_000_000;

/** Shown on the cards if neither the page nor the person names an address. */
const SAMPLE_URL = 'https://your-site.example/';

/** Pasted HTML as a page that was read, in the browser: a page under construction is not sent to us. */
export function readHtml(html: string, address: string | null): PageEvidence {
  const body = new TextEncoder().encode(html);
  const read = (url: string) => extractMeta({ body, url, contentType: 'text/html; charset=utf-8', details: true });
  let meta = read(address ?? SAMPLE_URL);
  const own = address ? null : (meta.og.url ?? meta.canonical);
  if (own && URL.canParse(own) && own !== meta.url) meta = read(own);
  const url = address ?? own ?? SAMPLE_URL;
  const first = meta.og.images[0]?.url ?? meta.twitter.images[0]?.url;
  const image = first === undefined ? null : { url: first, isReachable: true };
  const imageType = imageTypeOf(image, { imagesUrls: [], siteImages: [first ?? null] });
  return { url, finalUrl: url, status: 200, meta, images: {}, imageType, redirects: [] };
}
