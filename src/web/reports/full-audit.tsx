import type { ReactNode } from 'react';
import type { AuditPage } from '#contract/entities/audit.ts';
import { pagesRead } from '#domain/audit/texts/pages-read.ts';
import { Accordion } from '#web/components/audit/accordion.tsx';
import { AuditPageList } from '#web/components/audit/audit-page-list.tsx';
import { DetectedApps } from '#web/components/audit/detected-apps.tsx';
import { AllChecks, ScoredCards } from '#web/components/audit/every-check.tsx';
import { ScoreSum } from '#web/components/audit/score-breakdown.tsx';
import { SiteIssues, SuggestedTag } from '#web/components/audit/site-issues.tsx';
import { rangeOf, spreadOf } from '#web/components/audit/spread.ts';
import { platformSpreadTexts, publicReportTexts, reportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { TryItYourself } from '#web/layouts/parts/audit-call-to-action.tsx';
import { usePathTo } from '#web/paths.ts';
import { offersAccount, SignUp, SignUpLine } from './next-step.tsx';
import { OutlierCards } from './outlier-cards.tsx';
import { PrintedAudit } from './printed/printed-audit.tsx';
import type { Report } from './report.server.ts';
import { ReportHeader } from './report-header.tsx';
import { ReportSection, ScoreSection } from './report-section.tsx';
import { shopNameOf } from './shop-name.tsx';
import { TopFixes } from './top-fixes.tsx';

interface ReportAccordionProps {
  title: string;
  /** Beside the title, such as how many there are. */
  note?: string | undefined;
  children: ReactNode;
}

/** A collapsed part of a report, for details. */
const ReportAccordion = ({ title, note, children }: ReportAccordionProps) => (
  <Accordion
    className="border-line border-t"
    summaryClass="py-4"
    summary={
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-4">
        <span className="font-[640] font-display text-xl">{title}</span>
        {note && <span className="text-ink-faint text-sm">{note}</span>}
      </span>
    }
  >
    <div className="pt-2 pb-10">{children}</div>
  </Accordion>
);

type Done = Extract<Report, { state: 'done' }>;

const TOP_FIXES = 3;

/** /audit: the verdict, the platforms that differ and the fixes that bring most; everything else collapsed below. */
export function FullAudit(report: Done) {
  const { audit, outliers, slug, presentation, hasPdf, look } = report;
  const texts = useTexts(publicReportTexts);
  const hrefOf = usePageHref(report);
  const isOffered = offersAccount(report);
  const top = audit.issues.slice(0, TOP_FIXES);
  return (
    <>
      <article className="report page-width pt-6 pb-section print:hidden">
        <ReportHeader
          {...{ audit, slug, presentation, hasPdf }}
          eyebrow={texts.audit}
          heading={shopNameOf(audit.project)}
        />
        <ScoreSection audit={audit} />
        {isOffered && <SignUpLine audit={audit} className="mt-8" />}
        {outliers.length > 0 && <Outliers {...report} />}
        {top.length > 0 ? (
          <ReportSection title={texts.topFixes(top.length)}>
            <TopFixes issues={top} audit={audit} hrefOf={hrefOf} />
          </ReportSection>
        ) : (
          <div className="mt-16">
            <SiteIssues issues={[]} all={audit.pagesDone} />
          </div>
        )}
        <Rest report={report} issues={audit.issues.filter((issue) => !top.includes(issue))} />
        {isOffered && <SignUp audit={audit} />}
      </article>
      <PrintedAudit {...report} />
      {!look && !isOffered && <TryItYourself />}
    </>
  );
}

function usePageHref({ linkName }: Done): (page: AuditPage) => string {
  const pathTo = usePathTo();
  return ({ auditSubPageId }) =>
    pathTo('auditSubPage', { projectSlug: linkName, auditSubPageId: String(auditSubPageId) });
}

function Outliers(report: Done) {
  const { audit, outliers } = report;
  const texts = useTexts(platformSpreadTexts);
  const spread = spreadOf(audit.platforms);
  const [count, range] = [spread.rest.length, rangeOf(spread.rest)];
  const differs = spread.outliers.length > 0;
  return (
    <ReportSection
      title={differs ? texts.title : texts.sameTitle}
      text={differs ? texts.text(count, range) : texts.sameText(count, range)}
    >
      <OutlierCards outliers={outliers} issues={audit.issues} hrefOf={usePageHref(report)} />
    </ReportSection>
  );
}

/** Everything else there is to know, collapsed. */
function Rest({ report, issues }: { report: Done; issues: Done['audit']['issues'] }) {
  const { audit, examples } = report;
  const texts = useTexts(publicReportTexts);
  const { scoreMade } = useTexts(reportTexts);
  const language = useLanguage();
  const hrefOf = usePageHref(report);
  const [example] = examples;
  const platforms = example?.result ? example.result.platforms : [];
  return (
    <section className="mt-16 border-line border-b lg:mt-24">
      <h2 className="mb-6 text-3xl">{texts.rest}</h2>
      {issues.length > 0 && (
        <ReportAccordion title={texts.moreFixes(issues.length)}>
          <SiteIssues
            issues={issues}
            all={audit.pagesDone}
            pages={audit.pages}
            hrefOf={hrefOf}
            tagBlock={(code) => <SuggestedTag code={code} />}
          />
        </ReportAccordion>
      )}
      {example && platforms.length > 0 && (
        <>
          <ReportAccordion title={texts.example} note={texts.exampleText(example.title ?? example.path)}>
            <ScoredCards platforms={platforms} />
          </ReportAccordion>
          <ReportAccordion title={texts.checksBehind} note={example.title ?? example.path}>
            <AllChecks platforms={platforms} imageType={example.type} />
          </ReportAccordion>
        </>
      )}
      <ReportAccordion title={texts.everyPage} note={`${pagesRead(audit, language)}. ${texts.everyPageText}`}>
        <AuditPageList pages={audit.pages} issues={audit.issues} hrefOf={hrefOf} />
      </ReportAccordion>
      <ReportAccordion title={scoreMade}>
        <ScoreSum score={audit.score} parts={audit.scoreParts} />
      </ReportAccordion>
      {audit.detectedApps.length > 0 && (
        <ReportAccordion title={texts.apps} note={texts.appsText}>
          <DetectedApps apps={audit.detectedApps} />
        </ReportAccordion>
      )}
    </section>
  );
}
