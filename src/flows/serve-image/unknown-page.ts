// Threat: anyone can request images of made-up pages, and a site that responds 200 to everything makes each of them a
// page of the plan and, beyond it, a paid image. Layers: a page that the site does not name itself is added from a
// small allowance and never costs a credit; the sitemap is read again soon, and what it names is a page like any other.
import { maxUnknownPages, unknownPagesPerDay } from '#domain/billing/allowances.ts';
import { countHit, readHits } from '#io/db/queries/operation/rate-limits.ts';
import { type FoundPage, upsertUnconfirmedPage } from '#io/db/queries/pages/crawled-pages.ts';
import type { ServedProject } from '#io/db/queries/templates/served-images.ts';
import type { ServingIo } from './serving.ts';

const DAY_SECONDS = 86_400;
/** Reading a sitemap is expensive for the shop and for us, so these limits apply to all requests together. */
const looks = [
  { bucket: 'sitemap-look', max: 1, windowSeconds: 300 },
  { bucket: 'sitemap-looks-a-day', max: 24, windowSeconds: DAY_SECONDS },
];
const MAX_REQUESTED = 100;
const MAX_ADDRESS = 1_000;

/** Whether the page was added; the sitemap is read in either case. */
export async function admitUnknownPage(io: ServingIo, served: ServedProject, page: FoundPage): Promise<boolean> {
  const { project, plan, pageLimit: limit } = served;
  countRequest(io, project.id, page.url);
  await refreshFromSitemap(io, served).catch((error: unknown) =>
    io.log.warn({ err: error }, 'the sitemap could not be put on the list'),
  );
  const daily = { max: unknownPagesPerDay(plan), windowSeconds: DAY_SECONDS };
  const key = { bucket: 'unknown-pages', key: project.uuid };
  if ((await readHits(io.db, DAY_SECONDS, key)).count >= daily.max) return false;
  const room = { limit, most: maxUnknownPages(plan) };
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
