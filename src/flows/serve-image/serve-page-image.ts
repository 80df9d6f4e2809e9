import { crawlState } from '#domain/enumerations.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { OgImageRow } from '#io/db/queries/templates/og-images.ts';
import {
  findMeta,
  findPageImages,
  findTemplateRow,
  noteFetched,
  type ServedPage,
  type ServedProject,
  type TemplateRow,
} from '#io/db/queries/templates/served-images.ts';
import { contentHash } from '#io/files/file-store.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import { addServedPage } from './add-page.ts';
import { fallbackImage, type MissingImage, ownImageUrl } from './fallback-image.ts';
import { liveTemplate } from './live-template.ts';
import { redrawOutdated } from './redraw-outdated.ts';
import { type Redraw, type RedrawResult, redrawPage } from './redraw-page.ts';
import { once, runInBackground, type ServedFile, type ServedImage, type ServingIo, storedImage } from './serving.ts';

/**
 * The image of a stored page, each step only if the one before gave none: a redirect to the page's own image, the
 * stored image, a new one, the image before it, a fallback image. `meta`: the page's data, if it was just read.
 */
export async function servePageImage(
  io: ServingIo,
  served: ServedProject,
  { version, format }: Pick<Redraw, 'version' | 'format'>,
  page: ServedPage,
  meta?: MetaTagData,
): Promise<ServedImage> {
  const fallback = (why: MissingImage['why']) => fallbackImage(io, served, { url: page.url, subPageId: page.id, why });
  const live = await liveTemplate(io, served, page);
  if (!live) return fallback('default-only');
  if (live.type === 'redirected') {
    const redirect = await redirectToOwnImage(io, served, page, live, meta);
    if (redirect) return redirect;
  }
  // An image that visitors may not be redirected to is served by us.
  const template: TemplateRow = live.type === 'redirected' ? { ...live, type: 'redirect-improved' } : live;
  const redraw: Redraw = { served, page, template, version, format, ...(meta ? { meta } : {}) };

  const { current, own } = await findPageImages(io.db, page.id, version, `image/${format}`);
  const requested = version === null ? current : own;
  const stored = requested && (await serveStored(io, redraw, requested, requested.id === current?.id));
  if (stored) return stored;

  const drawn = await drawNow(io, redraw, requested, current);
  const fresh = await serveDrawn(io, redraw, drawn);
  if (fresh) return fresh;

  // The page's previous image is better than any fallback image.
  const bytes = current && (await storedImage(io, current.storageKey).catch(() => null));
  if (current && bytes) return imageOf(current, bytes, redraw, { freshness: 'fallback', state: crawlState.Cached });
  return fallback(!drawn.ok && drawn.reason === 'over-limit' ? 'beyond-plan' : 'failed');
}

async function redirectToOwnImage(
  io: ServingIo,
  served: ServedProject,
  page: ServedPage,
  template: TemplateRow,
  known?: MetaTagData,
): Promise<ServedImage | null> {
  const stored = known ?? (await findMeta(io.db, page.id));
  const added = stored ? null : await addServedPage(io, served, page.url);
  const meta = stored ?? (added?.ok ? added.meta : null);
  const location = meta ? await ownImageUrl(io, served, meta) : null;
  return location
    ? { kind: 'redirect', location, state: crawlState.Redirected, ...aboutOf(served, page, template) }
    : null;
}

/** Older versions keep what they show. */
const notOutdated = { drawn: null, isReplacedSoon: false };

/** Null: its bytes are gone. A current image is replaced by the new one if that is drawn in time. */
async function serveStored(io: ServingIo, redraw: Redraw, image: OgImageRow, isCurrent: boolean) {
  noteFetch(io, image);
  const bytes = image.droppedAt ? null : await storedImage(io, image.storageKey).catch(() => null);
  if (!bytes) return null;
  const { drawn, isReplacedSoon } = isCurrent ? await redrawOutdated(io, redraw, image) : notOutdated;
  const fresh = drawn && (await serveDrawn(io, redraw, drawn));
  if (fresh) return fresh;
  const freshness = isReplacedSoon ? 'outdated' : redraw.version === null ? 'current' : 'version';
  return imageOf(image, bytes, redraw, { freshness, state: crawlState.Cached });
}

/**
 * Images not requested for a year are dropped (flows/admin/delete-expired.ts); a month more or less does not matter.
 */
const FETCH_NOTE_MS = 30 * 86_400_000;

function noteFetch(io: ServingIo, { id, fetchedAt }: OgImageRow) {
  if (fetchedAt && io.now().getTime() - fetchedAt.getTime() < FETCH_NOTE_MS) return;
  const cause = `fetched ${id}`;
  if (io.serving.tried.get(cause)) return;
  io.serving.tried.set(cause, true);
  void runInBackground(io, cause, () => noteFetched(io.db, id));
}

/**
 * `requested`: its row exists, its bytes are gone. Without a row the version is new, so the page has changed and is
 * read again first, because platforms cache a version forever.
 */
function drawNow(io: ServingIo, redraw: Redraw, requested: OgImageRow | null, current: OgImageRow | null) {
  const { served, page, template, version, format } = redraw;
  const draw = async () =>
    redrawPage(io, {
      ...redraw,
      template: (requested && (await templateOf(io, served, requested))) ?? template,
      mustRead: !requested && version !== null && current !== null,
      isMissing: requested !== null,
    });
  return once(io, `draw ${page.id} ${format} ${version ?? ''}`, draw).result.catch(
    (error: unknown): RedrawResult => ({ ok: false, reason: reasonOf(error) }),
  );
}

/** An image whose file is gone is drawn again with its original template, live or not: the design stays. */
async function templateOf(io: ServingIo, { project, templates }: ServedProject, { routeTemplateId }: OgImageRow) {
  if (routeTemplateId === null) return null;
  return templates.find(({ id }) => id === routeTemplateId) ?? findTemplateRow(io.db, project.id, routeTemplateId);
}

async function serveDrawn(io: ServingIo, redraw: Redraw, drawn: RedrawResult): Promise<ServedImage | null> {
  if (drawn.ok) {
    const { image } = drawn;
    const bytes = drawn.bytes ?? (await storedImage(io, image.storageKey).catch(() => null));
    const freshness = redraw.version === image.version ? 'version' : 'current';
    const state = drawn.bytes ? crawlState.New : crawlState.Cached;
    return bytes && imageOf(image, bytes, redraw, { freshness, state });
  }
  // Drawn, but storage did not accept it.
  if (!drawn.encoded) return null;
  const { bytes, contentType } = drawn.encoded;
  const about = aboutOf(redraw.served, redraw.page, redraw.template);
  const etag = contentHash(bytes);
  return {
    kind: 'image',
    bytes,
    contentType,
    etag,
    freshness: 'fallback',
    state: crawlState.New,
    status: 200,
    ...about,
  };
}

const aboutOf = ({ project }: ServedProject, page: ServedPage, template: TemplateRow) => ({
  projectId: project.id,
  subPageId: page.id,
  routeTemplateId: template.id,
  url: page.url,
});

const imageOf = (
  image: OgImageRow,
  bytes: Uint8Array,
  { served, page, template }: Redraw,
  { freshness, state }: Pick<ServedFile, 'freshness' | 'state'>,
): ServedImage => ({
  kind: 'image',
  bytes,
  contentType: image.contentType,
  // The storage key ends with the hash of the bytes.
  etag: /(?<![0-9a-f])([0-9a-f]{16,128})\.\w{1,8}$/.exec(image.storageKey)?.[1] ?? image.uuid,
  freshness,
  state,
  status: 200,
  ...aboutOf(served, page, template),
  routeTemplateId: image.routeTemplateId,
});
