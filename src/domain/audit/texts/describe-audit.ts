import type { PageAudit } from '../audit-page.ts';
import type { PageEvidence } from '../emulation/page-evidence.ts';
import { standingOf } from '../platforms/platform-id.ts';
import { describeCheck } from './describe-check.ts';
import { describeIssues } from './describe-issues.ts';
import { verdictOf, whyCapped } from './verdict.ts';

/**
 * The audit as one response: plain scores and every sentence in both languages, so that readers need no code of ours.
 * With the evidence, fixes are tried on the page and only those that hold are shown; a stored audit brings its own.
 */
export function describeAudit(audit: PageAudit, evidence: PageEvidence | null = null) {
  const { fixes: _, ...rest } = audit;
  return {
    ...rest,
    score: audit.score.score,
    verdict: verdictOf(audit),
    capped: whyCapped(audit.imageType, audit.score.score),
    platforms: audit.platforms.map(({ checks, score, ...judged }) => ({
      ...judged,
      standing: standingOf(judged.platform),
      score: score.score,
      scoreParts: score,
      checks: checks.map((result) => ({ ...result, ...describeCheck(result, judged.platform, audit) })),
    })),
    issues: describeIssues(audit, evidence),
  };
}
