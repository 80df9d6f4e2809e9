import type { Audit, AuditPage } from '#contract/entities/audit.ts';

/** Every page an issue is on, in the order of the audit. */
export const pagesWith = (issue: Pick<Audit['issues'][number], 'id'>, pages: readonly AuditPage[]): AuditPage[] =>
  pages.filter(({ issues }) => issues.includes(issue.id));
