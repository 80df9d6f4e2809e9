import type { CheckResult } from '#domain/audit/checks/outcome.ts';
import type { IssueLevel } from '#domain/enumerations.ts';

const ranks = { error: 0, warning: 1, info: 2, ok: 3, success: 3 } as const;

export const levelRank = (level: IssueLevel): number => ranks[level];

export const moreSevere = (one: IssueLevel, other: IssueLevel): IssueLevel => (ranks[other] < ranks[one] ? other : one);

/**
 * docs/specification.md#s4.10: failing errors, failing warnings, failing infos, then passing; checks that do not apply
 * come last. A failing `hasCard` comes first.
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
