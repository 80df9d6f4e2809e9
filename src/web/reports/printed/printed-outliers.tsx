import type { Audit } from '#contract/entities/audit.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { Score } from '#web/components/audit/score.tsx';
import { platformSpreadTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { cardHeight } from '#web/print-sheets/arrange-cards.ts';
import { fitToSheet } from '#web/print-sheets/fit-to-sheet.ts';
import { whyItDiffers } from '#web/reports/outlier-cards.tsx';
import type { OutlierCard } from '#web/reports/report.server.ts';

const BESIDE_EACH_OTHER = 3;
const ZOOM = 0.64;
const CARD_WIDTH = 320;
/** Around the card: who posted it, what they say. */
const SCENE = 150;
/** What the page leaves for the highest card, in px. */
const ROOM = 200;

/** All at the same scale: smaller if the highest would not fit. */
const zoomOf = (cards: readonly Card[]): number =>
  Math.min(ZOOM, ...cards.map((card) => ROOM / (cardHeight(card, CARD_WIDTH) + SCENE)));

/** Three cards beside each other, filling what is left of the page. */
export function PrintedOutliers({ outliers, issues }: { outliers: readonly OutlierCard[]; issues: Audit['issues'] }) {
  const texts = useTexts(platformSpreadTexts);
  const language = useLanguage();
  const differs = outliers.some(({ difference }) => difference !== 0);
  const shown = outliers.slice(0, BESIDE_EACH_OTHER).flatMap((one) => {
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
