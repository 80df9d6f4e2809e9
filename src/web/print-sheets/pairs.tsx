import type { AuditSubPage } from '#contract/entities/audit.ts';
import { type PlatformId, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { sheetTexts } from '#web/i18n/print.ts';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { cardAfter, exampleImagePath } from '#web/reports/card-after.ts';
import { fitToSheet } from './fit-to-sheet.ts';

export interface Pair {
  page: AuditSubPage;
  platform: PlatformId;
}

interface PairsProps {
  pairs: readonly Pair[];
  /** Scales the cards to the paper. */
  zoom: number;
  /** The name of the report that its images are opened with: it carries the key. */
  reportName: string;
}

/** Links twice, current on the left and possible on the right. */
export function Pairs({ pairs, zoom, reportName }: PairsProps) {
  const texts = useTexts(sheetTexts);
  const language = useLanguage();
  return (
    <ul className="grid gap-3">
      {pairs.map(({ page, platform }) => {
        const before = page.result?.platforms.find((judged) => judged.platform === platform)?.card;
        if (!before) return null;
        const title = page.title ?? page.path;
        const after = cardAfter(before, { title, imageUrl: exampleImagePath(reportName, page) });
        return (
          <li key={`${page.uuid} ${platform}`} className="break-inside-avoid">
            <div className="sheet-pairs grid grid-cols-2 gap-x-5 gap-y-3">
              {[
                { card: fitToSheet(before), words: texts.today, tone: 'text-bad' },
                { card: fitToSheet(after), words: texts.possible, tone: 'text-good' },
              ].map(({ card, words, tone }) => (
                <div key={words} className="flex min-w-0 flex-col">
                  <p className="mb-1 flex items-baseline justify-between gap-3 text-xs">
                    <span className={`font-[640] ${tone}`}>{words}</span>
                    <span className="truncate text-ink-faint">{platformNames[platform]}</span>
                  </p>
                  <div className="sheet-cards pv-cell flex-1" style={{ '--sheet-zoom': zoom } as React.CSSProperties}>
                    <PlatformPreview card={card} language={language} />
                  </div>
                </div>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
