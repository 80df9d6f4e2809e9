import { sayPages } from '#domain/audit/texts/pages-read.ts';
import type { Text } from '#domain/language.ts';
import type { Db } from '#io/db/db.ts';
import { findCover, pageLimit } from '#io/db/queries/billing/covering-plan.ts';
import {
  addCrawlPages,
  addSiteCrawl,
  findRunningCrawl,
  findSiteCrawl,
  listDueForRefresh,
  planReading,
} from '#io/db/queries/pages/site-crawls.ts';
import { findProject, lockProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { fetchSubPages, revalidatePages } from './fetch-sub-pages.ts';
import { AWAITED, enqueueCrawl } from './running-crawls.ts';

interface Run {
  signal: AbortSignal;
  report(percent: number, text: Text): Promise<void>;
}

/** The job: the sitemap again; new and changed pages are then read by a separate crawl. */
export async function refreshSubPages(
  io: Io,
  { projectId, requested = [] }: { projectId: number; requested?: string[] | undefined },
  { signal, report }: Run,
): Promise<void> {
  const project = await findProject(io.db, projectId);
  if (!project) return;
  await report(10, { en: 'Reading the sitemap', de: 'Die Sitemap wird gelesen' });
  const { taken, found, hasDates } = await fetchSubPages(io, project, { signal, requested });
  if (!hasDates) {
    await report(60, { en: 'Checking which pages have changed', de: 'Geänderte Seiten werden gesucht' });
    await revalidatePages(io, projectId, signal);
  }
  await readSubPages(io, projectId, { which: 'stale', findsLinks: found === 0 });
  await report(100, sayPages(taken, { en: 'Done: {}', de: 'Fertig: {}' }));
}

/** Started per run; the rest is still due in the next one. */
const BATCH_SIZE = 50;

/**
 * Reads each project's pages again after the hours of its plan
 * (docs/decisions/009-what-the-specification-leaves-open.md#plans).
 */
export async function startDueRefreshes(io: Io): Promise<number[]> {
  const due = await listDueForRefresh(io.db, BATCH_SIZE);
  for (const projectId of due) await enqueueFetch(io, io.db, projectId);
  return due;
}

/** A plan changed: all websites that it covers may now have more pages. */
export async function enqueueFetches(io: Io, db: Db, projectId: number, userId?: number): Promise<void> {
  const { projectIds } = await findCover(db, projectId);
  for (const id of projectIds) await enqueueFetch(io, db, id, id === projectId ? userId : undefined);
}

const waiting: Text = { en: 'Waiting to read the sitemap', de: 'Die Sitemap wird gleich gelesen' };

/** Reads the sitemap of a project again, with progress for its members. Null: already running. */
export async function enqueueFetch(io: Io, db: Db, projectId: number, userId?: number): Promise<string | null> {
  const project = await findProject(db, projectId);
  const progress = { text: waiting, projectId, ...(userId === undefined ? {} : { userId }) };
  return io.queue.enqueue(
    db,
    'fetch-sub-pages',
    { projectId },
    {
      singletonKey: `project-${projectId}`,
      priority: userId === undefined ? 0 : AWAITED,
      account: String(project?.ownerId ?? 'visitors'),
      progress,
    },
  );
}

/** How many pages, as soon as a person has pressed; none are known yet where links are followed. */
const reading = (pages: number): Text =>
  pages === 0
    ? { en: 'Waiting to read the pages', de: 'Die Seiten werden gleich gelesen' }
    : sayPages(pages, { en: 'Waiting to read {}', de: `{} ${pages === 1 ? 'wird' : 'werden'} gleich gelesen` });

interface Reading {
  which: 'stale' | 'all';
  findsLinks?: boolean;
  /** Somebody is watching, such as the owner of a new project. */
  isAwaited?: boolean;
  /** Of a new project: what its links lead to gets routes of its own. */
  isFirst?: boolean;
  userId?: number;
}

/** Plans the reading of sub pages as a crawl, run by a job. Null: nothing to read, or a crawl is already running. */
export function readSubPages(
  io: Io,
  projectId: number,
  { which, findsLinks = false, isAwaited = false, isFirst = false, userId }: Reading,
): Promise<string | null> {
  return io.db.transaction(async (db) => {
    const project = await lockProject(db, projectId);
    if (!project || (await findRunningCrawl(db, projectId, 'read'))) return null;
    const limit = await pageLimit(db, projectId);
    const siteCrawlId = await addSiteCrawl(db, { projectId, kind: 'read', findsLinks, maxPages: limit });
    const planned = await planReading(db, { id: siteCrawlId, projectId }, which);
    if (planned === 0 && findsLinks) await beginAtHome(db, siteCrawlId, project);
    return enqueueCrawl(io, db, {
      id: siteCrawlId,
      ownerId: project.ownerId,
      isAwaited: isAwaited || userId !== undefined,
      findsRoutes: isFirst && findsLinks,
      progress: { text: reading(planned), projectId, ...(userId === undefined ? {} : { userId }) },
    });
  });
}

async function beginAtHome(db: Parameters<typeof findSiteCrawl>[0], siteCrawlId: number, project: ProjectRow) {
  const crawl = await findSiteCrawl(db, siteCrawlId);
  if (crawl) await addCrawlPages(db, crawl, [project.full], 0);
}
