import { crawlState } from '#domain/enumerations.ts';
import type { ImageFormat } from '#domain/images/image-address.ts';
import { type CalledPage, pagesOfPath, pagesOfUrl } from '#domain/images/page-of-request.ts';
import { findServedPage, type ServedProject } from '#io/db/queries/templates/served-images.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import { addServedPage } from './add-page.ts';
import { fallbackImage, noProjectImage, plainFallbackImage } from './fallback-image.ts';
import { servePageImage } from './serve-page-image.ts';
import { once, type ServedImage, type ServingIo, within } from './serving.ts';

// A request for the live image of a page, from the URL to the page; serve-page-image.ts finds or draws its image
// (docs/decisions/009-what-the-specification-leaves-open.md#serving-an-image).

export interface LiveImageRequest {
  projectUuid: string;
  /** `{version}/{page path}` … */
  version: string | null;
  path?: string;
  /** … or `?url=`. */
  url?: string;
  format: ImageFormat;
}

/** Reading a page, loading its photos and drawing each have two seconds; after that, a fallback image is served. */
const DEADLINE_MS = 6_000;

/** Concurrent identical requests are served once. Never throws. */
export async function serveImage(io: ServingIo, call: LiveImageRequest): Promise<ServedImage> {
  const key = `call ${call.projectUuid} ${call.format} ${call.version ?? ''} ${call.path ?? ''} ${call.url ?? ''}`;
  const { isFirst, result } = once(io, key, () => serveOnce(io, call));
  const image = await result;
  return isFirst || image.state !== crawlState.New ? image : { ...image, state: crawlState.Cached };
}

async function serveOnce(io: ServingIo, call: LiveImageRequest): Promise<ServedImage> {
  const { log } = io;
  let served: ServedProject | null = null;
  try {
    served = await io.serving.projects.get(call.projectUuid);
  } catch (error) {
    // The database is unavailable and the project is not cached: a plain image is safe either way.
    log.warn({ reason: reasonOf(error) }, 'an image call without a database');
    return plainFallbackImage(null);
  }
  if (!served) return noProjectImage();
  const { project } = served;
  const called =
    call.path === undefined
      ? pagesOfUrl(project.full, Object.values(project.locales), call.url ?? '')
      : pagesOfPath(project.full, call.path);
  const missing = { url: called.ok ? (called.urls[0] ?? null) : null, subPageId: null, why: 'failed' } as const;
  // Instead of waiting for it until the deadline.
  if (io.health.isDatabaseAway()) return fallbackImage(io, served, missing);
  try {
    const image = await within(DEADLINE_MS, servePage(io, served, call, called));
    if (image) return image;
    log.warn({ path: call.path ?? call.url }, 'an image took too long');
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'an image call failed');
  }
  return fallbackImage(io, served, missing);
}

async function servePage(
  io: ServingIo,
  served: ServedProject,
  call: LiveImageRequest,
  called: CalledPage,
): Promise<ServedImage> {
  if (!called.ok) {
    const image = await fallbackImage(io, served, { url: null, subPageId: null, why: 'default-only' });
    return image.kind === 'image' ? { ...image, status: 404 } : image;
  }
  const [requested = ''] = called.urls;
  const canonical = io.serving.canonical.get(requested);
  const known = await findServedPage(io.db, served.project.id, canonical ? [canonical, ...called.urls] : called.urls);
  if (known?.hasMeta) return servePageImage(io, served, call, known);
  // A page that is being added has a row before it has data: later requests wait for the same read.
  const url = known?.url ?? requested;
  const added = await once(io, `add ${served.project.id} ${url}`, () => addServedPage(io, served, url)).result;
  if (added.ok) return servePageImage(io, served, call, added.page, added.meta);
  if (known) return servePageImage(io, served, call, known);
  const beyond = io.serving.ownImages.get(url);
  return fallbackImage(io, served, { url, subPageId: null, why: beyond ? 'beyond-plan' : 'failed', ...beyond });
}
