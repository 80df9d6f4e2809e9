import type { CheckResult } from '#domain/audit/checks/outcome.ts';
import type { Gain } from '#domain/audit/texts/issue-texts.ts';
import type { IssueLevel } from '#domain/enumerations.ts';

const ranks = { error: 0, warning: 1, info: 2, ok: 3, success: 3 } as const;

export const levelRank = (level: IssueLevel): number => ranks[level];

export const graver = (one: IssueLevel, other: IssueLevel): IssueLevel => (ranks[other] < ranks[one] ? other : one);

/**
 * docs/specification.md#s4.10: failing errors, failing warnings, failing infos, then passing; checks that do not apply
 * come last. Before all others the reason why there is no card.
 */
export const sortChecks = <Result extends Pick<CheckResult, 'outcome' | 'level'> & { id?: CheckResult['id'] }>(
  results: readonly Result[],
): Result[] => {
  const byRank: Result[][] = [[], [], [], [], [], [], []];
  for (const result of results) byRank[rankOf(result)]?.push(result);
  return byRank.flat();
};

function rankOf({ outcome, level, id }: Pick<CheckResult, 'outcome' | 'level'> & { id?: CheckResult['id'] }): number {
  if (outcome === 'fail') return id === 'hasCard' ? 0 : ranks[level] + 1;
  return outcome === 'pass' ? 5 : 6;
}

interface Gaining {
  level: IssueLevel;
  gain: Pick<Gain, 'points' | 'images' | 'cards'> | null;
  /** How many have it; absent for the issues of one page. */
  pages?: number;
}

/**
 * The one order of issues, on a page and over a site, wherever they are listed: first what brings most points, then
 * cards, then images, then the graver one, then the one on more pages.
 */
export const orderIssues = <One extends Gaining>(issues: readonly One[]): One[] =>
  issues.toSorted(
    (a, b) =>
      (b.gain?.points ?? 0) - (a.gain?.points ?? 0) ||
      (b.gain?.cards.length ?? 0) - (a.gain?.cards.length ?? 0) ||
      (b.gain?.images.length ?? 0) - (a.gain?.images.length ?? 0) ||
      levelRank(a.level) - levelRank(b.level) ||
      (b.pages ?? 1) - (a.pages ?? 1),
  );
