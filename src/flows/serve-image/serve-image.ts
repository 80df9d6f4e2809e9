import { crawlState } from '#domain/enumerations.ts';
import type { ImageFormat } from '#domain/images/image-address.ts';
import { type CalledPage, pagesOfPath, pagesOfUrl } from '#domain/images/page-of-request.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { OgImageRow } from '#io/db/queries/templates/og-images.ts';
import {
  findMeta,
  findPageImages,
  findServedPage,
  findTemplateRow,
  noteFetched,
  type ServedPage,
  type ServedProject,
  type TemplateRow,
} from '#io/db/queries/templates/served-images.ts';
import { contentHash } from '#io/files/content-key.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import { addServedPage } from './add-page.ts';
import { fallbackImage, noProjectImage, plainFallbackImage } from './fallback-image.ts';
import { liveTemplate } from './live-template.ts';
import { placeOfOwnImage } from './page-image.ts';
import { isOutdated, type Redraw, type RedrawResult, redrawPage } from './redraw-page.ts';
import type { ServedImage } from './served-image.ts';
import { once, runInBackground, type ServingIo, storedImage } from './serving.ts';

// A request for the live image of a page, from the URL to the bytes
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
  try {
    const image = await withinDeadline(servePage(io, served, call, called));
    if (image) return image;
    log.warn({ path: call.path ?? call.url }, 'an image took too long');
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'an image call failed');
  }
  return fallbackImage(io, served, {
    url: called.ok ? (called.urls[0] ?? null) : null,
    subPageId: null,
    isDefault: false,
  });
}

async function servePage(
  io: ServingIo,
  served: ServedProject,
  call: LiveImageRequest,
  called: CalledPage,
): Promise<ServedImage> {
  if (!called.ok) {
    const image = await fallbackImage(io, served, { url: null, subPageId: null, isDefault: true });
    return image.kind === 'image' ? { ...image, status: 404 } : image;
  }
  const [asked = ''] = called.urls;
  const named = io.serving.canonical.get(asked);
  const known = await findServedPage(io.db, served.project.id, named ? [named, ...called.urls] : called.urls);
  if (known?.hasMeta) return serveKnown(io, served, call, known);
  // A page that is being added has a row before it has data: later requests wait for the same read.
  const url = known?.url ?? asked;
  const remembered = await once(io, `remember ${served.project.id} ${url}`, () => addServedPage(io, served, url))
    .result;
  if (remembered.ok) return serveKnown(io, served, call, remembered.page, remembered.meta);
  if (known) return serveKnown(io, served, call, known);
  return fallbackImage(io, served, { url, subPageId: null, isDefault: remembered.reason === 'unknown-page' });
}

async function serveKnown(
  io: ServingIo,
  served: ServedProject,
  call: LiveImageRequest,
  page: ServedPage,
  meta?: MetaTagData,
): Promise<ServedImage> {
  const lost = { url: page.url, subPageId: page.id, isDefault: false };
  const live = await liveTemplate(io, served, page);
  if (!live) return fallbackImage(io, served, { ...lost, isDefault: true });
  const led = live.type === 'redirected' ? await redirect(io, served, page, live, meta) : null;
  if (led) return led;
  // An image that visitors may not be redirected to is served by us.
  const template: TemplateRow = live.type === 'redirected' ? { ...live, type: 'redirect-improved' } : live;
  const { format } = call;
  const redraw: Redraw = { served, page, template, version: call.version, format, ...(meta ? { meta } : {}) };
  const { current, own } = await findPageImages(io.db, page.id, call.version, `image/${format}`);
  const image = call.version === null ? current : own;
  if (image) noteFetch(io, image);
  if (image) {
    const isCurrent = image.id === current?.id;
    const bytes = image.droppedAt ? null : await storedImage(io, image.storageKey).catch(() => null);
    if (bytes) {
      if (isCurrent) redrawLater(io, redraw, image);
      const freshness = call.version === null ? 'current' : 'version';
      return imageOf(image, bytes, { served, page, freshness, state: crawlState.Cached });
    }
  }
  // An unseen version means that the page has changed: platforms keep what they get for it forever.
  const drawn = await once(io, `draw ${page.id} ${format} ${call.version ?? ''}`, async () =>
    redrawPage(io, {
      ...redraw,
      ...(image ? { template: (await templateOf(io, served, image)) ?? template } : {}),
      mustRead: !image && call.version !== null && current !== null,
      isLost: image !== null,
    }),
  ).result.catch((error: unknown): RedrawResult => ({ ok: false, reason: reasonOf(error) }));
  if (drawn.ok) {
    const bytes = drawn.bytes ?? (await storedImage(io, drawn.image.storageKey).catch(() => null));
    const state = drawn.bytes ? crawlState.New : crawlState.Cached;
    const freshness = call.version === drawn.image.version ? 'version' : 'current';
    if (bytes) return imageOf(drawn.image, bytes, { served, page, freshness, state });
  }
  if (!drawn.ok && drawn.encoded) {
    const { bytes, contentType } = drawn.encoded;
    const about = { projectId: served.project.id, subPageId: page.id, routeTemplateId: template.id, url: page.url };
    const state = crawlState.New;
    return {
      kind: 'image',
      bytes,
      contentType,
      etag: contentHash(bytes),
      freshness: 'fallback',
      state,
      status: 200,
      ...about,
    };
  }
  // What the page showed before is better than any fallback image.
  const before = current ? await storedImage(io, current.storageKey).catch(() => null) : null;
  if (current && before) {
    return imageOf(current, before, { served, page, freshness: 'fallback', state: crawlState.Cached });
  }
  return fallbackImage(io, served, { ...lost, isDefault: !drawn.ok && drawn.reason === 'over-limit' });
}

/** A lost image is drawn again with its original template, live or not: the design stays. */
async function templateOf(io: ServingIo, { project, templates }: ServedProject, { routeTemplateId }: OgImageRow) {
  if (routeTemplateId === null) return null;
  return templates.find(({ id }) => id === routeTemplateId) ?? findTemplateRow(io.db, project.id, routeTemplateId);
}

/** Images not requested for a year are dropped (jobs/delete-expired.ts); a month more or less does not matter. */
const FETCH_NOTE_MS = 30 * 86_400_000;

function noteFetch(io: ServingIo, { id, fetchedAt }: OgImageRow) {
  if (fetchedAt && io.now().getTime() - fetchedAt.getTime() < FETCH_NOTE_MS) return;
  const cause = `fetched ${id}`;
  if (io.serving.tried.get(cause)) return;
  io.serving.tried.set(cause, true);
  runInBackground(io, cause, () => noteFetched(io.db, id));
}

/** Served as is, and checked in the background if something it shows may have changed. */
function redrawLater(io: ServingIo, redraw: Redraw, image: OgImageRow) {
  const { served, page, template, format } = redraw;
  if (!isOutdated(image, redraw, io.now())) return;
  // Once a minute for the same cause: a page that is down stays outdated.
  const times = [template.updatedAt, served.changedAt, page.fetchedAt].map((time) => time?.getTime() ?? 0);
  const cause = `redraw ${page.id} ${format} ${template.id} ${times.join(' ')}`;
  if (io.serving.tried.get(cause)) return;
  io.serving.tried.set(cause, true);
  runInBackground(io, `redraw ${page.id} ${format}`, () => redrawPage(io, { ...redraw, version: image.version }));
}

async function redirect(
  io: ServingIo,
  served: ServedProject,
  page: ServedPage,
  template: TemplateRow,
  known?: MetaTagData,
): Promise<ServedImage | null> {
  const meta = known ?? (await findMeta(io.db, page.id));
  const remembered = meta ? null : await addServedPage(io, served, page.url);
  const read = meta ?? (remembered?.ok ? remembered.meta : null);
  const location = read ? await placeOfOwnImage(io, served, read) : null;
  if (!location) return null;
  const about = { projectId: served.project.id, subPageId: page.id, routeTemplateId: template.id, url: page.url };
  return { kind: 'redirect', location, state: crawlState.Redirected, ...about };
}

function imageOf(
  image: OgImageRow,
  bytes: Uint8Array,
  about: {
    served: ServedProject;
    page: ServedPage;
    freshness: 'version' | 'current' | 'fallback';
    state: ServedImage['state'];
  },
): ServedImage {
  const { served, page, freshness, state } = about;
  return {
    kind: 'image',
    bytes,
    contentType: image.contentType,
    // The storage key ends with the hash of the bytes.
    etag: /([0-9a-f]{16,})\.\w+$/.exec(image.storageKey)?.[1] ?? image.uuid,
    freshness,
    state,
    status: 200,
    projectId: served.project.id,
    subPageId: page.id,
    routeTemplateId: image.routeTemplateId,
    url: page.url,
  };
}

/** Null after the deadline; the work continues, and the next request finds its image. */
async function withinDeadline<Value>(work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), DEADLINE_MS);
  });
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
