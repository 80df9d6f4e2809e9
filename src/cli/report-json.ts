import { issuesOf } from '#domain/audit/issues.ts';
import type { PageAudit } from '#domain/audit/run-audit.ts';
import { sayCheck } from '#domain/audit/say-check.ts';

/** The audit with its sentences in both languages, so that whoever reads it needs nothing of Linkbild. */
export function jsonOf(audit: PageAudit): object {
  return {
    ...audit,
    score: audit.score.score,
    platforms: audit.platforms.map(({ checks, score, ...rest }) => ({
      ...rest,
      score: score.score,
      scoreParts: score,
      checks: checks.map((result) => ({ ...result, ...sayCheck(result, rest.platform, audit) })),
    })),
    issues: issuesOf(audit).map((issue) => ({ ...issue, ...sayCheck(issue, issue.platforms[0] ?? 'whatsapp', audit) })),
  };
}
