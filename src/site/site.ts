import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { createApi } from '#api/app.ts';
import { homePath, type Language, languageOfPath, languagePrefix } from '#domain/language.ts';
import { plainFallback } from '#flows/serve-image/fallback-image.ts';
import { clientOf } from '#http/client-address.ts';
import { createCheckedPageHosts } from '#images/checked-pages.ts';
import { type RequestHead, responseOf } from '#images/image-response.ts';
import { createImageUrls, MAX_URL_CHARACTERS } from '#images/image-urls.ts';
import type { Notice } from '#images/reports.ts';
import { noImage } from '#images/stored-images.ts';
import type { Io, Settings } from '#io/io.ts';
import { metricsResponse } from '#io/metrics/metrics.ts';
import { translatedSlug } from '#web/path-to.ts';
import { createEmbedding } from './embedded-pages.ts';
import { createLab } from './lab/lab-pages.ts';
import { observeRequests } from './observe-requests.ts';
import { createPageCache } from './page-cache.ts';
import { createPages, type PageServer } from './pages.ts';
import { completeHeaders } from './security-headers.ts';
import { createSiteFiles } from './site-files.ts';
import { createStaticFiles } from './static-files.ts';

/** Below this a response fits into one or two packets anyway. */
const COMPRESSED_BYTES = 2_048;

interface SiteOptions {
  io: Io;
  /** From createImageHosts. Its cached images are sent before a request reaches this site. */
  images: Hono;
  metricsToken: string | null;
  pages: Pick<PageServer, 'build' | 'mode'>;
  /** Folder of the built browser files, relative to the working directory; null if Vite serves them. */
  assets: string | null;
}

/**
 * One origin serves everything: the API, the built files, the pages. Order matters: the pages take whatever is left.
 */
export function createSite({ io, images, metricsToken, pages, assets }: SiteOptions): Hono {
  const site = new Hono();
  const { metrics } = io;
  const api = createApi(io);
  const answerPage = createPages({
    ...pages,
    api,
    settings: io.settings,
    operator: io.operator,
    hasBrowser: () => io.screenshots.isAvailable,
    embedding: io.shopify && createEmbedding(io.shopify),
  });
  /** One of our pages as an error message, rendered at the home page's URL without a visitor. */
  const sendNotice = (context: Context, notice: Notice) =>
    answerPage(new Request(`${io.settings.siteUrl}${homePath(notice.language)}`), clientOf(io.settings, context), {
      notice,
    });

  const complete = ({ res }: Context) => completeHeaders(io.settings, res.headers);
  site.use(observeRequests({ io, build: pages.build, complete }));

  site.use(rejectBadUrls(io.settings, sendNotice));

  const cachedPage = createPageCache({
    draw: (path, theme, client) => {
      const request = new Request(`${io.settings.siteUrl}${path}`, { headers: { cookie: `theme=${theme}` } });
      return answerPage(request, client, { isCached: true });
    },
    clientOf: (context) => clientOf(io.settings, context),
  });
  // In development every page is rendered again.
  if (pages.mode === 'production') {
    site.use(async (context, next) => (await cachedPage(context)) ?? next());
  }
  const compressed = compress({ encoding: 'gzip', threshold: COMPRESSED_BYTES });
  // Not the stream, whose lines should arrive one by one.
  site.use('/api/*', (context, next) =>
    context.req.path === '/api/sub-page-checker/stream' ? next() : compressed(context, next),
  );
  site.route('/api', api);
  // Before the images: images of our own pages are below their path.
  site.route('/', createSiteFiles(io, assets ?? 'public'));
  site.route('/', createLab(io, assets ?? 'public'));
  const generalImage = (language: Language) =>
    readFile(join(assets ?? 'public', 'og', `preview-${language}.jpg`)).catch(plainFallback);
  site.route('/', createCheckedPageHosts(io, generalImage));
  site.route('/', images);
  site.get('/metrics', (context) => metricsResponse(metrics, metricsToken, context.req.header('authorization')));
  if (assets) {
    const staticFile = createStaticFiles(assets);
    site.use(async (context, next) => (await staticFile(context)) ?? next());
    // A file of an earlier build. Nobody reads its 404, so no page is rendered for it.
    site.get('/assets/*', (context) => context.text('Not found', 404, { 'cache-control': 'no-store' }));
  }
  for (const prefix of Object.values(languagePrefix).filter(Boolean)) {
    site.get(`${prefix}/*`, async (context, next) => {
      const path = translatedSlug(context.req.path);
      return path ? context.redirect(path + new URL(context.req.url).search, 301) : next();
    });
  }
  site.use(compress({ encoding: 'gzip' }));
  site.all('*', (context) => {
    const notice = context.get('notice');
    return notice ? sendNotice(context, notice) : answerPage(context.req.raw, clientOf(io.settings, context));
  });
  site.onError((error, context) => {
    io.log.error({ err: error, path: context.req.path }, 'a page failed');
    return context.text('An error occurred while showing the error page', 500, { 'cache-control': 'no-store' });
  });
  return site;
}

// Threat: a URL that is not text (a zero byte, invalid percent-encoding or UTF-8) reaches code that uses its parts as
// names: the database rejects a zero byte, routers throw or write their own log lines. No page, report or file has such
// a URL, so it is rejected before anything reads it. The API rejects such values itself, and live images may be
// requested by a page URL in an older encoding.

const image = /\.(?:png|jpe?g|webp|gif|svg|avif)$/i;

type AnswerNotice = (context: Context, notice: Notice) => Promise<Response>;

function rejectBadUrls(settings: Settings, sendNotice: AnswerNotice): MiddlewareHandler {
  const places = createImageUrls(settings);
  return async (context, next) => {
    const { pathname, host } = new URL(context.req.url);
    if (isReadable(pathname) || pathname.startsWith('/api/')) return next();
    const found = places.find(context.req.header('host') ?? host, pathname);
    if (found && !found.rest.startsWith('site/')) return next();
    const { method } = context.req;
    const request: RequestHead = { method, header: (name) => context.req.header(name) };
    if (found || image.test(pathname)) return responseOf(noImage(request));
    return sendNotice(context, { status: 404, language: languageOfPath(pathname) });
  };
}

/** Whether a path decodes to text without control characters. */
function isReadable(path: string): boolean {
  if (path.length > MAX_URL_CHARACTERS) return false;
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
