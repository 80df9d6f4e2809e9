import type { Audit } from '#contract/entities/audit.ts';
import { HowFar } from '../../components/audit/how-far.tsx';
import { ImageTypes } from '../../components/audit/image-types.tsx';
import { PlatformBars } from '../../components/audit/platform-bars.tsx';
import { ScoreBreakdown } from '../../components/audit/score-breakdown.tsx';
import { ScoreRing } from '../../components/audit/score-ring.tsx';
import { publicReportTexts, reportTexts } from '../../i18n/audit/reports.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';

interface ScoreSectionProps {
  audit: Audit & { score: number };
  /** With how the score was calculated. */
  hasWay?: boolean;
}

/** The score, what it means, what it is made of: the answer first. */
export function ScoreSection({ audit, hasWay = false }: ScoreSectionProps) {
  const texts = useTexts(publicReportTexts);
  const report = useTexts(reportTexts);
  const language = useLanguage();
  const [first] = audit.issues;
  return (
    <section className="mt-10 grid gap-x-16 gap-y-10 border-line border-t pt-10 lg:grid-cols-[1.15fr_1fr] print:grid-cols-2">
      <div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-6">
          <ScoreRing score={audit.score} />
          <div className="min-w-52 flex-1">
            <p className="text-balance font-[640] font-display text-2xl">{audit.verdict?.[language]}</p>
            {audit.capped && <p className="mt-2 text-ink-soft text-sm">{audit.capped[language]}</p>}
            {first && (
              <p className="mt-2 text-ink-soft">
                {report.onPagesOf(first.pages, audit.pagesDone)}: {first.text[language]}
              </p>
            )}
            <HowFar audit={audit} className="mt-2 text-ink-faint text-sm" />
          </div>
        </div>
        <div className="mt-10">
          <ImageTypes types={audit.types} />
        </div>
      </div>
      <div>
        <h2 className="font-[550] font-sans text-sm tracking-normal">{texts.perPlatform}</h2>
        <PlatformBars platforms={audit.platforms} className="mt-2" />
        <p className="mt-3 text-ink-faint text-sm">{report.platformsMean}</p>
      </div>
      {hasWay && (
        <div className="lg:col-span-2 print:col-span-2">
          <ScoreBreakdown score={audit.score} parts={audit.scoreParts} />
        </div>
      )}
    </section>
  );
}
