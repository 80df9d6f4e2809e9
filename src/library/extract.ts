import { extractMeta } from '#domain/meta/extract-meta.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';

/** What a page says about itself: every value that platforms read, and every tag with its place. */
export type PageData = MetaTagData;

/** The page as it was received, or its text. Bytes are better: limits of platforms are counted in bytes. */
export type PageSource = Uint8Array | ArrayBuffer | string;

export interface ExtractOptions {
  /** The page's address, after redirects. */
  url: string | URL;
  /** The header of that name: it may tell the encoding. Without meaning for text. */
  contentType?: string | null | undefined;
  /** Also read the body: JSON-LD and the first images. On unless set to false, which is faster. */
  details?: boolean | undefined;
}

/** Reads a page's preview data. Throws only if `url` is not a web address; never because of the page. */
export function extract(page: PageSource, { url, contentType, details = true }: ExtractOptions): PageData {
  const isText = typeof page === 'string';
  return extractMeta({
    body: bytesOf(page),
    url: webAddress(url),
    // Text has been decoded already, whatever the page says of itself.
    contentType: isText ? 'text/html; charset=utf-8' : contentType,
    details,
  });
}

export function bytesOf(page: PageSource): Uint8Array {
  if (typeof page === 'string') return new TextEncoder().encode(page);
  if (page instanceof Uint8Array) return page;
  if (page instanceof ArrayBuffer) return new Uint8Array(page);
  throw new TypeError('linkbild: the page has to be a text, a Uint8Array or an ArrayBuffer.');
}

export function webAddress(url: string | URL): string {
  const read = URL.parse(String(url));
  if (read?.protocol === 'https:' || read?.protocol === 'http:') return read.href;
  throw new TypeError(`linkbild: url has to be the page's whole address, https://…; it is ${JSON.stringify(url)}.`);
}
