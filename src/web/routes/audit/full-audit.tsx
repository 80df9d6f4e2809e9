import { Fold } from '../../components/audit/accordion.tsx';
import { AuditPageList } from '../../components/audit/audit-page-list.tsx';
import { DetectedApps } from '../../components/audit/detected-apps.tsx';
import { AllChecks } from '../../components/audit/every-check.tsx';
import { ScoredCards } from '../../components/audit/scored-cards.tsx';
import { SiteIssues } from '../../components/audit/site-issues.tsx';
import { SuggestedTag } from '../../components/audit/tag-to-paste.tsx';
import { platformViewsOf } from '../../components/audit/views.ts';
import { publicReportTexts } from '../../i18n/audit/reports.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { usePathTo } from '../../paths.ts';
import type { Report } from './report.server.ts';
import { ReportHeader } from './report-header.tsx';
import { ReportSection } from './report-section.tsx';
import { ScoreSection } from './score-section.tsx';
import { TryItYourself } from './try-it-yourself.tsx';

type Done = Extract<Report, { state: 'done' }>;

/** /audit: everything that was found, down to the single check. */
export function FullAudit({ audit, examples, slug, linkName, presentation, hasPdf, look }: Done) {
  const texts = useTexts(publicReportTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const [example] = examples;
  return (
    <>
      <article className="report page-width pt-6 pb-section">
        <ReportHeader
          {...{ audit, slug, presentation, hasPdf }}
          eyebrow={texts.audit}
          heading={audit.project.address}
        />
        <ScoreSection audit={audit} hasWay />
        <ReportSection title={texts.toFix} text={texts.toFixText}>
          <SiteIssues
            issues={audit.issues}
            all={audit.pagesDone}
            unfolded="errors"
            tagBlock={(code) => <SuggestedTag code={code} />}
          />
        </ReportSection>
        {example?.result && (
          <ReportSection title={texts.example} text={texts.exampleText(example.title ?? example.path)}>
            <ScoredCards platforms={platformViewsOf(example.result, language)} />
            <Fold
              className="mt-10 border-line border-y"
              summaryClass="py-4"
              summary={<span className="font-[550]">{texts.checksBehind}</span>}
            >
              <div className="pt-4 pb-6">
                <AllChecks platforms={platformViewsOf(example.result, language)} imageType={example.type} />
              </div>
            </Fold>
          </ReportSection>
        )}
        <ReportSection title={texts.everyPage} text={texts.everyPageText}>
          <AuditPageList
            pages={audit.pages}
            issues={audit.issues}
            hrefOf={({ auditSubPageId }) =>
              pathTo('auditSubPage', { projectSlug: linkName, auditSubPageId: String(auditSubPageId) })
            }
          />
        </ReportSection>
        {audit.detectedApps.length > 0 && (
          <ReportSection title={texts.apps} text={texts.appsText}>
            <DetectedApps apps={audit.detectedApps} />
          </ReportSection>
        )}
      </article>
      {!look && <TryItYourself />}
    </>
  );
}
