import { contentHash } from '#io/files/file-store.ts';
import type { Io } from '#io/io.ts';
import { createBytesCache } from '#io/memory-cache.ts';
import { cacheControls, type ImageResponse, imageHeaders, type RequestHead, sendImage } from './image-response.ts';
import { tooManyImages } from './stored-images.ts';

/** The most characters that a phone can still read from a code of moderate size on a screen. */
const MAX_CHARACTERS = 1_500;
const SIZES = { least: 64, most: 1_024, usual: 320 };
const RETRY_SECONDS = 5;
const CACHE_LIMITS = { maxBytes: 8_000_000, ttlMs: 3_600_000 };

interface QrCall {
  request: RequestHead;
  /** What follows the base URL of the codes. */
  rest: string;
  query: URLSearchParams;
}

/**
 * `{QR_URL}?url=…`, as SVG or with `format=png` (and `size=` in pixels) as PNG. The paths `code.svg` and `code.png` set
 * the format too.
 */
export function createQrCodes(io: Pick<Io, 'renderer' | 'uptime'>) {
  const cache = createBytesCache({ ...CACHE_LIMITS, now: io.uptime });
  /** Concurrent requests for the same code draw it once. */
  const drawing = new Map<string, ReturnType<Io['renderer']['drawQr']>>();

  function draw(key: string, wanted: Parameters<Io['renderer']['drawQr']>[0]) {
    const running = drawing.get(key) ?? io.renderer.drawQr(wanted).finally(() => drawing.delete(key));
    drawing.set(key, running);
    return running;
  }

  return async function sendQrCode({ request, rest, query }: QrCall): Promise<ImageResponse> {
    const url = URL.parse(query.get('url') ?? '');
    const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
    if (!isWeb || url.href.length > MAX_CHARACTERS || !/^(?:code\.(?:svg|png))?$/.test(rest)) return noCode;
    const isPng = rest === 'code.png' || (rest === '' && query.get('format') === 'png');
    const type = isPng ? 'png' : 'svg';
    const size = Math.round(Number(query.get('size') ?? SIZES.usual));
    const width = size >= SIZES.least && size <= SIZES.most ? size : SIZES.usual;
    const key = `${type} ${width} ${url.href}`;
    let bytes = cache.get(key);
    if (!bytes) {
      const drawn = await draw(key, { text: url.href, type, width });
      if (!drawn.ok) return { ...tooManyImages(request, RETRY_SECONDS), status: 503 };
      bytes = drawn.bytes;
      cache.set(key, bytes);
    }
    return sendImage(request, {
      bytes,
      contentType: isPng ? 'image/png' : 'image/svg+xml',
      etag: contentHash(bytes),
      cacheControl: cacheControls.immutable,
    });
  };
}

const noCode: ImageResponse = {
  status: 400,
  headers: { ...imageHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: new TextEncoder().encode('url: a web address of at most 1,500 characters'),
};
