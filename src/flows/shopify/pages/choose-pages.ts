import { pageAddress } from '#domain/crawl/page-address.ts';
import { matchRoute } from '#domain/routing/routes.ts';
import { belongsToSite } from '#domain/routing/site-address.ts';
import { pagesOfResource } from '#domain/shopify/pages-by-market.ts';
import { CANDIDATES, type Candidate, describeLeftOut, takePages } from '#flows/crawl/fetch-sub-pages.ts';
import { pageLimit } from '#io/db/queries/billing/covering-plan.ts';
import { listRouteRows } from '#io/db/queries/pages/routes.ts';
import { countSubPages, knownUrls } from '#io/db/queries/pages/sub-pages.ts';
import { changeProject } from '#io/db/queries/projects/projects.ts';
import { type PartsRead, readParts } from './read-parts.ts';
import type { Syncing } from './start-page-sync.ts';

/** Which of a shop's pages are added to the project, by the same rule as for a sitemap. */
export async function choosePages(sync: Syncing): Promise<PartsRead> {
  const { io, project, state } = sync;
  const limit = await pageLimit(io.db, project.id);
  const routes = await listRouteRows(io.db, project.id);
  const known = await knownUrls(io.db, project.id);
  const most = Math.max(CANDIDATES, limit);
  const candidates = new Map<string, Candidate>();
  let found = 0;
  const add = (address: string, lastModifiedAt: string | null) => {
    const url = pageAddress(address, project.full);
    if (url === null || !belongsToSite(url, project.full, Object.values(project.locales))) return;
    found += 1;
    if (candidates.size >= most && !known.has(url)) return;
    candidates.set(url, { url, lastModifiedAt, routeId: matchRoute(routes, url)?.id ?? null });
  };
  for (const { url } of state.roots) add(url, null);
  const read = await readParts(sync, {
    skipLines: () => 0,
    onResource: (resource) => {
      for (const { url } of pagesOfResource(resource, state.roots)) add(url, resource.updatedAt);
    },
  });
  if (!read.ok) return read;
  await takePages(io, project.id, { candidates: [...candidates.values()], known, limit });
  const taken = await countSubPages(io.db, project.id);
  const leftOut = Math.max(0, found - taken);
  await changeProject(io.db, project.id, {
    problems: leftOut > 0 ? [describeLeftOut(limit, leftOut)] : [],
    ...(found > 0 ? { subPagesFound: found } : {}),
    subPagesFetchedAt: io.now(),
  });
  Object.assign(state, { isChosen: true, found, taken });
  await sync.save();
  return { ok: true };
}
