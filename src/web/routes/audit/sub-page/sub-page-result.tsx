import type { AuditSubPage } from '#contract/entities/audit.ts';
import { ScoreRing } from '#web/components/audit/audit-summary.tsx';
import { AllChecks, ScoredCards } from '#web/components/audit/every-check.tsx';
import { IssueRow } from '#web/components/audit/issue-row.tsx';
import { shortAddress } from '#web/components/audit/short-address.ts';
import { SuggestedTag } from '#web/components/audit/site-issues.tsx';
import { SubPageCards } from '#web/components/audit/sub-page-cards.tsx';
import { ArrowLeft, ArrowUpRight } from '#web/components/ui/icons.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { publicReportTexts, reportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { multiplierTexts, previewTexts } from '#web/i18n/public/preview.ts';
import { LanguageSwitch } from '#web/layouts/parts/language-switch.tsx';
import { usePathTo } from '#web/paths.ts';
import type { Presentation } from '#web/reports/presentation.ts';
import { ReportSection } from '#web/reports/report-section.tsx';

interface SubPageHeaderProps {
  page: AuditSubPage;
  slug: string;
  presentation: Presentation;
}

export function SubPageHeader({ page, slug, presentation }: SubPageHeaderProps) {
  const texts = useTexts(publicReportTexts);
  const images = useTexts(multiplierTexts);
  const pathTo = usePathTo();
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-4 text-sm print:hidden">
        <a
          href={pathTo(presentation, { projectSlug: slug })}
          className="inline-flex min-h-6 items-center gap-1.5 hover:text-signal"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {texts.backTo(page.project.address)}
        </a>
        <LanguageSwitch />
      </div>
      <div className="mt-6 grid items-center gap-x-12 gap-y-8 sm:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <h1 className="text-4xl [overflow-wrap:anywhere]">{page.title ?? page.path}</h1>
          <p className="mt-3 text-ink-soft [overflow-wrap:anywhere]">
            <a href={page.url} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
              {shortAddress(page.url)}
            </a>
            <ArrowUpRight aria-hidden className="ml-1 inline size-3.5" />
            {page.audit.finishedAt && (
              <>
                {' · '}
                <Timestamp iso={page.audit.finishedAt} isFull />
              </>
            )}
          </p>
          {page.score !== null && presentation !== 'demo' && (
            <p className="mt-5 max-w-text text-lg">
              {page.result?.verdict}{' '}
              <span className="text-ink-soft">{page.result?.capped ?? texts.imageIs(images[page.type])}</span>
            </p>
          )}
        </div>
        {page.score !== null && <ScoreRing score={page.score} size={8.5} />}
      </div>
    </header>
  );
}

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
