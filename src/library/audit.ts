import { auditPage } from '#domain/audit/audit-page.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import { withOrigins } from '#domain/audit/emulation/origins.ts';
import { toCard } from '#domain/audit/emulation/to-card.ts';
import { withFixes } from '#domain/audit/fixes/find-fixes.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { describeAudit, describeCard } from '#domain/audit/texts/describe-audit.ts';
import type { PageData, PageSource } from './extract.ts';
import { type NotChecked, notChecked } from './not-checked.ts';
import { evidenceOf, type PageOptions, requestedPlatforms } from './page-evidence.ts';

/** The same answer as `linkbild check --json` gives for a page, and what had to be left out without requests. */
export type Audit = ReturnType<typeof describeAudit> & {
  /** What this audit cannot know. Its score counts only what was checked. */
  notChecked: NotChecked[];
};

/** Every check of every platform, with the score, the issues and what to do. Makes no request. */
export function audit(page: PageSource, options: PageOptions<PageSource>): Audit;
export function audit(page: PageData, options?: PageOptions<PageData>): Audit;
export function audit(page: PageSource | PageData, options: PageOptions<PageSource | PageData> = {}): Audit {
  const { language = 'en' } = options;
  const evidence = evidenceOf(page, options);
  const found = auditPage(evidence, requestedPlatforms(options));
  return {
    ...describeAudit(withOrigins(withFixes(found, evidence), evidence), language),
    notChecked: notChecked(evidence, found, language),
  };
}

/**
 * What every platform would show for a link to the page. Images of which nothing is known are taken at the word of the
 * page's tags (`og:image:width` …).
 */
export function cards(page: PageSource, options: PageOptions<PageSource>): Card[];
export function cards(page: PageData, options?: PageOptions<PageData>): Card[];
export function cards(page: PageSource | PageData, options: PageOptions<PageSource | PageData> = {}): Card[] {
  const evidence = evidenceOf(page, options);
  return requestedPlatforms(options).map((id) =>
    describeCard(toCard(platforms[id], evidence), options.language ?? 'en'),
  );
}
