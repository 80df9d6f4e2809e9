import type { ReactNode } from 'react';
import type { Audit } from '#contract/entities/audit.ts';
import { HowFar, ImageTypes, ScoreRing } from '#web/components/audit/audit-summary.tsx';
import { PlatformBars } from '#web/components/audit/platform-bars.tsx';
import { publicReportTexts, reportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';

interface ReportSectionProps {
  id?: string;
  title: string;
  text?: string;
  children: ReactNode;
}

export function ReportSection({ id, title, text, children }: ReportSectionProps) {
  return (
    <section id={id} className="mt-16 scroll-mt-8 lg:mt-24">
      <h2 className="text-3xl">{title}</h2>
      {text && <p className="mt-3 max-w-text text-ink-soft">{text}</p>}
      <div className="mt-8">{children}</div>
    </section>
  );
}

/** The verdict, the score, and the platforms that differ: the answer first. */
export function ScoreSection({ audit }: { audit: Audit & { score: number } }) {
  const texts = useTexts(publicReportTexts);
  const report = useTexts(reportTexts);
  const language = useLanguage();
  return (
    <section className="mt-8 grid gap-x-16 gap-y-10 border-line border-t pt-10 lg:grid-cols-2 print:grid-cols-2">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-6">
        <ScoreRing score={audit.score} />
        <div className="min-w-52 flex-1">
          <p className="text-balance font-[640] font-display text-2xl">{audit.verdict?.[language]}</p>
          {audit.capped && <p className="mt-2 text-ink-soft text-sm">{audit.capped[language]}</p>}
          <HowFar audit={audit} className="mt-2 text-ink-faint text-sm" />
        </div>
      </div>
      <div className="grid min-w-0 content-center gap-8">
        <div>
          <h2 className="mb-2 font-[550] font-sans text-sm tracking-normal">{texts.perPlatform}</h2>
          <PlatformBars platforms={audit.platforms} />
          <p className="mt-2 text-ink-faint text-sm">{report.platformsMean}</p>
        </div>
        <ImageTypes types={audit.types} />
      </div>
    </section>
  );
}
