import type { Audit, AuditPage } from '#contract/entities/audit.ts';

export type NumberedFix = Audit['issues'][number] & { number: number };

/** On paper a fix is referred to by its number: those that bring most are the first three. */
export function numberedFixes(issues: Audit['issues'], most: number): { top: NumberedFix[]; more: NumberedFix[] } {
  const top = issues.slice(0, most);
  const more = issues.filter((issue) => !top.includes(issue));
  const numbered = [...top, ...more].map((issue, at) => ({ ...issue, number: at + 1 }));
  return { top: numbered.slice(0, top.length), more: numbered.slice(top.length) };
}

/** `1, 4, 12`: the fixes of a page. */
export const numbersOf = (page: AuditPage, fixes: readonly NumberedFix[]): string =>
  fixes
    .filter(({ id }) => page.issues.includes(id))
    .map(({ number }) => number)
    .join(', ');
