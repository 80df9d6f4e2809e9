import { pageAddress } from '#domain/crawl/page-address.ts';
import { readLivePath } from '#domain/images/image-address.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { matchRoute } from '#domain/routing/routes.ts';
import { belongsToSite } from '#domain/routing/site-address.ts';
import { lockedProject } from '#flows/alerts/project-guards.ts';
import { toFoundPage } from '#flows/crawl/fetch-sub-pages.ts';
import { readOnePage } from '#flows/crawl/update-meta-tag-data.ts';
import { liveTemplate } from '#flows/serve-image/live-template.ts';
import { redrawPage } from '#flows/serve-image/redraw-page.ts';
import type { Db } from '#io/db/db.ts';
import { pageLimit } from '#io/db/queries/billing/covering-plan.ts';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { listRouteRows } from '#io/db/queries/pages/routes.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import {
  listChangedPages,
  markPagesChanged,
  markPagesRemoved,
  reviveRemovedPages,
} from '#io/db/queries/projects/site-connections.ts';
import {
  findServedPage,
  findServedProject,
  rankOfPage,
  type ServedProject,
} from '#io/db/queries/templates/served-images.ts';
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

/** A read that ended this soon after the change may have started before it. */
const MAX_READ_MS = 30_000;
/** The whole site is unreachable. It was up when it reported the change, so a failed name lookup is temporary too. */
const siteIsAway: ReadonlySet<string> = new Set(['refused', 'dns', 'rate-limited', 'aborted']);
/** Only this page failed, and it may respond later. */
const pageIsAway: ReadonlySet<string> = new Set(['timeout', 'stalled', 'server-error']);
/** Each read may take 20 s, and the job must end before the queue considers it dead. */
const MAX_AWAY = 30;

interface Changed {
  projectId: number;
  subPageIds: readonly number[];
  at: string;
}

/**
 * The job: reads pages that a site changed, and redraws existing images at the URL the page now names, before they are
 * requested. Ten changes in a row cause one read after the last.
 */
export async function readChangedPages(
  io: Io,
  { projectId, subPageIds, at }: Changed,
  signal: AbortSignal,
): Promise<void> {
  const project = await findProject(io.db, projectId);
  const served = project && (await findServedProject(io.db, project.uuid));
  if (!served) return;
  const readBefore = new Date(Date.parse(at) + MAX_READ_MS);
  const away: string[] = [];
  for (const { id, url, hasImage } of await listChangedPages(io.db, projectId, subPageIds, readBefore)) {
    if (signal.aborted) throw new Error('asked to stop');
    const read = await readOnePage(io, projectId, id, signal);
    if (read.ok) {
      if (hasImage) await redraw(io, served, url, read.meta);
    } else if (siteIsAway.has(read.reason) || pageIsAway.has(read.reason)) {
      away.push(read.reason);
      if (siteIsAway.has(read.reason) || away.length === MAX_AWAY) break;
    } else io.log.info({ reason: read.reason, url }, 'a changed page was not read');
  }
  // Retries the job, also for pages skipped by the break.
  if (away.length > 0) throw new Error(`changed pages could not be read yet: ${[...new Set(away)].join(', ')}`);
}

/** Never spends a credit: images beyond the plan are only drawn on request. */
async function redraw(io: Io, served: ServedProject, url: string, meta: MetaTagData): Promise<void> {
  const page = await findServedPage(io.db, served.project.id, [url]);
  const template = page && (await liveTemplate(io, served, page));
  if (!page || !template || template.type === 'redirected') return;
  if ((await rankOfPage(io.db, served.project.id, page)) >= served.pageLimit) return;
  const version = versionNamed(meta, `${io.settings.imagesUrl}/${served.project.uuid}/`);
  const drawn = await redrawPage(io, { served, page, template, version, format: 'jpeg', meta });
  if (!drawn.ok) io.log.info({ reason: drawn.reason, url }, 'a changed page was not drawn');
}

/** Of the image address that the page itself names, if it is ours. */
function versionNamed(meta: MetaTagData, prefix: string): string | null {
  const own = meta.og.images.find(({ url }) => url.startsWith(prefix));
  return own ? (readLivePath(own.url.slice(prefix.length))?.version ?? null) : null;
}
