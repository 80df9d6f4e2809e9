import { readReportName, reportNameOf, withReportKey } from '#domain/access/report-visibility.ts';
import type { PageAudit } from '#domain/audit/audit-page.ts';
import { showsImage } from '#domain/audit/emulation/shown-image.ts';
import { siteIssuesOf } from '#domain/audit/scoring/site-issues.ts';
import { describeIssue } from '#domain/audit/texts/describe-issues.ts';
import { verdictOfSite } from '#domain/audit/texts/verdict.ts';
import type { Text } from '#domain/language.ts';
import { type StoreReason, storeReasonTexts } from '#domain/site/store-outcome.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import { claimCheckUrl } from '#flows/projects/claim-checked-shop.ts';
import { cardOfHome } from '#flows/reports/card-of-home.ts';
import type { Db } from '#io/db/db.ts';
import { type AuditRow, listAuditPages, newestAudit } from '#io/db/queries/audits/audits.ts';
import {
  type CheckerRequestRow,
  changeCheckerRequest,
  listWaitingRequests,
} from '#io/db/queries/audits/checker-requests.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { checkFailedMail } from '#io/mail/mails/check-failed.ts';
import { checkResultMail } from '#io/mail/mails/check-result.ts';
import { pageUrl } from '#io/page-url.ts';

const MAILED_FIXES = 3;

/** Sends the result of a finished audit, or why there is none, to everybody waiting for it. */
export async function answerChecker(io: Io, db: Db, audit: AuditRow): Promise<void> {
  const waiting = await listWaitingRequests(db, audit.projectId);
  if (waiting.length === 0) return;
  const project = await findProject(db, audit.projectId);
  const found = audit.score === null ? null : await findingsOf(db, audit.id);
  for (const request of waiting) {
    if (!project || !found || audit.score === null) {
      await rejectCheckerRequest(io, db, request, audit.failure === 'password' ? 'password' : 'failed');
      continue;
    }
    const claimUrl = claimCheckUrl(io, request.language, request);
    const result = { ...audit, ...found, score: audit.score, claimUrl };
    const mailId = await writeResult(io, db, request, project, result);
    await changeCheckerRequest(db, request.id, { state: 'done', reason: null, mailId });
  }
}

/** Sends the newest result to a repeated request for a project that has members. */
export async function mailResult(io: Io, db: Db, request: CheckerRequestRow, project: ProjectRow): Promise<void> {
  const audit = await newestAudit(db, project.id);
  if (!audit || audit.score === null) return;
  const found = await findingsOf(db, audit.id);
  await writeResult(io, db, request, project, { ...audit, ...found, score: audit.score, claimUrl: null });
}

function writeResult(
  io: Io,
  db: Db,
  { email, language }: CheckerRequestRow,
  project: ProjectRow,
  result: Findings &
    Pick<AuditRow, 'uuid' | 'pagesPlanned' | 'pagesKnown'> & { score: number; claimUrl: string | null },
): Promise<number> {
  const url = pageUrl(io, language, `/check/${reportNameOf(project)}`);
  const { score, pagesPlanned, pagesKnown, verdict, fixes, issues, claimUrl } = result;
  // Named by the audit, so that the mail still shows this card after the next audit.
  const name = withReportKey(result.uuid, readReportName(reportNameOf(project)).key);
  const card = result.card && { ...result.card, imageUrl: `${io.settings.siteUrl}/og/card/${name}.jpg` };
  const about = { site: project.address, score, pagesPlanned, pagesKnown, url };
  const mail = checkResultMail(language, { ...about, verdict, fixes, issues, card, claimUrl });
  return writeMail(io, db, { email, language }, mail);
}

type Findings = Awaited<ReturnType<typeof findingsOf>>;

/** The findings in the mail beside the score. */
async function findingsOf(db: Db, auditId: number) {
  const pages = await listAuditPages(db, auditId);
  const results = pages.flatMap(({ result }) => result ?? []);
  const card = cardOfHome(pages);
  const shows: 'image' | 'no-image' | 'bare' =
    card?.isShown === false ? 'bare' : card && showsImage(card) ? 'image' : 'no-image';
  return {
    verdict: verdictOfSite(results),
    ...topFixesOf(results, pages.length - results.length, MAILED_FIXES),
    card: card && { title: card.title, shows },
  };
}

/** Rejects a request whose outcome was only known after the form had responded. */
export async function rejectCheckerRequest(
  io: Io,
  db: Db,
  request: CheckerRequestRow,
  reason: StoreReason,
): Promise<void> {
  const { email, language, website } = request;
  const site = website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  const url = pageUrl(io, language, '/', {});
  const mail = checkFailedMail(language, { site, why: storeReasonTexts[reason], url: `${url}#try-out` });
  const mailId = await writeMail(io, db, { email, language }, mail);
  await changeCheckerRequest(db, request.id, { state: reason === 'failed' ? 'failed' : 'refused', reason, mailId });
}

interface TopFix {
  text: Text;
  advice: Text | null;
  gain: Text | null;
  pages: number;
}

/**
 * What brings a site most, in words and in the order of its report, and how many issues there are. `unread`: pages
 * without a result.
 */
function topFixesOf(audits: readonly PageAudit[], unread: number, count: number) {
  const issues = siteIssuesOf(audits, unread);
  const fixes = issues.slice(0, count).map(({ gain, ...issue }): TopFix => {
    const { text, advice } = describeIssue(issue, issue.example, issue.pages);
    return { text, advice, gain: gain?.text ?? null, pages: issue.pages };
  });
  return { fixes, issues: issues.length };
}
