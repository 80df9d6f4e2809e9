import type { CheckId } from './check-id.ts';

/** Figures for the text. Stored with the result; the text itself is built when read, in the reader's language. */
export type Facts = Record<string, string | number | null>;

export interface Outcome {
  outcome: 'pass' | 'fail' | 'not-applicable';
  facts?: Facts;
  /** The check whose failure causes this one (no image: no good ratio). Lists hide such results. */
  causedBy?: CheckId;
}
