import type { PagePreview } from '#contract/entities/described-audit.ts';

type Issues = PagePreview['issues'];

/** A hint that brings nothing is no fix. Every sentence that counts fixes counts these, so that none contradicts another. */
export const fixesOf = (issues: Issues): Issues =>
  issues.filter(({ gain, level }) => gain !== null || level === 'error' || level === 'warning');

export const tipsOf = (issues: Issues): Issues => {
  const fixes = new Set(fixesOf(issues));
  return issues.filter((issue) => !fixes.has(issue));
};
