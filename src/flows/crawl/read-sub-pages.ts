import type { Text } from '#domain/language.ts';
import { pageLimit } from '#io/db/queries/billing/covering-plan.ts';
import {
  addCrawlPages,
  addSiteCrawl,
  findRunningCrawl,
  findSiteCrawl,
  planReading,
} from '#io/db/queries/pages/site-crawls.ts';
import { lockProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { enqueueCrawl } from './running-crawls.ts';

const reading: Text = { en: 'Waiting to read the pages', de: 'Die Seiten werden gleich gelesen' };

interface Reading {
  which: 'stale' | 'all';
  findsLinks?: boolean;
  /** Somebody is watching, such as the owner of a new project. */
  isAwaited?: boolean;
  userId?: number;
}

/** Plans the reading of sub pages as a crawl, run by a job. Null: nothing to read, or a crawl is already running. */
export function readSubPages(
  io: Io,
  projectId: number,
  { which, findsLinks = false, isAwaited = false, userId }: Reading,
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
      progress: { text: reading, projectId, ...(userId === undefined ? {} : { userId }) },
    });
  });
}

async function beginAtHome(db: Parameters<typeof findSiteCrawl>[0], siteCrawlId: number, project: ProjectRow) {
  const crawl = await findSiteCrawl(db, siteCrawlId);
  if (crawl) await addCrawlPages(db, crawl, [project.full], 0);
}
