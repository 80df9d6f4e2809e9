import { pagesOf } from '#domain/audit/texts/pages-read.ts';
import { HowFar, ImageTypes, ScoreRing } from '#web/components/audit/audit-summary.tsx';
import { PlatformBars } from '#web/components/audit/platform-bars.tsx';
import { publicReportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { sheetTexts } from '#web/i18n/print.ts';
import { previewTexts } from '#web/i18n/public/preview.ts';
import type { SheetData } from './load-sheet.server.ts';
import { Pairs } from './pairs.tsx';
import { Sheet } from './sheet.tsx';

const FIRST_ISSUES = 3;

/** /onepager-audit: for the person who fixes it. The score, what it is made of, what to do first. */
export function AuditSheet(sheet: SheetData) {
  const texts = useTexts(sheetTexts);
  const report = useTexts(publicReportTexts);
  const { nothingToFix } = useTexts(previewTexts);
  const language = useLanguage();
  const { audit, examples } = sheet;
  const [example] = examples;
  const rest = audit.issues.length - FIRST_ISSUES;
  return (
    <Sheet sheet={sheet} part="sheet" heading={texts.auditHeading(audit.project.address)}>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
        <div>
          <div className="flex items-center gap-4">
            <ScoreRing score={audit.score} size={6} />
            <p className="font-[640] font-display text-lg leading-tight">{audit.verdict?.[language]}</p>
          </div>
          <HowFar audit={{ ...audit, change: null }} className="mt-2 text-ink-faint text-xs" />
        </div>
        <div>
          <h2 className="mb-1 font-[550] font-sans text-sm tracking-normal">{report.perPlatform}</h2>
          <PlatformBars isDense platforms={audit.platforms} />
          <div className="mt-4">
            <ImageTypes types={audit.types} />
          </div>
        </div>
      </div>
      <section className="mt-4">
        <h2>{report.fixFirst}</h2>
        {audit.issues.length === 0 && <p className="mt-1.5 text-good">{nothingToFix}</p>}
        <ol className="mt-1.5 grid">
          {audit.issues.slice(0, FIRST_ISSUES).map((issue, at) => (
            <li key={issue.id} className="flex gap-3 border-line border-t py-1.5">
              <span className="figures font-[640] text-signal">{at + 1}</span>
              <div className="min-w-0">
                <p className="font-[550]">
                  {issue.text[language]}{' '}
                  <span className="font-normal text-ink-faint">
                    ({pagesOf(issue.pages, audit.pagesDone, language)})
                  </span>{' '}
                  {issue.gain && <span className="font-normal text-good">{issue.gain.text[language]}</span>}
                </p>
                {issue.advice && <p className="text-ink-soft text-xs">{issue.advice[language]}</p>}
              </div>
            </li>
          ))}
        </ol>
        {rest > 0 && <p className="text-ink-faint text-xs">{texts.moreInReport(rest)}</p>}
      </section>
      {example && (
        <div className="mt-3">
          <Pairs pairs={[{ page: example, platform: 'whatsapp' }]} zoom={0.5} reportName={sheet.reportName} />
        </div>
      )}
    </Sheet>
  );
}
