import type { Context, MiddlewareHandler } from 'hono';
import type { Notice } from '#images/error-notice.ts';
import { type RequestHead, responseOf } from '#images/image-response.ts';
import { createImageUrls, MAX_ADDRESS } from '#images/image-urls.ts';
import { noImage } from '#images/stored-images.ts';
import type { Settings } from '#io/io.ts';

// Threat: a URL that is not text (a zero byte, invalid percent-encoding or UTF-8) reaches code that uses its parts as
// names: the database rejects a zero byte, routers throw or write their own log lines. No page, report or file has such
// a URL, so it is rejected before anything reads it. The API rejects such values itself, and live images may be
// requested by a page URL in an older encoding.

const image = /\.(?:png|jpe?g|webp|gif|svg|avif)$/i;

type AnswerNotice = (context: Context, notice: Notice) => Promise<Response>;

export function rejectBadUrls(settings: Settings, sendNotice: AnswerNotice): MiddlewareHandler {
  const places = createImageUrls(settings);
  return async (context, next) => {
    const { pathname, host } = new URL(context.req.url);
    if (isReadable(pathname) || pathname.startsWith('/api/')) return next();
    const found = places.find(context.req.header('host') ?? host, pathname);
    if (found && !found.rest.startsWith('site/')) return next();
    const { method } = context.req;
    const request: RequestHead = { method, header: (name) => context.req.header(name) };
    if (found || image.test(pathname)) return responseOf(noImage(request));
    return sendNotice(context, { status: 404, language: pathname.startsWith('/de/') ? 'de' : 'en' });
  };
}

/** Whether a path decodes to text without control characters. */
function isReadable(path: string): boolean {
  if (path.length > MAX_ADDRESS) return false;
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
