import type { Text } from '#domain/language.ts';
import type { PageAudit } from '../audit-page.ts';
import { siteIssuesOf } from '../scoring/issues.ts';
import { siteGainOf } from '../scoring/site-gain.ts';
import { describeIssue } from './describe-issues.ts';

interface TopFix {
  text: Text;
  advice: Text | null;
  gain: Text | null;
  pages: number;
}

/** What brings a site most, in words, and how many issues there are. `unread`: pages without a result. */
export function topFixesOf(audits: readonly PageAudit[], unread: number, count: number) {
  const issues = siteIssuesOf(audits);
  const fixes = issues
    .map((issue) => ({ issue, gain: siteGainOf(issue.id, audits, unread) }))
    // Stable: errors and those on many pages stay first among equals.
    .sort((a, b) => (b.gain?.points ?? 0) - (a.gain?.points ?? 0))
    .slice(0, count)
    .map(({ issue, gain }): TopFix => {
      const { text, advice } = describeIssue(issue, issue.example);
      return { text, advice, gain: gain?.text ?? null, pages: issue.pages };
    });
  return { fixes, issues: issues.length };
}
