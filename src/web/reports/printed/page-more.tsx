import { publicReportTexts, reportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { printedTexts } from '#web/i18n/print/report.ts';
import { Pairs } from '#web/print-sheets/pairs.tsx';
import type { NumberedFix } from './numbered-fixes.ts';
import type { Done } from './printed-audit.tsx';

/** Longer lists leave no room for the pair below. */
const MOST_BESIDE_PAIR = 14;
/** Longer lists leave no room for the advice of each. */
const MOST_WITH_ADVICE = 7;

/** The fourth page: every other fix in a line or two, and the link as it could look. */
export function MoreFixesPage({
  fixes,
  audit,
  examples,
  slug,
}: Pick<Done, 'audit' | 'examples' | 'slug'> & { fixes: NumberedFix[] }) {
  const texts = useTexts(printedTexts);
  const report = useTexts(reportTexts);
  const { sketchNote } = useTexts(publicReportTexts);
  const language = useLanguage();
  const [example] = examples;
  return (
    <section className="paper-page">
      <h2 className="text-3xl">{texts.moreFixes}</h2>
      {fixes.length === 0 && <p className="mt-3 text-ink-soft">{texts.noMoreFixes}</p>}
      <ol className="mt-5 border-line border-b">
        {fixes.map((fix) => (
          <li
            key={fix.id}
            className="grid break-inside-avoid grid-cols-[1.75rem_1fr_auto] items-baseline gap-x-3 border-line border-t py-1.5 text-sm"
          >
            <span className="figures font-[640] text-signal">{fix.number}</span>
            <span className="min-w-0">
              <span className="font-[550]">{fix.text[language]}</span>
              {fix.gain && <span className="text-good"> {fix.gain.text[language]}</span>}
              {fixes.length <= MOST_WITH_ADVICE && fix.advice && (
                <span className="mt-0.5 block text-ink-soft text-xs">{fix.advice[language]}</span>
              )}
            </span>
            <span className="figures whitespace-nowrap text-ink-faint text-xs">
              {report.onPagesOf(fix.pages, audit.pagesDone)}
            </span>
          </li>
        ))}
      </ol>
      {example && fixes.length <= MOST_BESIDE_PAIR && (
        <div className="mt-8 break-inside-avoid">
          <h2 className="text-2xl">{texts.beforeAfter}</h2>
          <p className="mt-1 mb-4 text-ink-soft text-sm">{sketchNote}</p>
          <Pairs pairs={[{ page: example, platform: 'whatsapp' }]} zoom={0.72} reportName={slug} />
        </div>
      )}
    </section>
  );
}
