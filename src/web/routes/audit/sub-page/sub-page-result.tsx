import type { AuditSubPage } from '#contract/entities/audit.ts';
import { AllChecks } from '../../../components/audit/every-check.tsx';
import { IssueRow } from '../../../components/audit/issue-row.tsx';
import { ScoredCards } from '../../../components/audit/scored-cards.tsx';
import { SubPageCards } from '../../../components/audit/sub-page-cards.tsx';
import { SuggestedTag } from '../../../components/audit/tag-to-paste.tsx';
import { publicReportTexts, reportTexts } from '../../../i18n/audit/reports.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { previewTexts } from '../../../i18n/public/preview.ts';
import { ReportSection } from '../report-section.tsx';

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
  const { platforms, issues } = page.result;
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
