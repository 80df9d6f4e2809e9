import type { PageAudit } from '#domain/audit/audit-page.ts';
import type { ComparedPage } from './compare-audits.ts';
import { type Issue, issuesOf } from './issues.ts';

/** One reason why previews look worse than in the previous audit, with the pages it affects. */
export type Worsening =
  | { cause: 'check'; issue: Issue; example: PageAudit; urls: string[] }
  | { cause: 'unreadable'; reason: string; urls: string[] };

/**
 * Checks that fail now and did not before, on pages that both audits read; and pages that can no longer be read.
 * Grouped by cause, since one change of the theme can break a hundred pages and is a single message.
 */
export function findRegressions(before: readonly ComparedPage[], after: readonly ComparedPage[]): Worsening[] {
  const old = new Map(before.map((page) => [page.url, page]));
  const byCause = new Map<string, Worsening>();
  const add = (key: string, url: string, worsening: Worsening) => {
    const known = byCause.get(key);
    if (known) known.urls.push(url);
    else byCause.set(key, worsening);
  };
  for (const page of after) {
    const was = old.get(page.url)?.result;
    if (!was) continue;
    if (!page.result) {
      const reason = page.failure ?? 'bad-response';
      add(`unreadable ${reason}`, page.url, { cause: 'unreadable', reason, urls: [page.url] });
      continue;
    }
    const { result } = page;
    const failedBefore = new Set(issuesOf(was).map(({ id }) => id));
    for (const issue of issuesOf(result)) {
      if (issue.level === 'info' || failedBefore.has(issue.id)) continue;
      add(`check ${issue.id}`, page.url, { cause: 'check', issue, example: result, urls: [page.url] });
    }
  }
  return [...byCause.values()].sort((a, b) => b.urls.length - a.urls.length);
}
