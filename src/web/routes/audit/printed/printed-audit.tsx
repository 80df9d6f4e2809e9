import type { Report } from '../report.server.ts';
import { Appendix } from './appendix.tsx';
import { numberedFixes } from './numbered-fixes.ts';
import { CardsPage } from './page-cards.tsx';
import { FixesPage } from './page-fixes.tsx';
import { MoreFixesPage } from './page-more.tsx';
import { ResultPage } from './page-result.tsx';
import { RunningLines } from './running-lines.tsx';
import './printed-audit.css';

export type Done = Extract<Report, { state: 'done' }>;

const TOP_FIXES = 3;

/** The audit on paper, in place of the screen's: four pages and an appendix. */
export function PrintedAudit(report: Done) {
  const { audit, look, examples, slug } = report;
  const { top, more } = numberedFixes(audit.issues, TOP_FIXES);
  return (
    <article className="paper">
      <RunningLines audit={audit} look={look} />
      <ResultPage {...report} fixes={top} />
      <FixesPage fixes={top} audit={audit} />
      <CardsPage {...report} />
      <MoreFixesPage fixes={more} {...{ audit, examples, slug }} />
      <Appendix audit={audit} look={look} fixes={[...top, ...more]} />
    </article>
  );
}
