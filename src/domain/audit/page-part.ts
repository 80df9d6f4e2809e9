import type { Text } from '#domain/language.ts';
import type { AutopsyRow } from './autopsy.ts';
import type { PageFailure } from './page-failure-words.ts';
import type { sayAudit } from './say-audit.ts';

// What a screen gets while a page is being looked at: a JSON line a stage (GET /sub-page-checker/stream).

export type SaidAudit = ReturnType<typeof sayAudit>;

/** Every stage holds a whole audit; what a later one brings does not apply yet. */
export interface PagePart {
  stage: 'meta' | 'images' | 'reach';
  audit: SaidAudit;
  autopsy: AutopsyRow[];
}

export interface PageProblem {
  stage: 'failed';
  reason: PageFailure;
  status: number | null;
  text: Text;
}
