import { type Context, Hono } from 'hono';
import { languageNamed } from '#domain/language.ts';
import { createExampleImages, type ExampleImage } from '#flows/reports/example-images.ts';
import { clientOf } from '#http/client-address.ts';
import type { Io } from '#io/io.ts';
import { cacheControls, type RequestHead, responseOf, sendFile, sendImage } from './image-response.ts';
import { reportFor } from './reports.ts';
import { noImage } from './stored-images.ts';

// As everywhere on the image hosts there is never an error page in place of an image.

type Parts = Parameters<typeof createExampleImages>[0] & Pick<Io, 'keys' | 'now' | 'settings'>;

export function createExampleImageHosts(io: Parts): Hono {
  const hosts = new Hono();
  const examples = createExampleImages(io);

  async function sendExampleImage(context: Context, find: () => Promise<ExampleImage | null>): Promise<Response> {
    const request: RequestHead = { method: context.req.method, header: (name) => context.req.header(name) };
    try {
      const example = await find();
      if (!example) return responseOf(noImage(request));
      const { bytes, kind, isPublic } = example;
      if (kind === 'drawn') return sendFile(bytes, 'image/jpeg', { isPublic });
      const cacheControl = cacheControls.fallback;
      return responseOf(sendImage(request, { bytes, contentType: 'image/jpeg', etag: kind, cacheControl }));
    } catch (error) {
      io.log.error({ err: error }, 'an example image failed');
      return responseOf(noImage(request));
    }
  }

  // Also below the image path, as in reports.ts: a shared demo's own image counts as drawn by Linkbild.
  const images = new URL(io.settings.imagesUrl).pathname.replace(/\/$/, '');
  for (const base of ['/og', `${images}/site`]) {
    hosts.get(`${base}/sketch/:slug/:file{.+\\.jpg}`, (context) =>
      sendExampleImage(context, async () => {
        const report = await reportFor(io, context.req.param('slug') ?? '', context.req.raw.headers);
        const client = clientOf(io.settings, context);
        return report && examples.ofAuditPage(report, idOf(context.req.param('file') ?? ''), client);
      }),
    );
    hosts.get(`${base}/demo-page/:file{.+\\.jpg}`, (context) =>
      sendExampleImage(context, () => {
        const [, id = 0, language] = /^(\d{1,9})(?:-([a-z]{2}))?\.jpg$/.exec(context.req.param('file') ?? '') ?? [];
        return examples.ofDemoPage(Number(id), languageNamed(language), clientOf(io.settings, context));
      }),
    );
  }
  return hosts;
}

/** 0, which is never an id, if it is not a number. */
const idOf = (file: string) => Number(/^(\d{1,9})\.jpg$/.exec(file)?.[1] ?? 0);
