import type { CheckResult, PageAudit } from '../audit-page.ts';
import type { PlatformId } from '../platforms/platform-id.ts';
import { sortChecks } from './sort-checks.ts';

/** One thing to mend, with every platform it spoils. The words are those of the first of them. */
export interface Issue extends CheckResult {
  platforms: PlatformId[];
}

/** Failing checks of a page, each once. What only follows from another failure is left out: mending that mends both. */
export function issuesOf(audit: Pick<PageAudit, 'platforms'>): Issue[] {
  const found = new Map<string, Issue>();
  for (const { platform, checks } of audit.platforms) {
    for (const result of checks.filter(({ outcome, causedBy }) => outcome === 'fail' && causedBy === null)) {
      const issue = found.get(result.id);
      if (issue) issue.platforms.push(platform);
      else found.set(result.id, { ...result, platforms: [platform] });
    }
  }
  // "There is no preview image" adds nothing to the reason for it.
  if (found.has('hasOgImage') || found.has('isImageReachable')) found.delete('isNoOgImage');
  return sortChecks([...found.values()]);
}

/** One thing to mend on a site: on how many pages, with the words and the tag of one of them. */
export interface SiteIssue extends Issue {
  pages: number;
  example: PageAudit;
}

/** Failing checks of a site, errors first, then what spoils most pages. */
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
