import type { Audit } from '#contract/entities/audit.ts';
import { reportTexts } from '../../i18n/audit/reports.ts';
import { useTexts } from '../../i18n/language.tsx';

/** How much of the site the number is about, how those pages were chosen, and on how many it was compared. */
export function HowFar({ audit, className }: { audit: Audit; className?: string }) {
  const texts = useTexts(reportTexts);
  const { pagesPlanned, pagesKnown, change } = audit;
  // Audits of before did not keep how many pages the site had.
  if (pagesKnown === null && change === null) return null;
  const isPart = pagesKnown !== null && pagesKnown > pagesPlanned;
  return (
    <p className={className}>
      {isPart && `${texts.pagesOf(pagesPlanned, pagesKnown)}. ${texts.howChosen}`}
      {pagesKnown !== null && !isPart && texts.allPages(pagesPlanned)}
      {change && change.pages < pagesPlanned && ` ${texts.changeOn(change.pages)}`}
    </p>
  );
}
