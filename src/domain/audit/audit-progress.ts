import type { Text } from '#domain/language.ts';
import type { describeAudit } from './texts/describe-audit.ts';
import type { PageFailure } from './texts/page-failure-texts.ts';
import type { TagReportRow } from './texts/tag-report.ts';

// What a screen receives while a page is being audited: one JSON line per stage (GET /sub-page-checker/stream).

export type DescribedAudit = ReturnType<typeof describeAudit>;

/** Every stage holds a whole audit; checks of later stages do not apply yet. */
export interface PagePart {
  stage: 'meta' | 'images' | 'reach';
  audit: DescribedAudit;
  autopsy: TagReportRow[];
}

export interface PageProblem {
  stage: 'failed';
  reason: PageFailure;
  status: number | null;
  text: Text;
}
