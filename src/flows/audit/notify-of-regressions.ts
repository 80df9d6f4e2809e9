import { findRegressions, type Worsening } from '#domain/audit/scoring/compare-audits.ts';
import { describeIssue } from '#domain/audit/texts/describe-issues.ts';
import { describeCrawlFailure } from '#domain/crawl/crawl-failure-texts.ts';
import { pathOf } from '#domain/crawl/page-address.ts';
import type { Text } from '#domain/language.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import type { Db } from '#io/db/db.ts';
import { type AuditRow, listAuditPages, newestAudit } from '#io/db/queries/audits/audits.ts';
import { listProjectAdmins } from '#io/db/queries/projects/collaborators.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { previewGotWorseMail } from '#io/mail/mails/preview-regression.ts';
import { pageUrl } from '#io/page-url.ts';

/** Paths named in a mail. */
const NAMED = 5;
/** A relaunch changes everything: the largest causes are enough. */
const MAX_MAILS = 5;

/** After a scheduled audit: one mail per cause that is new since the previous audit, none if nothing got worse. */
export async function notifyOfRegressions(io: Io, db: Db, audit: AuditRow): Promise<void> {
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
