import { ApiError } from '#contract/errors.ts';
import { auditPagesLeft, auditPagesOf } from '#domain/billing/allowances.ts';
import { limitTexts } from '#domain/billing/limits.ts';
import { chooseAuditPages, pagePriority } from '#domain/routing/audit-pages.ts';
import { enqueueCrawl } from '#flows/crawl/running-crawls.ts';
import { limitReached } from '#flows/guards/refusals.ts';
import type { Db } from '#io/db/db.ts';
import {
  type AuditRow,
  addAudit,
  auditsOfMonth,
  completeAudit,
  findAuditById,
  findOpenAudit,
  listDueForAudit,
  urlsOfNewestAudit,
} from '#io/db/queries/audits/audits.ts';
import { findCover } from '#io/db/queries/billing/covering-plan.ts';
import {
  addCrawlPages,
  addSiteCrawl,
  endSiteCrawl,
  findRunningCrawl,
  findSiteCrawl,
} from '#io/db/queries/pages/site-crawls.ts';
import { listAuditable } from '#io/db/queries/pages/sub-pages.ts';
import { findProject, lockProject } from '#io/db/queries/projects/projects.ts';
import type { AuditTrigger } from '#io/db/schema/index.ts';
import type { Io } from '#io/io.ts';

interface AuditRequest {
  projectId: number;
  trigger: AuditTrigger;
  userId?: number;
}

export interface StartedAudit {
  audit: AuditRow;
  /** Null if the audit was already running: its own job continues. */
  jobId: string | null;
}

/** Plans an audit: home, then each kind of page in turn, as many pages as the plan allows; a job reads them. One at a time. */
export function startAudit(io: Io, { projectId, trigger, userId }: AuditRequest): Promise<StartedAudit> {
  return io.db.transaction(async (db) => {
    const project = await lockProject(db, projectId);
    if (!project) throw new ApiError('PROJECT_NOT_FOUND');
    const open = await findOpenAudit(db, projectId);
    if (open) return { audit: open, jobId: null };
    const limit = await pagesAllowed(db, projectId, trigger);
    const known = await listAuditable(db, projectId);
    const home = known.some(({ url }) => url === project.full)
      ? []
      : [{ id: null, url: project.full, routeId: null, lastModifiedAt: null }];
    const read = await urlsOfNewestAudit(db, projectId);
    const all = [...home, ...known].map((page) => ({ ...page, wasRead: read.has(page.url) }));
    const chosen = chooseAuditPages(all, limit);
    const pages = chosen.map(({ id, url }) => ({ url, subPageId: id, priority: pagePriority(url) }));
    const audit = await addAudit(db, {
      projectId,
      trigger,
      pages,
      pagesKnown: Math.max(all.length, project.subPagesFound ?? 0),
    });
    const crawlId = await addSiteCrawl(db, { projectId, kind: 'audit', auditId: audit.id, maxPages: pages.length });
    await planPages(
      db,
      crawlId,
      pages.map(({ url }) => url),
    );
    const jobId = await enqueueCrawl(io, db, {
      id: crawlId,
      ownerId: project.ownerId,
      isAwaited: trigger === 'manual' || trigger === 'checker',
      progress: {
        text: { en: 'Starting soon', de: 'Beginnt gleich' },
        projectId,
        ...(userId === undefined ? {} : { userId }),
      },
    });
    return { audit, jobId };
  });
}

/** Checks of shops, the first audit with our images and our own sample count towards nobody's plan. */
async function pagesAllowed(db: Db, projectId: number, trigger: AuditTrigger): Promise<number> {
  const { plan, projectIds } = await findCover(db, projectId);
  if (trigger !== 'manual' && trigger !== 'schedule') return auditPagesOf[plan.basePlan];
  const left = auditPagesLeft(plan, await auditsOfMonth(db, projectIds));
  if (left > 0) return left;
  const text = plan.basePlan === 'free' ? limitTexts.audits() : limitTexts.monitoring(plan.monitoringEvents);
  throw limitReached('audits', text);
}

async function planPages(db: Db, crawlId: number, urls: string[]) {
  const crawl = await findSiteCrawl(db, crawlId);
  if (crawl) await addCrawlPages(db, crawl, urls, 0);
}

/** Results so far stay; the audit counts as completed without a score. */
export async function cancelAudit(io: Io, projectId: number, auditId: number): Promise<boolean> {
  return io.db.transaction(async (db) => {
    await lockProject(db, projectId);
    const isMine = await completeAudit(db, auditId, { score: null, failure: 'cancelled' });
    const crawl = await findRunningCrawl(db, projectId, 'audit');
    if (crawl?.auditId === auditId) await endSiteCrawl(db, crawl.id, 'stopped');
    const audit = isMine ? await findAuditById(db, auditId) : null;
    if (audit) await auditLivePages({ ...io, db }, audit);
    return isMine;
  });
}

/**
 * When an audit ends, however it does: if our tag was first seen while it ran, some of its pages were read without our
 * images, and the audit that should have started then did not, because one runs at a time. The project is locked before
 * the audit is completed, so that a verification is either seen here or sees no open audit.
 */
export async function auditLivePages(io: Io, { projectId, trigger, createdAt }: AuditRow): Promise<void> {
  if (trigger === 'live') return;
  const project = await findProject(io.db, projectId);
  if (project?.verifiedAt && project.verifiedAt > createdAt) await startAudit(io, { projectId, trigger: 'live' });
}

/** Started per run; the rest is still due an hour later. */
const BATCH_SIZE = 100;

/**
 * Every plan includes one audit a month (docs/decisions/009-what-the-specification-leaves-open.md#plans), over as many pages as the plan's
 * audits have.
 */
export async function startDueAudits(io: Io): Promise<void> {
  let started = 0;
  for (let after = 0; ; ) {
    const due = await listDueForAudit(io.db, { after, limit: BATCH_SIZE });
    for (const projectId of due) {
      if (await startDueAudit(io, projectId)) started += 1;
      if (started === BATCH_SIZE) return;
    }
    const last = due.at(-1);
    if (last === undefined || due.length < BATCH_SIZE) return;
    after = last;
  }
}

async function startDueAudit(io: Io, projectId: number): Promise<boolean> {
  try {
    const { jobId } = await startAudit(io, { projectId, trigger: 'schedule' });
    return jobId !== null;
  } catch (error) {
    // This month's audits are used up, so it is due again next month; or the project was deleted meanwhile.
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
}
