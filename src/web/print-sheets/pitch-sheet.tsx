import { pagesOf } from '#domain/audit/texts/pages-read.ts';
import { HowFar, ScoreRing } from '#web/components/audit/audit-summary.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { sheetTexts } from '#web/i18n/print.ts';
import { demoPlatforms } from '#web/reports/card-after.ts';
import { shopNameOf } from '#web/reports/shop-name.tsx';
import type { SheetData } from './load-sheet.server.ts';
import { type Pair, Pairs } from './pairs.tsx';
import { Sheet } from './sheet.tsx';

const FIRST_ISSUES = 3;

/** /onepager: for the person who decides. What people see today, what they could see, what it takes. */
export function PitchSheet(sheet: SheetData) {
  const texts = useTexts(sheetTexts);
  const language = useLanguage();
  const { audit, examples } = sheet;
  const weak = audit.types.none + audit.types.generic;
  return (
    <Sheet sheet={sheet} part="sheet" heading={texts.pitchHeading(shopNameOf(audit.project))}>
      <div className="flex items-center gap-5">
        <ScoreRing score={audit.score} size={6} />
        <div className="min-w-0">
          <p className="font-[640] font-display text-lg leading-tight">{audit.verdict?.[language]}</p>
          <p className="mt-1 text-ink-soft">
            {weak > 0 ? texts.weakPages(weak, audit.pagesDone) : texts.readPages(audit.pagesDone)}
          </p>
          <HowFar audit={{ ...audit, change: null }} className="text-ink-faint text-xs" />
        </div>
      </div>
      <div className="mt-4">
        <Pairs pairs={pairsOf(examples)} zoom={0.51} reportName={sheet.reportName} />
      </div>
      {audit.issues.length > 0 && (
        <section className="mt-4">
          <h2>{texts.whatIsWrong}</h2>
          <ol className="mt-1.5 grid gap-1">
            {audit.issues.slice(0, FIRST_ISSUES).map((issue, at) => (
              <li key={issue.id} className="flex gap-2.5">
                <span className="figures font-[640] text-signal">{at + 1}</span>
                <span>
                  {issue.text[language]}{' '}
                  <span className="text-ink-faint">({pagesOf(issue.pages, audit.pagesDone, language)})</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </Sheet>
  );
}

/** Two pages on two platforms; a site with one page shows it on both. */
const pairsOf = (examples: SheetData['examples']): Pair[] => {
  const pages = examples.length === 1 ? [...examples, ...examples] : examples;
  return pages.flatMap((page, at) => {
    const platform = demoPlatforms[at];
    return platform ? [{ page, platform }] : [];
  });
};
