import type { ImageFormat } from '#domain/images/image-address.ts';

// Image → HTTP response: validators, ranges, cache lifetime. A request that cannot be met, such as a range outside the
// file, gets the whole image instead of an error.

export interface ImageResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array | null;
}

interface ImageToSend {
  bytes: Uint8Array;
  contentType: string;
  etag: string;
  cacheControl: string;
  status?: number;
  /** The format depends on the Accept header. */
  varies?: boolean;
  /** The project. Caches in front of us that support the header can drop all images of a project by it. */
  cacheTag?: string;
}

/** As Cloudflare and others read it (`Cache-Tag`); a proxy that uses another name copies it. */
export const cacheTagOf = (projectUuid: string) => `project-${projectUuid}`;

export type RequestHead = { method: string; header(name: string): string | undefined };

const DAY = 86_400;
export const cacheControls = {
  version: `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`,
  current: `public, max-age=300, stale-while-revalidate=${DAY}`,
  /** Short lifetimes, so that platforms and caches in front of us soon request the real image. */
  outdated: 'public, max-age=60, stale-while-revalidate=300',
  fallback: 'public, max-age=60, stale-while-revalidate=300',
  /** For codes made from the URL alone. */
  immutable: `public, max-age=${365 * DAY}, immutable`,
  /** The URL names the content, but caches must not keep it for years because the project may be deleted. */
  asset: `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`,
  redirect: 'public, max-age=300',
} as const;

/** Images may be embedded on any site, and nothing in them may run with our origin. */
export const imageHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
} as const;

export function sendImage(request: RequestHead, image: ImageToSend): ImageResponse {
  const { bytes, contentType, cacheControl, status = 200, varies, cacheTag } = image;
  const etag = `"${image.etag}"`;
  const headers: Record<string, string> = {
    ...imageHeaders,
    etag,
    'cache-control': cacheControl,
    ...(cacheTag ? { 'cache-tag': cacheTag } : {}),
    ...(varies ? { vary: 'Accept' } : {}),
  };
  if (status === 200 && matches(request.header('if-none-match'), etag)) return { status: 304, headers, body: null };
  headers['content-type'] = contentType;
  headers['accept-ranges'] = 'bytes';
  const isHead = request.method === 'HEAD';
  const ifRange = request.header('if-range');
  const range =
    status === 200 && (ifRange === undefined || ifRange === etag)
      ? rangeOf(request.header('range'), bytes.length)
      : null;
  if (range) {
    const [first, last] = range;
    headers['content-range'] = `bytes ${first}-${last}/${bytes.length}`;
    headers['content-length'] = String(last - first + 1);
    return { status: 206, headers, body: isHead ? null : bytes.subarray(first, last + 1) };
  }
  headers['content-length'] = String(bytes.length);
  return { status, headers, body: isHead ? null : bytes };
}

export const sendRedirect = (location: string): ImageResponse => ({
  status: 302,
  headers: { ...imageHeaders, location, 'cache-control': cacheControls.redirect },
  body: null,
});

/** A copy: the server may transfer the memory while the image is still in use here. */
export const responseOf = ({ status, headers, body }: ImageResponse) =>
  new Response(body ? body.slice() : null, { status, headers });

/** If-None-Match compares weakly: proxies that compress mark a tag as weak. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return header
    .slice(0, 2_000)
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** One range of bytes; several, or one outside the file, get the whole. */
function rangeOf(header: string | undefined, length: number): [first: number, last: number] | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first <= last && first < length ? [first, last] : null;
}

/**
 * The extension decides. Only clients that request `.jpg` and do not accept JPEG get what they accept: link preview
 * bots that say nothing, or accept anything, get the format every platform shows.
 */
export function formatFor(written: ImageFormat, accept: string | undefined): ImageFormat {
  if (written !== 'jpeg' || acceptsJpeg(accept)) return written;
  const taken = accept?.toLowerCase() ?? '';
  if (taken.includes('image/webp')) return 'webp';
  return taken.includes('image/png') ? 'png' : 'jpeg';
}

export const acceptsJpeg = (accept: string | undefined) =>
  accept === undefined || accept === '*/*' || accept === '' || /\*\/\*|image\/\*|image\/jpe?g/i.test(accept);

interface FileAnswer {
  /** Not public: no shared cache keeps it, and no search engine lists it. */
  isPublic: boolean;
  disposition?: string;
}

/** A public report can be unpublished: shared caches keep its files only for minutes. */
export function sendFile(bytes: Uint8Array, contentType: string, { isPublic, disposition }: FileAnswer): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentType,
      ...(isPublic
        ? { 'cache-control': 'public, max-age=300' }
        : { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      ...(disposition ? { 'content-disposition': disposition } : {}),
    },
  });
}
