import { foundRoutes } from '#domain/routing/found-routes.ts';
import { addFirstTemplates } from '#flows/templates/start-template.ts';
import { addRouteRow, listFallbackUrls, rematchSubPages } from '#io/db/queries/pages/routes.ts';
import { findSiteCrawl } from '#io/db/queries/pages/site-crawls.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';

/**
 * Only while a new project is read for the first time: later, routes are its members' own. Shopify's are fixed by its
 * URLs.
 */
export async function addFoundRoutes(io: Pick<Io, 'db'>, project: ProjectRow): Promise<void> {
  const isFixed = project.pageType === 'shopify';
  const paths = isFixed ? [] : foundRoutes(await listFallbackUrls(io.db, project.id));
  if (paths.length > 0) {
    await io.db.transaction(async (db) => {
      for (const path of paths) await addRouteRow(db, project.id, path);
      await rematchSubPages(db, project.id);
    });
  }
  await addFirstTemplates(io, project);
}

/** A site without a sitemap: its pages are known once its links were followed. */
export async function addRoutesOfCrawl(io: Pick<Io, 'db'>, siteCrawlId: number): Promise<void> {
  const crawl = await findSiteCrawl(io.db, siteCrawlId);
  const project = crawl?.state === 'done' ? await findProject(io.db, crawl.projectId) : null;
  if (project) await addFoundRoutes(io, project);
}
