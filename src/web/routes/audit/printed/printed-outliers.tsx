import type { Audit } from '#contract/entities/audit.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { Score } from '../../../components/audit/score.tsx';
import { platformSpreadTexts } from '../../../i18n/audit/reports.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { PlatformPreview } from '../../../previews/platform-preview.tsx';
import { fitToSheet } from '../../print/fit-to-sheet.ts';
import { whyItDiffers } from '../outlier-cards.tsx';
import type { OutlierCard } from '../report.server.ts';

/** Three cards beside each other, filling what is left of the page. */
export function PrintedOutliers({ outliers, issues }: { outliers: readonly OutlierCard[]; issues: Audit['issues'] }) {
  const texts = useTexts(platformSpreadTexts);
  const language = useLanguage();
  return (
    <ul className="mt-4 grid flex-1 grid-cols-3 gap-x-5">
      {outliers.map(({ platform, score, difference, page }) => {
        const card = page.result?.platforms.find((judged) => judged.platform === platform)?.card;
        if (!card) return null;
        return (
          <li key={platform} className="flex min-w-0 flex-col">
            <p className="flex items-baseline justify-between gap-3">
              <span className="font-[550]">{platformNames[platform]}</span>
              <Score score={score} />
            </p>
            {difference !== 0 && <p className="text-ink-soft text-xs">{texts.difference(difference)}</p>}
            <div className="paper-card pv-cell mt-2 flex-1">
              <PlatformPreview card={fitToSheet(card)} language={language} />
            </div>
            <p className="paper-reason mt-2 text-xs">
              {whyItDiffers({ platform, difference, page }, issues, language)}
            </p>
            <p className="mt-0.5 truncate text-ink-faint text-xs">
              {texts.onPage} {page.path}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
