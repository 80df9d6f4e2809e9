import type { Audit } from '#contract/entities/audit.ts';
import { isPartOfSite, pagesRead } from '#domain/audit/texts/pages-read.ts';
import { reportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';

/** How much of the site the number is about, how those pages were chosen, and on how many it was compared. */
export function HowFar({ audit, className }: { audit: Audit; className?: string }) {
  const texts = useTexts(reportTexts);
  const language = useLanguage();
  const { pagesPlanned, pagesKnown, change } = audit;
  // Audits of before did not keep how many pages the site had.
  if (pagesKnown === null && change === null) return null;
  const isPart = isPartOfSite(audit);
  return (
    <p className={className}>
      {isPart && `${pagesRead(audit, language)}. ${texts.howChosen}`}
      {pagesKnown !== null && !isPart && texts.allPages(pagesPlanned)}
      {change && change.pages < pagesPlanned && ` ${texts.changeOn(change.pages)}`}
    </p>
  );
}
