import { pageLinks } from '#domain/crawl/page-links.ts';
import { currentPlan } from '#io/db/queries/billing/current-plan.ts';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import type { Io } from '#io/io.ts';
import { toFoundPage } from './fetch-sub-pages.ts';

/** For sites without a sitemap: what the home page links, as many pages as the plan allows. */
export async function addLinkedPages(
  io: Pick<Io, 'db' | 'politeFetch' | 'settings'>,
  project: ProjectRow,
  signal: AbortSignal,
): Promise<void> {
  const home = await fetchPage(io.politeFetch, project.full, { userAgent: io.settings.userAgent, signal });
  if (!home.ok) return;
  const links = pageLinks(Buffer.from(home.html).toString('utf8'), home.finalUrl, project.full);
  const { subPagesIncluded } = await currentPlan(io.db, project.id);
  const pages = links.map((url) => toFoundPage({ url, lastModifiedAt: null, routeId: null }));
  await upsertFoundPages(io.db, project.id, pages.slice(0, subPagesIncluded), subPagesIncluded);
}
