import { retype } from '#domain/audit/emulation/classify-images.ts';
import { imageTypeOf } from '#domain/audit/emulation/image-type.ts';
import { findRegressions, type Worsening } from '#domain/audit/scoring/compare-audits.ts';
import { scoreSite } from '#domain/audit/scoring/score.ts';
import { describeIssue } from '#domain/audit/texts/describe-issues.ts';
import { describeCrawlFailure } from '#domain/crawl/crawl-failure-texts.ts';
import { pathOf } from '#domain/crawl/page-address.ts';
import { auditSubPageStatus } from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import { announceAudit } from '#flows/alerts/webhooks/announce.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import type { Db } from '#io/db/db.ts';
import {
  type AuditRow,
  completeAudit,
  findAuditById,
  findAuditResult,
  listAuditImages,
  listAuditPages,
  newestAudit,
  saveReclassified,
} from '#io/db/queries/audits/audits.ts';
import { listProjectAdmins } from '#io/db/queries/projects/collaborators.ts';
import { findProject, lockProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { previewGotWorseMail } from '#io/mail/mails/preview-regression.ts';
import { pageUrl } from '#io/page-url.ts';
import { answerChecker } from './answer-checker.ts';
import { auditLivePages } from './start-audit.ts';

/** All pages are read: classify the images, score the site, and notify people. May run twice. */
export async function finishAudit(io: Io, auditId: number): Promise<void> {
  const audit = await findAuditById(io.db, auditId);
  if (!audit || audit.status === 'completed') return;
  await typePagesOf(io, auditId);
  const pages = await listAuditImages(io.db, auditId);
  const isRead = pages.some(({ status }) => status === auditSubPageStatus.Done);
  const { score } = scoreSite(
    pages.map((page) => {
      const isDone = page.status === auditSubPageStatus.Done;
      return { url: page.url, score: isDone ? page.score : null, imageType: isDone ? page.type : null };
    }),
  );
  const failure = isRead ? null : (pages.find(({ failure: reason }) => reason !== null)?.failure ?? 'no-pages');
  await io.db.transaction(async (db) => {
    await lockProject(db, audit.projectId);
    if (!(await completeAudit(db, auditId, { score: isRead ? score : null, failure }))) return;
    const completed: AuditRow = { ...audit, status: 'completed', score: isRead ? score : null, failure };
    await answerChecker(io, db, completed);
    await announceAudit(io, db, completed);
    if (audit.trigger === 'schedule') await notifyOfRegressions(io, db, completed);
    await auditLivePages({ ...io, db }, completed);
  });
}

/** Completes an audit without a score, because an error of ours prevents finishing it. */
export async function failAudit(io: Io, auditId: number): Promise<void> {
  const audit = await findAuditById(io.db, auditId);
  if (!audit) return;
  await io.db.transaction(async (db) => {
    await lockProject(db, audit.projectId);
    if (!(await completeAudit(db, auditId, { score: null, failure: 'our-fault' }))) return;
    const failed: AuditRow = { ...audit, status: 'completed', score: null, failure: 'our-fault' };
    await answerChecker(io, db, failed);
    await announceAudit(io, db, failed);
    await auditLivePages({ ...io, db }, failed);
  });
}

/** One result in memory at a time: an audit may have many pages, and each covers every platform. */
async function typePagesOf(io: Io, auditId: number) {
  const pages = (await listAuditImages(io.db, auditId)).filter(({ status }) => status === auditSubPageStatus.Done);
  const context = { imagesUrls: [io.settings.imagesUrl], siteImages: pages.map(({ image }) => image?.url ?? null) };
  for (const { id, image, type } of pages) {
    const seen = imageTypeOf(image, context);
    if (seen === type) continue;
    const result = await findAuditResult(io.db, id);
    if (result) await saveReclassified(io.db, id, retype(result, seen));
  }
}

/** Paths named in a mail. */
const NAMED = 5;
/** A relaunch changes everything: the largest causes are enough. */
const MAX_MAILS = 5;

/** After a scheduled audit: one mail per cause that is new since the previous audit, none if nothing got worse. */
async function notifyOfRegressions(io: Io, db: Db, audit: AuditRow): Promise<void> {
  const before = await newestAudit(db, audit.projectId, audit.id);
  const project = await findProject(db, audit.projectId);
  if (!before || !project) return;
  const worse = findRegressions(await listAuditPages(db, before.id), await listAuditPages(db, audit.id));
  if (worse.length === 0) return;
  const people = await listProjectAdmins(db, project.id);
  for (const worsening of worse.slice(0, MAX_MAILS)) {
    const { what, advice } = say(worsening);
    for (const { email, language } of people) {
      const url = pageUrl(io, language, `/app/${project.slug}/audit/${audit.uuid}`, { with: before.uuid });
      const paths = worsening.urls.slice(0, NAMED).map(pathOf);
      const pages = worsening.urls.length;
      const all = audit.pagesPlanned;
      const mail = previewGotWorseMail(language, { site: project.address, what, advice, paths, pages, all, url });
      await writeMail(io, db, { email, language }, mail);
    }
  }
}

function say(worsening: Worsening): { what: Text; advice: Text | null } {
  if (worsening.cause === 'unreadable') return { what: describeCrawlFailure(worsening.reason), advice: null };
  const { issue, example } = worsening;
  const { text, advice } = describeIssue(issue, example);
  return { what: text, advice };
}
