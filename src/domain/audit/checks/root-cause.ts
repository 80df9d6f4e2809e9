import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { pageInstead } from '#domain/audit/emulation/page-instead.ts';
import type { Check, Subject } from './check.ts';
import type { CheckId } from './check-id.ts';
import type { Outcome } from './outcome.ts';

// Faults of the page as a whole: whatever else fails on such a page fails because of them.

/** An empty body, and no tag that makes a card in its head: with such tags the cards are as good as any. */
export const isShell = ({ meta }: Pick<PageEvidence, 'meta'>): boolean =>
  meta.isEmptyShell === true &&
  meta.og.title === null &&
  meta.og.images.length === 0 &&
  meta.twitter.title === null &&
  meta.twitter.images.length === 0;

export function rootCauseOf(evidence: PageEvidence): CheckId | null {
  if (pageInstead(evidence) !== null) return 'isRequestedPage';
  return isShell(evidence) ? 'isFilledByServer' : null;
}

/** Crawlers that get nothing at all, or are not let in, have their own reasons. */
const ownReasons: readonly CheckId[] = ['isPageReachable', 'isAllowedByRobots', 'getsSamePage', 'isIndexable'];

export function runCheck({ id, run }: Pick<Check, 'id' | 'run'>, subject: Subject, rootCause: CheckId | null): Outcome {
  const outcome = run(subject);
  if (rootCause === null || rootCause === id || outcome.outcome !== 'fail' || ownReasons.includes(id)) return outcome;
  if (outcome.causedBy && ownReasons.includes(outcome.causedBy)) return outcome;
  return { ...outcome, causedBy: rootCause };
}
