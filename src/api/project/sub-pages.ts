import { ApiError } from '#contract/errors.ts';
import { limitWords } from '#domain/billing/limit-words.ts';
import { pageAddress, pathOf } from '#domain/crawl/page-address.ts';
import { subPageStatus } from '#domain/enumerations.ts';
import { simpleImageUrl } from '#domain/images/image-address.ts';
import { matchRoute } from '#domain/routing/match-route.ts';
import { belongsToSite } from '#domain/routing/site-address.ts';
import { pageKindOfPath } from '#domain/shop-apps/page-kind.ts';
import { cancelCrawl as stopCrawl } from '#flows/crawl-site.ts';
import { enqueueFetch } from '#flows/enqueue-fetch.ts';
import { readSubPages } from '#flows/read-sub-pages.ts';
import { updateMetaTagData as readAgain } from '#flows/update-meta-tag-data.ts';
import { currentPlan } from '#io/db/queries/current-plan.ts';
import { findJobProgress, listJobProgress } from '#io/db/queries/job-progress.ts';
import { lockProject } from '#io/db/queries/projects.ts';
import { listRouteRows } from '#io/db/queries/routes.ts';
import {
  changeSubPage,
  deleteSubPageRow,
  findListedSubPage,
  findSubPage,
  findSubPageByUrl,
  listSubPages as findSubPages,
  type ListedSubPage,
  putFoundPages,
} from '#io/db/queries/sub-pages.ts';
import type { Io } from '#io/io.ts';
import type { Handler } from '../handler.ts';

export const listSubPages: Handler<'listSubPages'> = async ({ io, projectId, query }) => {
  const { items, total } = await findSubPages(io.db, { ...query, ignored: query.ignored === 'true', projectId });
  return { items: items.map((page) => shown(io, page)), total, page: query.page, perPage: query.perPage };
};

/** A page of the project's own site, while the plan has room; one that is there already is simply given back. */
export const addSubPage: Handler<'addSubPage'> = async ({ io, projectId, body }) => {
  const added = await io.db.transaction(async (db) => {
    const project = await lockProject(db, projectId);
    if (!project) throw new ApiError('PROJECT_NOT_FOUND');
    const url = pageAddress(body.url, project.full);
    if (url === null || !belongsToSite(url, project.full, Object.values(project.locales)))
      throw new ApiError('PAGE_NOT_OF_SITE');
    const routeId = matchRoute(await listRouteRows(db, projectId), url)?.id ?? null;
    const known = await findSubPageByUrl(db, projectId, url);
    if (known?.status === subPageStatus.Ignored)
      await changeSubPage(db, projectId, known.id, { status: subPageStatus.Default });
    if (!known) {
      const { subPagesIncluded } = await currentPlan(db, projectId);
      const type = pageKindOfPath(new URL(url).pathname);
      const page = { url, path: pathOf(url), routeId, type, status: subPageStatus.Default, lastModifiedAt: null };
      if ((await putFoundPages(db, projectId, [page], subPagesIncluded)) === 0)
        throw new ApiError('LIMIT_REACHED', { text: limitWords.subPages(subPagesIncluded) });
    }
    return findSubPageByUrl(db, projectId, url);
  });
  if (!added) throw new ApiError('CONFLICT');
  // What the page says is read at once; where that fails the page is there all the same.
  await readAgain(io, projectId, added.id);
  return subPageOf(io, projectId, added.id);
};

export const fetchSubPages: Handler<'fetchSubPages'> = async ({ io, projectId, user }) => {
  const id = await enqueueFetch(io, io.db, projectId, user.id);
  const job = id ? await findJobProgress(io.db, id) : await runningJob(io, projectId, 'fetch-sub-pages');
  if (!job) throw new ApiError('CONFLICT');
  return job;
};

export const crawlProject: Handler<'crawlProject'> = async ({ io, projectId, user }) => {
  const id = await readSubPages(io, projectId, { which: 'all', userId: user.id });
  return { job: id ? await findJobProgress(io.db, id) : await runningJob(io, projectId, 'crawl-site') };
};

export const cancelCrawl: Handler<'cancelCrawl'> = async ({ io, projectId }) => {
  await stopCrawl(io, projectId);
  return { done: true };
};

export const getSubPage: Handler<'getSubPage'> = ({ io, projectId, entityId }) => subPageOf(io, projectId, entityId);

export const updateSubPage: Handler<'updateSubPage'> = async ({ io, projectId, entityId, body }) => {
  await changeSubPage(io.db, projectId, entityId, { status: body.status });
  return subPageOf(io, projectId, entityId);
};

export const deleteSubPage: Handler<'deleteSubPage'> = async ({ io, projectId, entityId }) => {
  const gone = await deleteSubPageRow(io.db, projectId, entityId);
  if (gone?.screenshotKey) await io.files.delete(gone.screenshotKey);
  return { done: true };
};

export const updateMetaTagData: Handler<'updateMetaTagData'> = async ({ io, projectId, entityId }) => {
  const failure = await readAgain(io, projectId, entityId);
  if (failure) throw new ApiError('PAGE_NOT_READABLE', { fields: { url: [failure] } });
  return subPageOf(io, projectId, entityId);
};

export const getSubPageMetaData: Handler<'getSubPageMetaData'> = async ({ io, projectId, entityId }) => {
  const page = await findSubPage(io.db, projectId, entityId);
  if (page && !page.metaData) await readAgain(io, projectId, entityId);
  const read = page?.metaData ? page : await findSubPage(io.db, projectId, entityId);
  if (!read?.metaData) throw new ApiError('PAGE_NOT_READABLE');
  return { ...read.metaData };
};

export const takeScreenshot: Handler<'takeScreenshot'> = async ({ io, projectId, entityId, user, body }) => {
  if (!io.screenshots.isAvailable) throw new ApiError('BROWSER_MISSING');
  const text = { en: 'The screenshot is about to be taken', de: 'Das Bildschirmfoto wird gleich aufgenommen' };
  const progress = { text, projectId, userId: user.id };
  const id = await io.queue.enqueue(
    io.db,
    'take-screenshot',
    { subPageId: entityId, wait: body.wait },
    { singletonKey: `screenshot-${entityId}`, progress },
  );
  const job = id ? await findJobProgress(io.db, id) : await runningJob(io, projectId, 'take-screenshot');
  if (!job) throw new ApiError('CONFLICT');
  return job;
};

/** The same work is under way already: its progress is the answer. */
async function runningJob(io: Io, projectId: number, name: string) {
  const all = await listJobProgress(io.db, projectId);
  return all.find((job) => job.name === name && (job.state === 'waiting' || job.state === 'running')) ?? null;
}

export async function subPageOf(io: Io, projectId: number, id: number) {
  const page = await findListedSubPage(io.db, projectId, id);
  if (!page) throw new ApiError('NOT_FOUND');
  return shown(io, page);
}

const shown = (io: Io, { screenshotKey, projectUuid, ...page }: ListedSubPage) => ({
  ...page,
  liveImageUrl: simpleImageUrl(io.settings.imagesUrl, projectUuid, page.url),
  screenshotUrl: screenshotKey && `${io.settings.screenshotsUrl}/${screenshotKey.replace(/^screenshots\//, '')}`,
});
