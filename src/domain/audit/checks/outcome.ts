import type { IssueLevel } from '#domain/enumerations.ts';
import type { CheckId } from './check-id.ts';

/** Figures for the text. Stored with the result; the text itself is built when read, in the reader's language. */
export type Facts = Record<string, string | number | null>;

export interface Outcome {
  outcome: 'pass' | 'fail' | 'not-applicable';
  facts?: Facts;
  /** The check whose failure causes this one (no image: no good ratio). Lists hide such results. */
  causedBy?: CheckId;
}

/** One check on one platform. Plain data: describe-check.ts finds the texts in either language when it is shown. */
export interface CheckResult {
  id: CheckId;
  kind: 'meta' | 'image';
  level: IssueLevel;
  outcome: Outcome['outcome'];
  /** The platform's weight; 0: advice only. */
  weight: number;
  facts: Facts;
  causedBy: CheckId | null;
}
