import type { CheckResult, PageAudit } from '../audit-page.ts';
import type { PlatformId } from '../platforms/platform-id.ts';
import { graver, sortChecks } from './sort-checks.ts';

/** One issue, with every platform it affects. The texts are those of the first platform. */
export interface Issue extends CheckResult {
  platforms: PlatformId[];
}

/** Failing checks of a page, each once. Failures caused by another failure are omitted: fixing that one fixes both. */
export function issuesOf(audit: Pick<PageAudit, 'platforms'>): Issue[] {
  const found = new Map<string, Issue>();
  for (const { platform, checks } of audit.platforms) {
    for (const result of checks.filter(({ outcome, causedBy }) => outcome === 'fail' && causedBy === null)) {
      const issue = found.get(result.id);
      if (issue) {
        issue.platforms.push(platform);
        issue.level = graver(issue.level, result.level);
      } else found.set(result.id, { ...result, platforms: [platform] });
    }
  }
  // "There is no preview image" adds nothing to the reason for it.
  if (found.has('hasOgImage') || found.has('isImageReachable')) found.delete('isNoOgImage');
  return sortChecks([...found.values()]);
}

/** One issue of a site: on how many pages, with the texts and the tag of one of them. */
export interface SiteIssue extends Issue {
  pages: number;
  example: PageAudit;
}

/** Failing checks of a site, errors first, then by number of affected pages. */
export function siteIssuesOf(audits: readonly PageAudit[]): SiteIssue[] {
  const found = new Map<string, SiteIssue>();
  for (const example of audits) {
    for (const issue of issuesOf(example)) {
      const known = found.get(issue.id);
      if (known) {
        known.pages += 1;
        known.platforms = [...new Set([...known.platforms, ...issue.platforms])];
      } else found.set(issue.id, { ...issue, pages: 1, example });
    }
  }
  return sortChecks([...found.values()].sort((a, b) => b.pages - a.pages));
}
