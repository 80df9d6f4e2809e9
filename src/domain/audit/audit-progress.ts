import type { Text } from '#domain/language.ts';
import type { describeAudit } from './texts/describe-audit.ts';
import type { PageFailure } from './texts/page-failure-texts.ts';
import type { TagReportRow } from './texts/tag-report.ts';

// What a screen gets while a page is being looked at: a JSON line a stage (GET /sub-page-checker/stream).

export type DescribedAudit = ReturnType<typeof describeAudit>;

/** Every stage holds a whole audit; what a later one brings does not apply yet. */
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
