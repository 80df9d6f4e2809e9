import { ApiError } from '#contract/errors.ts';
import { limitTexts } from '#domain/billing/limits.ts';
import { pageAddress, pathOf } from '#domain/crawl/page-address.ts';
import { subPageStatus } from '#domain/enumerations.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { matchRoute } from '#domain/routing/routes.ts';
import { belongsToSite } from '#domain/routing/site-address.ts';
import { pageKindOfPath } from '#domain/shop-apps/page-kind.ts';
import { enqueueFetch, readSubPages } from '#flows/crawl/refresh-sub-pages.ts';
import { updateMetaTagData } from '#flows/crawl/update-meta-tag-data.ts';
import { limitReached, projectOf } from '#flows/guards/refusals.ts';
import { liveTemplate } from '#flows/serve-image/live-template.ts';
import { findCover, pageLimit } from '#io/db/queries/billing/covering-plan.ts';
import { findJobProgress, listJobProgress } from '#io/db/queries/operation/jobs.ts';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { listRouteRows } from '#io/db/queries/pages/routes.ts';
import { changeSubPage, deleteSubPageRow, findSubPage, findSubPageByUrl } from '#io/db/queries/pages/sub-pages.ts';
import { lockProject } from '#io/db/queries/projects/projects.ts';
import { findBaseRouteTemplate } from '#io/db/queries/templates/base-templates.ts';
import { findRouteTemplate, listRouteTemplates } from '#io/db/queries/templates/route-templates.ts';
import { findServedPage, findServedProject } from '#io/db/queries/templates/served-images.ts';
import type { Io } from '#io/io.ts';

/** A page of the project's own site, while the plan has room; an existing one is returned. */
export async function addSubPage(io: Io, projectId: number, wanted: string): Promise<number> {
  const added = await io.db.transaction(async (db) => {
    const project = await lockProject(db, projectId);
    if (!project) throw new ApiError('PROJECT_NOT_FOUND');
    const url = pageAddress(wanted, project.full);
    if (url === null || !belongsToSite(url, project.full, Object.values(project.locales)))
      throw new ApiError('PAGE_NOT_OF_SITE');
    const routeId = matchRoute(await listRouteRows(db, projectId), url)?.id ?? null;
    const known = await findSubPageByUrl(db, projectId, url);
    if (known?.status === subPageStatus.Ignored)
      await changeSubPage(db, projectId, known.id, { status: subPageStatus.Default });
    if (!known) {
      const cover = await findCover(db, projectId);
      const limit = await pageLimit(db, projectId, cover);
      const type = pageKindOfPath(new URL(url).pathname);
      const page = { url, path: pathOf(url), routeId, type, status: subPageStatus.Default, lastModifiedAt: null };
      if ((await upsertFoundPages(db, projectId, [page], limit)) === 0)
        throw limitReached('subPages', limitTexts.subPages(cover.plan.subPagesIncluded));
    }
    return findSubPageByUrl(db, projectId, url);
  });
  if (!added) throw new ApiError('CONFLICT');
  // The page is read at once; if that fails it is added all the same.
  await updateMetaTagData(io, projectId, added.id);
  return added.id;
}

export async function deleteSubPage(io: Pick<Io, 'db' | 'files'>, projectId: number, subPageId: number): Promise<void> {
  const gone = await deleteSubPageRow(io.db, projectId, subPageId);
  if (gone?.screenshotKey) await io.files.delete(gone.screenshotKey);
}

/** The page's metadata; a page no crawl has read yet is read now. */
export async function readPageMeta(io: Io, projectId: number, subPageId: number): Promise<MetaTagData> {
  const page = await findSubPage(io.db, projectId, subPageId);
  if (page && !page.metaData) await updateMetaTagData(io, projectId, subPageId);
  const read = page?.metaData ? page : await findSubPage(io.db, projectId, subPageId);
  if (!read?.metaData) throw new ApiError('PAGE_NOT_READABLE');
  return read.metaData;
}

// Work on pages that a person starts and then follows.

interface Start {
  projectId: number;
  userId: number;
}

/** Reads the sitemap again. */
export async function startFetch(io: Io, { projectId, userId }: Start) {
  const job = await progressOf(io, projectId, 'fetch-sub-pages', await enqueueFetch(io, io.db, projectId, userId));
  return job ?? refuse();
}

/** Reads every page again; null if there is none. */
export async function startReading(io: Io, { projectId, userId }: Start) {
  return progressOf(io, projectId, 'crawl-site', await readSubPages(io, projectId, { which: 'all', userId }));
}

export async function startScreenshot(io: Io, wanted: Start & { subPageId: number; wait: number }) {
  const { projectId, userId, subPageId, wait } = wanted;
  if (!io.screenshots.isAvailable) throw new ApiError('BROWSER_MISSING');
  const text = { en: 'Starting soon', de: 'Beginnt gleich' };
  const options = { singletonKey: `screenshot-${subPageId}`, progress: { text, projectId, userId } };
  const id = await io.queue.enqueue(io.db, 'take-screenshot', { subPageId, wait }, options);
  return (await progressOf(io, projectId, 'take-screenshot', id)) ?? refuse();
}

/** The progress of the job. If the id is null, the same work is already running, and its progress is returned. */
async function progressOf({ db }: Io, projectId: number, name: string, id: string | null) {
  if (id) return findJobProgress(db, id);
  const all = await listJobProgress(db, projectId);
  return all.find((job) => job.name === name && (job.state === 'waiting' || job.state === 'running')) ?? null;
}

function refuse(): never {
  throw new ApiError('CONFLICT');
}

/** The template that the page's image is drawn with now, and its base template. Null: none is live. */
export async function templateOfPage(io: Io, projectId: number, subPageId: number) {
  const [project, page] = await Promise.all([projectOf(io, projectId), findSubPage(io.db, projectId, subPageId)]);
  const served = await findServedProject(io.db, project.uuid);
  const known = page && (await findServedPage(io.db, projectId, [page.url]));
  const template = served && known ? await liveTemplate(io, served, known) : null;
  const base = template?.baseRouteTemplateId
    ? await findBaseRouteTemplate(io.db, { id: template.baseRouteTemplateId })
    : null;
  return {
    template: base?.name ?? null,
    routeTemplate: template && { id: template.id, uuid: template.uuid, name: template.name },
  };
}

/** Templates the page may be drawn with: those of its route, and its own if that belongs to another route. */
export async function templatesOfPage(io: Io, projectId: number, subPageId: number) {
  const [project, page] = await Promise.all([projectOf(io, projectId), findSubPage(io.db, projectId, subPageId)]);
  if (!page) throw new ApiError('NOT_FOUND');
  const ofRoute = page.routeId === null ? [] : await listRouteTemplates(io.db, projectId, page.routeId);
  const isThere = page.routeTemplateId === null || ofRoute.some(({ id }) => id === page.routeTemplateId);
  const own = isThere ? null : await findRouteTemplate(io.db, projectId, page.routeTemplateId ?? 0);
  return { project, templates: own ? [own, ...ofRoute] : ofRoute };
}
