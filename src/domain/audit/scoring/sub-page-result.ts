import type { PageAudit } from '#domain/audit/audit-page.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';
import { issuesOf } from './issues.ts';

/** What a list of pages shows of an audit: a hundredth of its size. */
export interface SubPageResult {
  score: number;
  imageType: AuditSubPageType;
  platforms: Partial<Record<PlatformId, number>>;
  /** Failing checks, errors first. */
  issues: CheckId[];
}

export function subPageResult(audit: PageAudit): SubPageResult {
  return {
    score: audit.score.score,
    imageType: audit.imageType,
    platforms: Object.fromEntries(audit.platforms.map(({ platform, score }) => [platform, score.score])),
    issues: issuesOf(audit).map((issue) => issue.id),
  };
}
