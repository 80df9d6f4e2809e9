import type { Check } from '#domain/audit/checks/check.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import { checks } from '#domain/audit/checks/index.ts';
import type { IssueLevel } from '#domain/enumerations.ts';
import { namesOf, raisesLevel } from './issues.ts';
import { graver } from './sort-checks.ts';

/** The names of the issues that `issuesOf` finds, without keeping what fails where. */
export function createIssueNames() {
  const levels = new Map<CheckId, IssueLevel>();
  /** Checks whose cause did not fail on that platform: issues of their own unless it fails elsewhere. */
  const orphans: Chain[] = [];
  const missingCards: Chain[] = [];
  const rootOf = ({ last, cause }: Chain): CheckId => (cause !== null && levels.has(cause) ? cause : last);
  return {
    /** Nothing is to be learned from it. A lost card makes an error of its cause: each of them is needed. */
    isKnown: ({ id, level }: Check, here: IssueLevel): boolean => {
      const known = levels.get(id);
      return (known === here || known === level) && id !== 'hasCard';
    },
    add(check: Check, level: IssueLevel) {
      const known = levels.get(check.id);
      levels.set(check.id, known === undefined ? level : graver(known, level));
    },
    /** What failed on one platform, with the causes named. */
    follow(failed: ReadonlyMap<CheckId, CheckId | null>) {
      for (const [id, cause] of failed) {
        if (cause === null) continue;
        const chain = chainOf(id, failed);
        if (id === 'hasCard') missingCards.push(chain);
        if (chain.cause !== null) orphans.push(chain);
      }
    },
    list(): CheckId[] {
      const found = new Map(levels);
      for (const chain of orphans) {
        const root = rootOf(chain);
        if (!found.has(root)) found.set(root, checks[root].level);
      }
      for (const chain of missingCards) {
        const root = rootOf(chain);
        if (raisesLevel(root)) found.set(root, 'error');
      }
      return namesOf(found);
    },
  };
}

/** No chain is longer; two checks that name each other must not end a crawl. */
const MAX_STEPS = 4;

/** The last check of the chain that fails on the platform, and the cause it names if that one does not. */
interface Chain {
  last: CheckId;
  cause: CheckId | null;
}

function chainOf(id: CheckId, failed: ReadonlyMap<CheckId, CheckId | null>): Chain {
  let last = id;
  let cause = failed.get(last) ?? null;
  for (let steps = 0; cause !== null && failed.has(cause) && steps < MAX_STEPS; steps++) {
    last = cause;
    cause = failed.get(last) ?? null;
  }
  return { last, cause };
}
