import type { Audit } from '#contract/entities/audit.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { pagesRead } from '#domain/audit/texts/pages-read.ts';
import { dayDate } from '#domain/format/dates.ts';
import { AgencyContact, AgencyMark } from '#web/components/agency-look/agency-look.tsx';
import { HowFar, ImageTypes, ScoreRing } from '#web/components/audit/audit-summary.tsx';
import { PlatformBars } from '#web/components/audit/platform-bars.tsx';
import { Score } from '#web/components/audit/score.tsx';
import { rangeOf, spreadOf } from '#web/components/audit/spread.ts';
import { Logo } from '#web/components/brand/logo.tsx';
import { platformSpreadTexts, publicReportTexts, reportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { cardHeight, fitToSheet } from '#web/print-sheets/fit-to-sheet.ts';
import { whyItDiffers } from '#web/reports/outlier-cards.tsx';
import type { OutlierCard } from '#web/reports/report.server.ts';
import { ShopLogo, shopNameOf } from '#web/reports/shop-name.tsx';
import type { NumberedFix } from './page-fixes.tsx';
import type { Done } from './printed-audit.tsx';

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

const MAX_PER_ROW = 3;
const ZOOM = 0.64;
const CARD_WIDTH = 320;
/** Around the card: who posted it, what they say. */
const SCENE = 150;
/** The space on the page for the highest card, in px. */
const ROOM = 200;

/** All at the same scale: smaller if the highest would not fit. */
const zoomOf = (cards: readonly Card[]): number =>
  Math.min(ZOOM, ...cards.map((card) => ROOM / (cardHeight(card, CARD_WIDTH) + SCENE)));

/** Three cards beside each other, filling what is left of the page. */
function PrintedOutliers({ outliers, issues }: { outliers: readonly OutlierCard[]; issues: Audit['issues'] }) {
  const texts = useTexts(platformSpreadTexts);
  const language = useLanguage();
  const differs = outliers.some(({ difference }) => difference !== 0);
  const shown = outliers.slice(0, MAX_PER_ROW).flatMap((one) => {
    const card = one.page.result?.platforms.find((judged) => judged.platform === one.platform)?.card;
    return card ? [{ ...one, card: fitToSheet(card) }] : [];
  });
  const zoom = zoomOf(shown.map(({ card }) => card));
  return (
    <ul className="mt-4 grid flex-1 grid-cols-3 gap-x-5">
      {shown.map(({ platform, score, difference, page, card }) => (
        <li key={platform} className="flex min-w-0 flex-col">
          <p className="flex items-baseline justify-between gap-3">
            <span className="font-[550]">{platformNames[platform]}</span>
            <Score score={score} />
          </p>
          <p className="min-h-[1lh] text-ink-soft text-xs">
            {difference !== 0 ? texts.difference(difference) : differs && texts.comparison}
          </p>
          <div className="paper-card pv-cell mt-2 flex-1" style={{ zoom }}>
            <PlatformPreview card={card} language={language} />
          </div>
          <p className="paper-reason mt-2 text-xs">{whyItDiffers({ platform, difference, page }, issues, language)}</p>
          <p className="mt-0.5 truncate text-ink-faint text-xs">
            {texts.onPage} {page.path}
          </p>
        </li>
      ))}
    </ul>
  );
}
