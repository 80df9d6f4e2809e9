import { pageAddress } from '#domain/crawl/page-address.ts';
import { matchRoute } from '#domain/routing/routes.ts';
import { belongsToSite } from '#domain/routing/site-address.ts';
import { lockedProject } from '#flows/alerts/project-guards.ts';
import { toFoundPage } from '#flows/crawl/fetch-sub-pages.ts';
import type { Db } from '#io/db/db.ts';
import { pageLimit } from '#io/db/queries/billing/covering-plan.ts';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { listRouteRows } from '#io/db/queries/pages/routes.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { markPagesChanged, markPagesRemoved, reviveRemovedPages } from '#io/db/queries/projects/site-connections.ts';
import { hintPages } from '#io/db/queries/watch/take-looks.ts';
import type { Io } from '#io/io.ts';

interface Change {
  url: string;
  change: 'changed' | 'removed';
}
interface Ignored {
  url: string;
  reason: 'other-site' | 'not-an-address' | 'over-plan';
}

/**
 * A connected site reports changed pages. New ones are added as if its sitemap named them
 * (docs/decisions/018-unknown-pages.md); a job reads them and redraws their images.
 */
export function noteChanges(io: Io, projectId: number, changes: readonly Change[]) {
  return io.db.transaction(async (db) => {
    const project = await lockedProject(db, projectId);
    const { latest, ignored } = sortChanges(project, changes);
    const urlsOf = (kind: Change['change']) =>
      [...latest].flatMap(([url, { change }]) => (change === kind ? [url] : []));
    const changed = urlsOf('changed');
    await markPagesRemoved(db, projectId, urlsOf('removed'), io.now());
    const known = new Map((await takeChanged(db, project, changed)).map(({ id, url }) => [url, id]));
    for (const url of changed) {
      if (!known.has(url)) ignored.push({ url: latest.get(url)?.url ?? url, reason: 'over-plan' });
    }
    await hintPages(db, projectId, [...latest.keys()], io.now());
    const subPageIds = [...known.values()];
    if (subPageIds.length > 0)
      await io.queue.enqueue(db, 'site-changes', { projectId, subPageIds, at: io.now().toISOString() });
    return { accepted: changes.length - ignored.length, ignored };
  });
}

/** Grouped by page; the last change of a page counts. */
function sortChanges({ full, locales }: ProjectRow, changes: readonly Change[]) {
  const latest = new Map<string, Change>();
  const ignored: Ignored[] = [];
  for (const change of changes) {
    const url = pageAddress(change.url, full);
    if (url === null) ignored.push({ url: change.url, reason: 'not-an-address' });
    else if (!belongsToSite(url, full, Object.values(locales))) ignored.push({ url: change.url, reason: 'other-site' });
    else latest.set(url, change);
  }
  return { latest, ignored };
}

async function takeChanged(db: Db, { id: projectId }: ProjectRow, urls: string[]) {
  if (urls.length === 0) return [];
  const limit = await pageLimit(db, projectId);
  const routes = await listRouteRows(db, projectId);
  const gone = await reviveRemovedPages(db, projectId, urls, limit);
  const before = await markPagesChanged(db, projectId, urls);
  const known = new Set([...gone, ...before.map(({ url }) => url)]);
  const candidates = urls
    .filter((url) => !known.has(url))
    .map((url) => ({ url, lastModifiedAt: null, routeId: matchRoute(routes, url)?.id ?? null }));
  if (candidates.length === 0) return before;
  await upsertFoundPages(db, projectId, candidates.map(toFoundPage), limit);
  return markPagesChanged(db, projectId, urls);
}
