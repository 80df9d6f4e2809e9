import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { pageInstead } from '#domain/audit/emulation/page-instead.ts';
import { isArticle } from './allows-large-image.ts';
import { type Check, notApplicable, type Subject } from './check.ts';
import type { CheckId } from './check-id.ts';
import type { Outcome } from './outcome.ts';

// Faults of the page as a whole: whatever else fails on such a page fails because of them.

/** An empty body, and no tag in the head from which a card could be made. */
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

/** Discover shows articles, so a product photo that is too small for it is no issue. */
const isIrrelevant = (id: CheckId, { platform, evidence }: Subject): boolean =>
  platform.id === 'google-discover' && sizes.includes(id) && !isArticle(evidence);

const sizes: readonly CheckId[] = ['hasMinWidth', 'hasGoodImageRatio'];

/** Crawlers that get nothing at all, or are not let in, have their own reasons. */
const ownReasons: readonly CheckId[] = ['isPageReachable', 'isAllowedByRobots', 'getsSamePage', 'isIndexable'];

export function runCheck({ id, run }: Pick<Check, 'id' | 'run'>, subject: Subject, rootCause: CheckId | null): Outcome {
  const outcome = run(subject);
  if (outcome.outcome === 'fail' && isIrrelevant(id, subject)) return notApplicable;
  if (rootCause === null || rootCause === id || outcome.outcome !== 'fail') return outcome;
  // A login or error page is rightly left out of searches.
  const isOwn = (one: CheckId) =>
    ownReasons.includes(one) && !(one === 'isIndexable' && rootCause === 'isRequestedPage');
  if (isOwn(id) || (outcome.causedBy && isOwn(outcome.causedBy))) return outcome;
  return { ...outcome, causedBy: rootCause };
}
