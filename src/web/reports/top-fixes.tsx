import type { Audit, AuditPage } from '#contract/entities/audit.ts';
import { DoneByUs, FixLink } from '#web/components/audit/guide-link.tsx';
import { AffectedPages, pagesWith, SuggestedTag } from '#web/components/audit/site-issues.tsx';
import { reportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';

interface TopFixesProps {
  issues: Audit['issues'];
  audit: Pick<Audit, 'pages' | 'pagesDone'>;
  hrefOf: (page: AuditPage) => string;
}

/** The few fixes that bring most, expanded: what to do, what it brings, and every page it concerns. */
export function TopFixes({ issues, audit, hrefOf }: TopFixesProps) {
  const texts = useTexts(reportTexts);
  const language = useLanguage();
  return (
    <ol className="grid gap-8">
      {issues.map((issue, at) => (
        <li
          key={issue.id}
          className="grid gap-x-6 gap-y-3 border-line border-t pt-5 sm:grid-cols-[2.5rem_minmax(0,1fr)]"
        >
          <span aria-hidden className="figures font-[640] font-display text-3xl text-signal leading-none">
            {at + 1}
          </span>
          <div className="grid min-w-0 gap-4">
            <div>
              <h3 className="text-xl">{issue.text[language]}</h3>
              <p className="mt-1 text-sm">
                {issue.gain && <span className="font-[550] text-good">{issue.gain.text[language]} · </span>}
                <span className="text-ink-soft">{texts.onPagesOf(issue.pages, audit.pagesDone)}</span>
              </p>
            </div>
            {(issue.detail || issue.advice) && (
              <p className="max-w-text text-ink-soft">
                {issue.detail && <span className="text-ink">{issue.detail[language]} </span>}
                {issue.advice?.[language]}
              </p>
            )}
            <DoneByUs text={issue.doneByUs?.[language]} />
            {issue.where && <p className="max-w-text text-sm">{issue.where[language]}</p>}
            {issue.paste && <SuggestedTag code={issue.paste} />}
            <AffectedPages pages={pagesWith(issue, audit.pages)} hrefOf={hrefOf} />
            <FixLink check={issue.id} />
          </div>
        </li>
      ))}
    </ol>
  );
}
