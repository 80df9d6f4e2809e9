import type { Database, Db } from '#io/db/db.ts';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { addSiteCrawl, planReading } from '#io/db/queries/pages/site-crawls.ts';
import { upsertCollaborator } from '#io/db/queries/projects/collaborators.ts';
import { addProject } from '#io/db/queries/projects/projects.ts';
import { subscriptions } from '#io/db/schema/index.ts';
import { generatedPath } from '../sample-shop/generated-pages.ts';

// Projects with pages of the sample shop that are generated, as many as a test or a measurement needs.

/** A project with this many of the sample shop's generated pages, planned to be read. */
export async function planCrawl({ db }: Pick<Database, 'db'>, shopUrl: string, pages: number) {
  const project = await addGeneratedProject(db, shopUrl, pages);
  const siteCrawlId = await addSiteCrawl(db, { projectId: project.id, kind: 'read', maxPages: pages });
  const planned = await planReading(db, { id: siteCrawlId, projectId: project.id }, 'all');
  if (planned !== pages) throw new Error(`${planned} pages planned`);
  return { project, siteCrawlId };
}

interface Watched {
  pages: number;
  ownerId: number;
  planId?: string;
  startedAt?: Date;
}

/** A project with this many of the sample shop's generated pages, whose plan includes the watch. */
export async function addWatchedProject(db: Db, shopUrl: string, watched: Watched) {
  const { pages, ownerId, planId = 'professional-100', startedAt = new Date() } = watched;
  const project = await addGeneratedProject(db, shopUrl, pages);
  await upsertCollaborator(db, project.id, ownerId, 'admin');
  await db.insert(subscriptions).values({ projectId: project.id, userId: ownerId, planId, state: 'active', startedAt });
  return project;
}

async function addGeneratedProject(db: Db, shopUrl: string, pages: number) {
  const project = await addProject(db, { full: `${shopUrl}/`, pageType: 'shopify', state: 'active' });
  for (let first = 0; first < pages; first += 1000) {
    const found = Array.from({ length: Math.min(1000, pages - first) }, (_, at) => {
      const path = generatedPath(first + at);
      return { url: shopUrl + path, path, routeId: null, type: 'product', status: 0 as const, lastModifiedAt: null };
    });
    await upsertFoundPages(db, project.id, found, pages);
  }
  return project;
}
