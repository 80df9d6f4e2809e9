import { setImmediate } from 'node:timers/promises';
import type { PageComparison } from '#contract/entities/audit.ts';
import type { PageAudit } from '#domain/audit/audit-page.ts';
import { type CheckChange, compareAudits, type PlatformChange } from '#domain/audit/scoring/compare-audits.ts';
import { describeCard } from '#domain/audit/texts/describe-audit.ts';
import { describeCheck } from '#domain/audit/texts/describe-check.ts';
import { describeCrawlFailure } from '#domain/crawl/crawl-failure-texts.ts';
import { pathOf } from '#domain/crawl/page-address.ts';
import type { Language } from '#domain/language.ts';
import type { Db } from '#io/db/db.ts';
import { type AuditPageRow, type AuditRow, listAuditPages } from '#io/db/queries/audits/audits.ts';

/** Two audits of a project, page by page, with the texts of every check that changed. */
export async function showComparison(
  db: Db,
  before: AuditRow,
  after: AuditRow,
  language: Language,
): Promise<PageComparison[]> {
  const [old, now] = await Promise.all([listAuditPages(db, before.id), listAuditPages(db, after.id)]);
  const [resultsBefore, results] = [resultsOf(old), resultsOf(now)];
  const failureOf = (reason: string | null) =>
    reason === null ? null : { reason, text: describeCrawlFailure(reason) };
  const compared: PageComparison[] = [];
  for (const page of compareAudits(old, now)) {
    const [resultBefore = null, result = null] = [resultsBefore.get(page.url), results.get(page.url)];
    compared.push({
      ...page,
      path: pathOf(page.url),
      failureBefore: failureOf(page.failureBefore),
      failureAfter: failureOf(page.failureAfter),
      platforms: page.platforms.map((change) => ({
        ...change,
        cardBefore: change.cardBefore && describeCard(change.cardBefore, language),
        cardAfter: change.cardAfter && describeCard(change.cardAfter, language),
        checks: change.checks.map((check) => ({ ...check, ...wordsOf(check, change, result, resultBefore) })),
      })),
    });
    // A hundred pages with the longest texts take seconds: other requests are answered between them.
    await setImmediate();
  }
  return compared;
}

const resultsOf = (pages: readonly AuditPageRow[]) => new Map(pages.map(({ url, result }) => [url, result]));

/** The check's current text, or the stored one if the check no longer exists. */
function wordsOf({ id }: CheckChange, { platform }: PlatformChange, after: PageAudit | null, before: PageAudit | null) {
  for (const audit of [after, before]) {
    const judged = audit?.platforms.find((one) => one.platform === platform);
    const check = judged?.checks.find((one) => one.id === id);
    if (audit && check) return describeCheck(check, platform, audit);
  }
  return { text: { en: id, de: id }, advice: null };
}
