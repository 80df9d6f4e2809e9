import { pagesRead } from '#domain/audit/texts/pages-read.ts';
import { dayDate } from '#domain/format/dates.ts';
import { AgencyContact } from '#web/components/agency-look/agency-contact.tsx';
import { AgencyMark } from '#web/components/agency-look/agency-mark.tsx';
import { HowFar } from '#web/components/audit/how-far.tsx';
import { ImageTypes } from '#web/components/audit/image-types.tsx';
import { PlatformBars } from '#web/components/audit/platform-bars.tsx';
import { ScoreRing } from '#web/components/audit/score-ring.tsx';
import { ShopLogo } from '#web/components/audit/shop-logo.tsx';
import { rangeOf, spreadOf } from '#web/components/audit/spread.ts';
import { Logo } from '#web/components/brand/logo.tsx';
import { platformSpreadTexts, publicReportTexts, reportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { shopNameOf } from '#web/reports/shop-name.ts';
import type { NumberedFix } from './numbered-fixes.ts';
import type { Done } from './printed-audit.tsx';
import { PrintedOutliers } from './printed-outliers.tsx';

type ResultPageProps = Pick<Done, 'audit' | 'outliers' | 'look'> & { fixes: readonly NumberedFix[] };

/** The first page: whose report it is, the verdict, the platforms that differ, and what to fix first. */
export function ResultPage({ audit, outliers, look, fixes }: ResultPageProps) {
  const report = useTexts(reportTexts);
  const texts = useTexts(publicReportTexts);
  const spreadTexts = useTexts(platformSpreadTexts);
  const language = useLanguage();
  const { title, address, logoUrl } = audit.project;
  const spread = spreadOf(audit.platforms);
  const [count, range] = [spread.rest.length, rangeOf(spread.rest)];
  const differs = spread.outliers.length > 0;
  return (
    <section className="paper-page">
      <header className="flex items-start justify-between gap-8 border-line border-b pb-4">
        {look ? <AgencyMark look={look} height={38} /> : <Logo height={17} label="Linkbild" />}
        {look && <AgencyContact contact={look.contact} className="text-right text-ink-soft text-xs" />}
      </header>
      <p className="eyebrow mt-7">{texts.audit}</p>
      <div className="mt-2 flex items-center gap-4">
        <ShopLogo url={logoUrl} name={title ?? address} size={52} />
        <h1 className="min-w-0 text-4xl [overflow-wrap:anywhere]">{shopNameOf(audit.project)}</h1>
      </div>
      <p className="mt-3 text-ink-soft text-sm">
        {[
          title && address,
          pagesRead(audit, language),
          audit.finishedAt && dayDate(new Date(audit.finishedAt), 'Europe/Berlin', language),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="mt-7 flex items-center gap-8 border-line border-y py-6">
        <ScoreRing score={audit.score} size={8.5} />
        <div className="min-w-0 flex-1">
          <p className="text-balance font-[640] font-display text-2xl">{audit.verdict?.[language]}</p>
          {audit.capped && <p className="mt-2 text-ink-soft text-sm">{audit.capped[language]}</p>}
          <HowFar audit={audit} className="mt-2 text-ink-faint text-sm" />
        </div>
      </div>
      <div className="mt-6 grid grid-cols-2 gap-x-12">
        <div>
          <h2 className="mb-2 font-[550] font-sans text-sm tracking-normal">{texts.perPlatform}</h2>
          <PlatformBars isDense platforms={audit.platforms} />
        </div>
        <ImageTypes types={audit.types} />
      </div>
      {outliers.length > 0 && (
        <>
          <h2 className="mt-8 text-2xl">{differs ? spreadTexts.title : spreadTexts.sameTitle}</h2>
          <p className="mt-1 text-ink-soft text-sm">
            {differs ? spreadTexts.text(count, range) : spreadTexts.sameText(count, range)}
          </p>
          <PrintedOutliers outliers={outliers} issues={audit.issues} />
        </>
      )}
      {fixes.length > 0 && (
        <div className="mt-6 border-line border-t pt-4 text-sm">
          <h2 className="text-xl">{texts.fixFirst}</h2>
          <ol className="mt-2 grid gap-1">
            {fixes.map((fix) => (
              <li key={fix.id} className="grid grid-cols-[1.25rem_1fr_auto] gap-x-2">
                <span className="figures font-[640] text-signal">{fix.number}</span>
                <span className="min-w-0">
                  {fix.text[language]} {fix.gain && <span className="text-good">{fix.gain.text[language]}</span>}
                </span>
                <span className="figures text-ink-faint">{report.onPagesOf(fix.pages, audit.pagesDone)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
