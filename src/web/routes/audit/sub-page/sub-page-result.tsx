import type { AuditSubPage } from '#contract/entities/audit.ts';
import { AllChecks } from '#web/components/audit/every-check.tsx';
import { IssueRow } from '#web/components/audit/issue-row.tsx';
import { ScoredCards } from '#web/components/audit/scored-cards.tsx';
import { SubPageCards } from '#web/components/audit/sub-page-cards.tsx';
import { SuggestedTag } from '#web/components/audit/tag-to-paste.tsx';
import { issueViewsOf, platformViewsOf } from '#web/components/audit/views.ts';
import { publicReportTexts, reportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';
import { ReportSection } from '#web/reports/report-section.tsx';

interface SubPageResultProps {
  page: AuditSubPage;
  /** With every check unfolded below the cards. */
  isWhole: boolean;
}

export function SubPageResult({ page, isWhole }: SubPageResultProps) {
  const texts = useTexts(publicReportTexts);
  const { hurts, nothingToFix, nothingToFixText } = useTexts(previewTexts);
  const { notRead } = useTexts(reportTexts);
  const language = useLanguage();
  if (!page.result) {
    return <p className="mt-10 rounded-lg bg-bad-soft px-6 py-5 text-bad">{page.failure?.text[language] ?? notRead}</p>;
  }
  const platforms = platformViewsOf(page.result, language);
  const issues = issueViewsOf(page.result, language);
  return (
    <>
      <ReportSection
        title={issues.length ? texts.toFix : nothingToFix}
        text={issues.length ? undefined : nothingToFixText}
      >
        <ol className={issues.length ? 'border-line border-b' : undefined}>
          {issues.map((issue, at) => (
            <li key={issue.id} className="break-inside-avoid border-line border-t">
              <IssueRow
                issue={issue}
                reach={hurts(issue.platforms.length)}
                open={isWhole ? issue.level === 'error' || at === 0 : at === 0}
                tagBlock={(code) => <SuggestedTag code={code} />}
              />
            </li>
          ))}
        </ol>
      </ReportSection>
      <ReportSection title={texts.everyPlatform}>
        {isWhole ? <ScoredCards platforms={platforms} /> : <SubPageCards platforms={platforms} imageType={page.type} />}
      </ReportSection>
      {isWhole && (
        <ReportSection title={texts.everyCheck} text={texts.everyCheckText}>
          <AllChecks platforms={platforms} imageType={page.type} />
        </ReportSection>
      )}
    </>
  );
}
