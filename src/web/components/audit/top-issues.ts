import type { Audit, AuditPage } from '#contract/entities/audit.ts';

type SiteIssue = Audit['issues'][number];

/** The issues whose fix brings most: points, then images gained, then pages; those without a gain in their own order. */
export function topIssuesOf(issues: readonly SiteIssue[], most: number): SiteIssue[] {
  const worth = ({ gain }: SiteIssue) => gain?.points ?? 0;
  const images = ({ gain }: SiteIssue) => gain?.images.length ?? 0;
  return issues
    .map((issue, at) => ({ issue, at }))
    .sort(
      (a, b) =>
        worth(b.issue) - worth(a.issue) ||
        images(b.issue) - images(a.issue) ||
        (worth(a.issue) > 0 ? b.issue.pages - a.issue.pages : 0) ||
        a.at - b.at,
    )
    .map(({ issue }) => issue)
    .slice(0, most);
}

/** Every page an issue is on, in the order of the audit. */
export const pagesWith = (issue: Pick<SiteIssue, 'id'>, pages: readonly AuditPage[]): AuditPage[] =>
  pages.filter(({ issues }) => issues.includes(issue.id));
