import { Hono } from 'hono';
import { type Language, languageNamed, languages } from '#domain/language.ts';
import { createCheckedPageImages } from '#flows/reports/checked-page-image.ts';
import { createExamplesOfPages } from '#flows/reports/example-of-page.ts';
import { clientOf } from '#http/client-address.ts';
import { contentHash } from '#io/files/file-store.ts';
import type { Io } from '#io/io.ts';
import { cacheControls, type RequestHead, responseOf, sendImage } from './image-response.ts';

/** Status codes without an image, so that the page can say why there is none. */
const refusals = { limit: 429, unreadable: 404 } as const;

/**
 * `{images}/site/preview/{language}.jpg?url=`: the sharing image of /preview?url=…, below the image path like those of
 * our other pages. If it cannot be drawn, the page's general image is sent: never an error in place of an image.
 * `/og/example.jpg?url=`: the image Linkbild would create for that page, for our own pages only.
 */
export function createCheckedPageHosts(io: Io, generalImage: (language: Language) => Promise<Uint8Array>): Hono {
  const hosts = new Hono();
  const imageOf = createCheckedPageImages(io);
  const images = new URL(io.settings.imagesUrl).pathname.replace(/\/$/, '');
  hosts.get(`${images}/site/preview/:file{(?:${languages.join('|')})\\.jpg}`, async (context) => {
    const request: RequestHead = { method: context.req.method, header: (name) => context.req.header(name) };
    const language = languageNamed(context.req.param('file').slice(0, -'.jpg'.length));
    const page = { url: context.req.query('url') ?? '', language, client: clientOf(io.settings, context) } as const;
    const own = await imageOf(page).catch((error: unknown) => {
      io.log.error({ err: error }, 'the image of a checked page failed');
      return null;
    });
    const bytes = own ?? (await generalImage(language));
    const cacheControl = own ? cacheControls.current : cacheControls.fallback;
    return responseOf(sendImage(request, { bytes, contentType: 'image/jpeg', etag: contentHash(bytes), cacheControl }));
  });
  const exampleOf = createExamplesOfPages(io);
  hosts.get('/og/example.jpg', async (context) => {
    const request: RequestHead = { method: context.req.method, header: (name) => context.req.header(name) };
    const page = { url: context.req.query('url') ?? '', client: clientOf(io.settings, context) };
    const example = await exampleOf(page).catch((error: unknown) => {
      io.log.error({ err: error }, 'the example image of a page failed');
      return { ok: false, reason: 'unreadable' } as const;
    });
    if (!example.ok) return context.body(null, refusals[example.reason], { 'cache-control': 'no-store' });
    const { bytes } = example;
    const cacheControl = 'private, max-age=300';
    return responseOf(sendImage(request, { bytes, contentType: 'image/jpeg', etag: contentHash(bytes), cacheControl }));
  });
  return hosts;
}
