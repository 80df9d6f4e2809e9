import type { CheckResult } from '../audit-page.ts';

const ranks = { error: 0, warning: 1, info: 2, ok: 3, success: 3 } as const;

/**
 * docs/specification.md#s4.10: failing errors, failing warnings, failing infos, then passing; checks that do not apply
 * come last.
 */
export const sortChecks = <Result extends Pick<CheckResult, 'outcome' | 'level'>>(
  results: readonly Result[],
): Result[] => {
  const byRank: Result[][] = [[], [], [], [], [], []];
  for (const result of results) byRank[rankOf(result)]?.push(result);
  return byRank.flat();
};

export const graver = (one: CheckResult['level'], other: CheckResult['level']): CheckResult['level'] =>
  ranks[other] < ranks[one] ? other : one;

function rankOf({ outcome, level }: Pick<CheckResult, 'outcome' | 'level'>): number {
  if (outcome === 'fail') return ranks[level];
  return outcome === 'pass' ? 4 : 5;
}
