import type { Audit, AuditPage, AuditSubPage, AuditSummary } from '#contract/entities/audit.ts';
import { readReportName, reportNameOf, withReportKey } from '#domain/access/report-visibility.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { issuesOf } from '#domain/audit/scoring/issues.ts';
import { compareScores, scorePlatformsOfSite, scoreSite } from '#domain/audit/scoring/score.ts';
import { siteIssuesOf } from '#domain/audit/scoring/site-issues.ts';
import { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { describeIssue } from '#domain/audit/texts/describe-issues.ts';
import { verdictOfSite, whyCapped } from '#domain/audit/texts/verdict.ts';
import { describeCrawlFailure } from '#domain/crawl/crawl-failure-texts.ts';
import { pathOf } from '#domain/crawl/page-address.ts';
import { auditSubPageStatus } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import { shownLookOf } from '#flows/reports/agency-look.ts';
import type { Db } from '#io/db/db.ts';
import {
  type AuditPageRow,
  type AuditRow,
  listAuditPageIds,
  listAuditPages,
  listScoredPages,
  newestAudit,
  type TypeCounts,
} from '#io/db/queries/audits/audits.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';

// Timestamps stay Dates here; the API formats them.
type Loose<T> = T extends string
  ? T | Date
  : T extends (infer I)[]
    ? Loose<I>[]
    : T extends object
      ? { [K in keyof T]: Loose<T[K]> }
      : T;

const failureOf = (reason: string | null) => (reason === null ? null : { reason, text: describeCrawlFailure(reason) });

const noTypes: TypeCounts = { none: 0, generic: 0, static: 0, dynamic: 0 };

export function showSummary(
  audit: AuditRow,
  types: TypeCounts = noTypes,
  change: AuditSummary['change'] = null,
): Loose<AuditSummary> {
  return { ...audit, types, change, failure: failureOf(audit.failure) };
}

/** `reportName`: the name under which the viewer may share it; members may use the project's. */
export async function showAudit(
  io: Pick<Io, 'db' | 'settings' | 'completedAudits'>,
  audit: AuditRow,
  project: ProjectRow,
  reportName = reportNameOf(project),
): Promise<Loose<Audit>> {
  const { db } = io;
  const [pages, before, newest] = await Promise.all([
    sumUpPages(io, audit),
    newestAudit(db, audit.projectId, audit.id),
    newestAudit(db, audit.projectId),
  ]);
  return {
    ...showSummary(audit, pages.types, before && (await changeBetween(db, before.id, audit.id))),
    ...pages,
    project: await showProject(io, project, reportName),
    lastingName: withReportKey(audit.uuid, readReportName(reportName).key),
    isNewest: newest === null || newest.id <= audit.id,
    detectedApps: audit.detectedApps,
    previous: before && { uuid: before.uuid, score: before.score, finishedAt: before.finishedAt },
  };
}

/** Everything that is made of the pages' results. */
async function sumUpPages({ db, completedAudits }: Pick<Io, 'db' | 'completedAudits'>, audit: AuditRow) {
  const known = completedAudits.get(String(audit.id));
  if (known) return { ...known, pages: await withoutDeleted(db, audit.id, known.pages) };
  const pages = await listAuditPages(db, audit.id);
  const done = pages.filter(({ status }) => status === auditSubPageStatus.Done);
  const results = done.flatMap(({ result }) => result ?? []);
  const issues = siteIssuesOf(results, pages.length - results.length);
  const summed = {
    types: countTypes(done),
    scoreParts: partsOf(pages),
    platforms: platformsOf(pages),
    issues: issues.map(({ example, gain, ...issue }) => {
      const { edits: _, ...said } = describeIssue(issue, example, issue.pages);
      return { ...said, kind: issue.kind, gain, pages: issue.pages, exampleUrl: example.url };
    }),
    verdict: verdictOfSite(results),
    // Only drawn images can score higher than the cap for static ones.
    capped: done.some(({ type }) => type === 'dynamic') ? null : whyCapped('static', audit.score ?? 0, issues),
    pages: pages.map(showPage),
  };
  if (audit.status === 'completed') completedAudits.set(String(audit.id), summed);
  return summed;
}

/** Cached pages keep their results; a project's page that was deleted meanwhile is no longer linked. */
async function withoutDeleted(db: Db, auditId: number, pages: readonly AuditPage[]): Promise<AuditPage[]> {
  const ids = new Map((await listAuditPageIds(db, auditId)).map(({ id, subPageId }) => [id, subPageId]));
  return pages.map((page) => ({ ...page, subPageId: ids.get(page.auditSubPageId) ?? null }));
}

export async function showAuditPage(
  io: Pick<Io, 'db' | 'settings'>,
  audit: AuditRow,
  project: ProjectRow,
  page: AuditPageRow,
  { language, reportName = reportNameOf(project) }: { language: Language; reportName?: string },
): Promise<Loose<AuditSubPage>> {
  const all = await listAuditPageIds(io.db, audit.id);
  const at = all.findIndex(({ id }) => id === page.id);
  return {
    ...showPage(page),
    audit: { id: audit.id, uuid: audit.uuid, score: audit.score, finishedAt: audit.finishedAt },
    project: await showProject(io, project, reportName),
    result: page.result && describeAudit(page.result, language),
    previousUuid: all[at - 1]?.uuid ?? null,
    nextUuid: all[at + 1]?.uuid ?? null,
  };
}

function showPage(page: AuditPageRow): AuditPage {
  const { id, uuid, subPageId, url, priority, status, type, score, result, failure } = page;
  const first = result?.platforms.find(({ card }) => card.title !== null) ?? result?.platforms[0];
  return {
    auditSubPageId: id,
    uuid,
    subPageId,
    url,
    path: pathOf(url),
    priority,
    status,
    type,
    score,
    title: first?.card.title ?? null,
    imageUrl: result?.image?.url ?? null,
    failure: failureOf(failure),
    platforms: result?.platforms.map((judged) => ({ platform: judged.platform, score: judged.score.score })) ?? [],
    issues: result ? issuesOf(result).map((issue) => issue.id) : [],
  };
}

async function showProject(
  io: Pick<Io, 'db' | 'settings'>,
  project: ProjectRow,
  reportName: string,
): Promise<Audit['project']> {
  const { uuid, slug, full, address, title, description, logoUrl, primaryColor, pageType } = project;
  const isVerified = project.verifiedAt !== null;
  const report = { reportName, isReportPublic: project.reportVisibility === 'public' };
  const agencyLook = await shownLookOf(io, project);
  const site = { uuid, slug, full, address, title, description, logoUrl, primaryColor, pageType, isVerified };
  return { ...site, ...report, agencyLook, demoUrl: project.demoUrl };
}

function countTypes(pages: readonly AuditPageRow[]): TypeCounts {
  const counts = { ...noTypes };
  for (const { type } of pages) counts[type] += 1;
  return counts;
}

function partsOf(pages: readonly AuditPageRow[]) {
  return scoreSite(
    pages.map(({ url, score, type, status }) => {
      const isDone = status === auditSubPageStatus.Done;
      return { url, score: isDone ? score : null, imageType: isDone ? type : null };
    }),
  ).parts;
}

/** In the order platforms are shown. */
function platformsOf(pages: readonly AuditPageRow[]) {
  const scores = scorePlatformsOfSite(
    pages.map(({ status, type, result }) => {
      const isDone = status === auditSubPageStatus.Done;
      const platforms = (isDone && result?.platforms) || [];
      return {
        imageType: isDone ? type : null,
        platforms: platforms.map(({ platform, score }) => ({ platform, score: score.score })),
      };
    }),
  );
  return scores.sort((a, b) => platformIds.indexOf(a.platform) - platformIds.indexOf(b.platform));
}

export async function changeBetween(db: Db, beforeId: number, afterId: number): Promise<AuditSummary['change']> {
  const pages = await listScoredPages(db, [beforeId, afterId]);
  const of = (id: number) => pages.filter(({ auditId }) => auditId === id);
  return compareScores(of(beforeId), of(afterId));
}
