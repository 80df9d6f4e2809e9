import type { PageAudit } from '#domain/audit/audit-page.ts';
import { siteIssuesOf } from '#domain/audit/scoring/site-issues.ts';
import type { Text } from '#domain/language.ts';
import { describeIssue } from './describe-issues.ts';

interface TopFix {
  text: Text;
  advice: Text | null;
  gain: Text | null;
  pages: number;
}

/** What brings a site most, in words and in the order of its report, and how many issues there are. `unread`: pages without a result. */
export function topFixesOf(audits: readonly PageAudit[], unread: number, count: number) {
  const issues = siteIssuesOf(audits, unread);
  const fixes = issues.slice(0, count).map(({ gain, ...issue }): TopFix => {
    const { text, advice } = describeIssue(issue, issue.example, issue.pages);
    return { text, advice, gain: gain?.text ?? null, pages: issue.pages };
  });
  return { fixes, issues: issues.length };
}
