import type { PageAudit } from '../audit-page.ts';
import type { PageEvidence } from '../emulation/page-evidence.ts';
import { issuesOf } from '../scoring/issues.ts';
import { describeCheck } from './describe-check.ts';
import type { DescribedIssue } from './described-issue.ts';

/** Issues of a page in words. */
export function describeIssues(audit: PageAudit, _evidence: PageEvidence | null): DescribedIssue[] {
  return issuesOf(audit).map((issue) => {
    const { id, kind, level, platforms, paste } = issue;
    const { text, advice } = describeCheck(issue, platforms[0] ?? 'whatsapp', audit);
    return {
      id,
      kind,
      level,
      platforms,
      text,
      advice,
      paste,
      consequences: [],
      limits: [],
      gain: null,
      edits: null,
    };
  });
}
