import { maxUnknownPages, unknownPagesPerDay } from '#domain/billing/allowances.ts';
import { pageAddress, pathOf } from '#domain/crawl/page-address.ts';
import { subPageStatus } from '#domain/enumerations.ts';
import { ownImageOf } from '#domain/images/own-images.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { matchRoute } from '#domain/routing/routes.ts';
import { belongsToSite } from '#domain/routing/site-address.ts';
import { pageKindOfPath } from '#domain/shop-apps/page-kind.ts';
import { readPage } from '#flows/drawing/page-to-draw.ts';
import { countHit, readHits } from '#io/db/queries/operation/rate-limits.ts';
import { type FoundPage, upsertUnconfirmedPage } from '#io/db/queries/pages/crawled-pages.ts';
import {
  findMeta,
  findServedPage,
  type ServedPage,
  type ServedProject,
  saveServedMeta,
} from '#io/db/queries/templates/served-images.ts';
import { hintReadPage } from '#io/db/queries/watch/readings.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import type { ServingIo } from './serving.ts';

export type ReadForImage = { ok: true; meta: MetaTagData } | { ok: false; reason: string };
export type AddedPage = { ok: true; page: ServedPage; meta: MetaTagData } | { ok: false; reason: string };

/**
 * Threat: requests for made-up pages, each of which makes us read the shop. So concurrency and requests per minute are
 * limited.
 */
const CONCURRENT_READS = 4;
const READS_PER_MINUTE = 120;

/** The page as it is now, within two seconds. A page that recently failed is not requested again yet. */
export async function readPageForImage(io: ServingIo, served: ServedProject, url: string): Promise<ReadForImage> {
  const { tried, reading } = io.serving;
  const { project } = served;
  // The shop has uninstalled the app: shared links keep their images, but its pages are no longer read.
  if (project.state === 'inactive') return { ok: false, reason: 'inactive' };
  if (tried.get(url)) return { ok: false, reason: 'tried-a-moment-ago' };
  const now = io.uptime();
  if (reading.size > 5_000) reading.clear();
  const reads = reading.get(project.id) ?? { running: 0, started: 0, since: now };
  reading.set(project.id, reads);
  if (now - reads.since > 60_000) Object.assign(reads, { started: 0, since: now });
  if (reads.running >= CONCURRENT_READS || reads.started >= READS_PER_MINUTE)
    return { ok: false, reason: 'too-many-reads' };
  reads.running += 1;
  reads.started += 1;
  try {
    tried.set(url, true);
    // With a host's limits: bots come in crowds, and a crawl of the same shop may be running.
    const read = await readPage({ ...io, safeFetch: io.politeFetch }, url, { isFresh: true });
    if (!read.ok) return read;
    const isOurs = belongsToSite(read.meta.url, project.full, Object.values(project.locales));
    return isOurs ? read : { ok: false, reason: 'other-site' };
  } finally {
    reads.running -= 1;
  }
}

/** An image request does not probe the page's own image, so the watch gets an order to look at the page soon. */
export async function noteServedRead(
  io: Pick<ServingIo, 'db' | 'now' | 'log'>,
  read: { projectId: number; subPageId: number; differs: boolean },
): Promise<void> {
  await hintReadPage(io.db, { ...read, now: io.now() }).catch((error: unknown) =>
    io.log.warn({ reason: reasonOf(error) }, 'a page that was read is not looked at'),
  );
}

/** An unknown page: read, and stored as a sub page under its canonical URL. */
export async function addServedPage(io: ServingIo, served: ServedProject, requested: string): Promise<AddedPage> {
  const { project, routes } = served;
  const read = await readPageForImage(io, served, requested);
  if (!read.ok) return read;
  const { meta } = read;
  const url = nameOfPage(meta, requested, served);
  io.serving.canonical.set(requested, url);
  const known = await findServedPage(io.db, project.id, [url]);
  if (!known) {
    const path = pathOf(url);
    const routeId = matchRoute(routes, url)?.id ?? null;
    const type = pageKindOfPath(new URL(url).pathname);
    const page = { url, path, routeId, type, status: subPageStatus.Default, lastModifiedAt: null };
    if (!(await admitUnknownPage(io, served, page))) {
      io.serving.ownImages.set(requested, { ownImage: ownImageOf(meta, io.settings.imagesUrl) });
      return { ok: false, reason: 'unknown-page' };
    }
  }
  const page = known ?? (await findServedPage(io.db, project.id, [url]));
  if (!page) return { ok: false, reason: 'unknown-page' };
  await saveServedMeta(io.db, page.id, meta, ownImageOf(meta, io.settings.imagesUrl));
  await noteServedRead(io, { projectId: project.id, subPageId: page.id, differs: true });
  const drawn = page.shopAt === null ? meta : ((await findMeta(io.db, page.id)) ?? meta);
  return { ok: true, page: { ...page, hasMeta: true, fetchedAt: io.now(), dataStatus: 0 }, meta: drawn };
}

/**
 * Canonical link or og:url if they name a page of the site. Otherwise a URL with a query means the page without it:
 * made-up queries would fill the plan's sub pages.
 */
function nameOfPage(meta: MetaTagData, requested: string, { project }: ServedProject): string {
  for (const candidate of [meta.canonical, meta.og.url]) {
    const url = candidate ? pageAddress(candidate, project.full) : null;
    if (url && belongsToSite(url, project.full, Object.values(project.locales))) return url;
  }
  const url = new URL(requested);
  url.search = '';
  return url.href;
}

// Threat: anyone can request images of made-up pages, and a site that responds 200 to everything makes each of them a
// page of the plan and, beyond it, a paid image. Layers: a page that the site does not name itself is added from a
// small allowance and never costs a credit; the sitemap is read again soon, and what it names is a page like any other.

const DAY_SECONDS = 86_400;
/** Reading a sitemap is expensive for the shop and for us, so these limits apply to all requests together. */
const looks = [
  { bucket: 'sitemap-look', max: 1, windowSeconds: 300 },
  { bucket: 'sitemap-looks-a-day', max: 24, windowSeconds: DAY_SECONDS },
];
const MAX_REQUESTED = 100;
const MAX_ADDRESS = 1_000;

/** Whether the page was added; the sitemap is read in either case. */
async function admitUnknownPage(io: ServingIo, served: ServedProject, page: FoundPage): Promise<boolean> {
  const { project, plan, pageLimit } = served;
  countRequest(io, project.id, page.url);
  await refreshFromSitemap(io, served).catch((error: unknown) =>
    io.log.warn({ err: error }, 'the sitemap could not be put on the list'),
  );
  const daily = { max: unknownPagesPerDay(plan), windowSeconds: DAY_SECONDS };
  const key = { bucket: 'unknown-pages', key: project.uuid };
  if ((await readHits(io.db, DAY_SECONDS, key)).count >= daily.max) return false;
  const room = { pageLimit, maxUnconfirmed: maxUnknownPages(plan) };
  if (!(await upsertUnconfirmedPage(io.db, project.id, page, room))) return false;
  await countHit(io.db, daily, key);
  return true;
}

function countRequest({ serving }: ServingIo, projectId: number, url: string) {
  const urls = serving.requested.get(projectId) ?? new Set();
  serving.requested.set(projectId, urls);
  if (urls.size < MAX_REQUESTED && url.length <= MAX_ADDRESS) urls.add(url);
}

/** Queued, once every few minutes for all requests: the worker confirms what the site names. */
async function refreshFromSitemap(io: ServingIo, { project }: ServedProject): Promise<void> {
  const { requested, looked } = io.serving;
  const key = String(project.id);
  if (looked.get(key)) return;
  looked.set(key, true);
  for (const { bucket, ...limit } of looks) {
    if ((await countHit(io.db, limit, { bucket, key: project.uuid })).isOver) return;
  }
  const urls = [...(requested.get(project.id) ?? [])];
  requested.delete(project.id);
  const singletonKey = `project-${project.id}`;
  await io.queue.enqueue(io.db, 'fetch-sub-pages', { projectId: project.id, requested: urls }, { singletonKey });
}
