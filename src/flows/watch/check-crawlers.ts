import { type Fault, findBarriers } from '#domain/watch/find-faults.ts';
import { CONFIRM_AFTER_MINUTES } from '#domain/watch/incident.ts';
import { gatherEvidence } from '#flows/page-audit/audit-url.ts';
import { countedHosts } from '#flows/page-audit/counted-hosts.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { listDueForCrawlers, pagesOfRoutes, setReachAt } from '#io/db/queries/watch/figures.ts';
import { lockWatch } from '#io/db/queries/watch/save-looks.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import type { Io } from '#io/io.ts';
import { announceIncidents } from './announce.ts';
import { createMayRead } from './look-at-page.ts';
import { updateBarriers } from './update-incidents.ts';

const DAY_MS = 86_400_000;
/** Per run; the rest is due in the next. */
const BATCH = 20;

/**
 * Once a day, requests one page of every route as each platform's crawler. A firewall that blocks one is an incident.
 */
export async function checkCrawlers(io: Io, signal: AbortSignal): Promise<void> {
  for (const projectId of await listDueForCrawlers(io.db, io.now(), BATCH)) {
    if (signal.aborted) return;
    try {
      await checkProject(io, projectId, signal);
    } catch (error) {
      // Postponed, because otherwise it would be first in every run and block the other projects.
      io.log.warn({ err: error, project: projectId }, 'how crawlers get in was not checked');
      await setReachAt(io.db, projectId, new Date(io.now().getTime() + DAY_MS));
    }
  }
}

async function checkProject(io: Io, projectId: number, signal: AbortSignal): Promise<void> {
  const project = await findProject(io.db, projectId);
  if (!project) return;
  const { userAgent, imagesUrl } = io.settings;
  const found: { subPageId: number; faults: Fault[] }[] = [];
  const pages = await pagesOfRoutes(io.db, projectId);
  const mayRead = createMayRead(io, project.full, signal);
  for (const { subPageId, url } of pages) {
    if ((await mayRead(url)) !== 'yes') continue;
    const page = await fetchPage(io.politeFetch, url, { userAgent, signal });
    if (!page.ok) continue;
    const mayReach = countedHosts(io, projectId);
    const shared = { userAgent, signal, imagesUrls: [imagesUrl], pageType: project.pageType };
    const read = await gatherEvidence(io.politeFetch, page, { ...shared, withReach: true, mayReach });
    // Without reach no crawler was imitated, so nothing is known about barriers.
    if (read.ok && read.judged.evidence.pageReach)
      found.push({ subPageId, faults: findBarriers(read.judged.evidence) });
  }
  if (signal.aborted) return;
  const now = io.now();
  await io.db.transaction(async (db) => {
    await lockWatch(db, projectId);
    const requested = pages.map(({ subPageId }) => subPageId);
    const { stateChanges, isSuspected } = await updateBarriers(db, { projectId, found, requested }, now);
    const wait = isSuspected ? CONFIRM_AFTER_MINUTES * 60_000 : DAY_MS;
    await setReachAt(db, projectId, new Date(now.getTime() + wait));
    await announceIncidents(io, db, project, stateChanges);
  });
}
