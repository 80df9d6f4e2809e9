import { issuesOf } from './issues.ts';
import type { PageAudit } from './run-audit.ts';
import { sayCheck } from './say-check.ts';

/** The audit as one answer: plain scores, every sentence in both languages, so that whoever reads it needs nothing of ours. */
export function sayAudit(audit: PageAudit) {
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
