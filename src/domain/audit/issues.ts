import type { PlatformId } from './platforms/platform-id.ts';
import type { CheckResult, PageAudit } from './run-audit.ts';
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
  return sortChecks([...found.values()]);
}
