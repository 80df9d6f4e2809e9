import { crawlState } from '#domain/enumerations.ts';
import { pagesOfPath, pagesOfUrl } from '#domain/images/page-of-request.ts';
import type { LoggedImage } from '#io/crawl-log/crawl-log.ts';
import { findPageImages, findServedPage } from '#io/db/queries/templates/served-images.ts';
import type { LiveImageRequest } from './serve-image.ts';
import type { ServingIo } from './serving.ts';

/**
 * The log entry for an image that a proxy served from its cache: looked up by rows alone, because the bytes are
 * not needed. A page requested under an alias, in another process, counts for its project only. Null: the project does
 * not exist. Throws while the database is unavailable.
 */
export async function findFetchedImage(
  io: Pick<ServingIo, 'db' | 'serving'>,
  call: LiveImageRequest,
  status: number,
): Promise<LoggedImage | null> {
  const { db, serving } = io;
  const served = await serving.projects.get(call.projectUuid);
  if (!served) return null;
  const { id: projectId, full, locales } = served.project;
  const state = status === 302 ? crawlState.Redirected : crawlState.Cached;
  const none = { projectId, state, subPageId: null, routeTemplateId: null, url: null };
  const called =
    call.path === undefined ? pagesOfUrl(full, Object.values(locales), call.url ?? '') : pagesOfPath(full, call.path);
  if (!called.ok) return none;
  const [requested = ''] = called.urls;
  const canonical = serving.canonical.get(requested);
  const page = await findServedPage(db, projectId, canonical ? [canonical, ...called.urls] : called.urls);
  if (!page) return { ...none, url: requested };
  const { current, own } = await findPageImages(db, page.id, call.version, `image/${call.format}`);
  const routeTemplateId = (own ?? current)?.routeTemplateId ?? null;
  return { ...none, subPageId: page.id, routeTemplateId, url: page.url };
}
