import type { PageAudit } from '../audit-page.ts';
import { issuesOf } from '../scoring/issues.ts';
import { describeCheck } from './describe-check.ts';

/**
 * The audit as one response: plain scores and every sentence in both languages, so that readers need no code of ours.
 */
export function describeAudit(audit: PageAudit) {
  return {
    ...audit,
    score: audit.score.score,
    platforms: audit.platforms.map(({ checks, score, ...rest }) => ({
      ...rest,
      score: score.score,
      scoreParts: score,
      checks: checks.map((result) => ({ ...result, ...describeCheck(result, rest.platform, audit) })),
    })),
    issues: issuesOf(audit).map((issue) => ({
      ...issue,
      ...describeCheck(issue, issue.platforms[0] ?? 'whatsapp', audit),
    })),
  };
}
