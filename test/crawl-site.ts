import type { Database } from '#io/db/db.ts';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { addSiteCrawl, planReading } from '#io/db/queries/pages/site-crawls.ts';
import { addProject } from '#io/db/queries/projects/projects.ts';
import { generatedPath } from '../sample-shop/generated-pages.ts';

/** A project with this many of the sample shop's generated pages, planned to be read. */
export async function planCrawl({ db }: Pick<Database, 'db'>, shopUrl: string, pages: number) {
  const project = await addProject(db, { full: `${shopUrl}/`, pageType: 'shopify', state: 'active' });
  for (let first = 0; first < pages; first += 1000) {
    const found = Array.from({ length: Math.min(1000, pages - first) }, (_, at) => {
      const path = generatedPath(first + at);
      return { url: shopUrl + path, path, routeId: null, type: 'product', status: 0 as const, lastModifiedAt: null };
    });
    await upsertFoundPages(db, project.id, found, pages);
  }
  const siteCrawlId = await addSiteCrawl(db, { projectId: project.id, kind: 'read', maxPages: pages });
  const planned = await planReading(db, { id: siteCrawlId, projectId: project.id }, 'all');
  if (planned !== pages) throw new Error(`${planned} pages planned`);
  return { project, siteCrawlId };
}
