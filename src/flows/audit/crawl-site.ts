import { sayPages } from '#domain/audit/texts/pages-read.ts';
import { describeCrawlFailure } from '#domain/crawl/crawl-failure-texts.ts';
import type { Text } from '#domain/language.ts';
import { type CrawlTurn, followLinks } from '#flows/crawl/follow-links.ts';
import { addProblems, reportReadingFailed } from '#flows/crawl/running-crawls.ts';
import { countedHosts } from '#flows/page-audit/counted-hosts.ts';
import { createRecorder } from '#flows/watch/record-readings.ts';
import { findAuditById, startAuditRow } from '#io/db/queries/audits/audits.ts';
import { crawlReasons, endSiteCrawl, findSiteCrawl } from '#io/db/queries/pages/site-crawls.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { failAudit, finishAudit } from './finish-audit.ts';

/** As many as an audit of the free plan reads. */
const WATCHED_PAGES = 20;

/** How much a crawl reads before others get their turn. Ten seconds are a hundred pages at ten pages a second. */
const TURN: CrawlTurn = { pages: 300, ms: 10_000 };

interface Run {
  signal: AbortSignal;
  turn?: CrawlTurn;
  report(percent: number, text: Text): Promise<void>;
}

/** When it has to stop, a crawl returns its job to the queue: the next worker continues where this one stopped. */
class Interrupted extends Error {
  override name = 'Interrupted';
}

/**
 * The job of every crawl: reads its pages, taking turns with other crawls, then does what the crawl was started for.
 * Resumes wherever it was interrupted.
 */
export async function crawlSite(
  io: Io,
  siteCrawlId: number,
  { signal, report, turn = TURN }: Run,
): Promise<'more' | 'done'> {
  const crawl = await findSiteCrawl(io.db, siteCrawlId);
  if (!crawl) return 'done';
  if (crawl.auditId !== null) await startAuditRow(io.db, crawl.auditId);
  if (crawl.state === 'running') {
    const project = await findProject(io.db, crawl.projectId);
    const audit = crawl.auditId === null ? null : await findAuditById(io.db, crawl.auditId);
    // Anybody may have any site checked.
    const isPublic = audit?.trigger === 'checker';
    const end = await followLinks(siteCrawlId, {
      db: io.db,
      safeFetch: io.politeFetch,
      userAgent: io.settings.userAgent,
      imagesUrls: [io.settings.imagesUrl],
      signal,
      report,
      turn,
      mayReach: countedHosts(io, isPublic ? null : crawl.projectId),
      recorder: project && (await createRecorder(io, project, signal)),
      // Somebody may be watching a short crawl, so each page is saved as soon as it is read.
      ...(crawl.maxPages <= WATCHED_PAGES ? { batch: 1 } : {}),
    });
    if (end === 'more') return 'more';
    if (end === 'interrupted') throw new Interrupted('the process stops; the crawl goes on with the next one');
  }
  const after = await findSiteCrawl(io.db, siteCrawlId);
  if (after?.state !== 'done') {
    await report(100, { en: 'Cancelled', de: 'Abgebrochen' });
    return 'done';
  }
  if (after.auditId !== null) await finishAudit(io, after.auditId);
  else await describeUnreadPages(io, after.projectId, siteCrawlId);
  await report(100, sayPages(after.pagesRead, { en: '{} read', de: '{} gelesen' }));
  return 'done';
}

/** Besides the sitemap's problems, the project reports which pages could not be read and why. */
async function describeUnreadPages(io: Io, projectId: number, siteCrawlId: number) {
  const reasons = await crawlReasons(io.db, siteCrawlId);
  const project = await findProject(io.db, projectId);
  if (!project || reasons.length === 0) return;
  const texts = reasons.map(({ reason, count }) => {
    const words = describeCrawlFailure(reason);
    const verb = count === 1 ? 'ließ' : 'ließen';
    return sayPages(count, { en: `{} couldn’t be read: ${words.en}`, de: `{} ${verb} sich nicht lesen: ${words.de}` });
  });
  await addProblems(io, project, texts);
}

/** Ends a crawl that failed repeatedly because of an error of ours, and notifies everybody waiting for it. */
export async function abandonCrawl(io: Io, siteCrawlId: number): Promise<void> {
  const crawl = await findSiteCrawl(io.db, siteCrawlId);
  if (!crawl || !(await endSiteCrawl(io.db, siteCrawlId, 'failed', 'given up'))) return;
  if (crawl.auditId !== null) await failAudit(io, crawl.auditId);
  else await reportReadingFailed(io, crawl.projectId);
}
