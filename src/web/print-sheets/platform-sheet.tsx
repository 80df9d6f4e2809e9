import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { Score } from '#web/components/audit/score.tsx';
import type { PlatformView } from '#web/components/audit/views.ts';
import { useLanguage } from '#web/i18n/language.tsx';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { gridTexts } from '#web/previews/texts.ts';
import { arrangeCards, type Paper } from './arrange-cards.ts';
import { fitToSheet } from './fit-to-sheet.ts';
import './platform-sheet.css';

/** One link on every platform, filling the paper it is given. */
export function PlatformSheet({ platforms, paper }: { platforms: readonly PlatformView[]; paper: Paper }) {
  const language = useLanguage();
  const fitted = platforms.map(({ platform, card, score }) => ({ platform, score, card: fitToSheet(card) }));
  const { columns, zoom } = arrangeCards(fitted, paper);
  return (
    <section
      className="platform-sheet"
      aria-label={gridTexts.label[language]}
      style={{ '--sheet-zoom': zoom } as React.CSSProperties}
    >
      {columns.map((column) => (
        <div key={column[0]?.platform} className="platform-column">
          {column.map(({ platform, card, score }) => (
            <div key={platform} className="platform-cell">
              <p className="flex items-baseline justify-between gap-2 text-xs">
                <span className="truncate font-[550]">{platformNames[platform]}</span>
                <Score score={score} />
              </p>
              <div className="platform-panel">
                <div className="sheet-cards pv-cell">
                  <PlatformPreview {...{ card, language }} surroundings={false} />
                </div>
              </div>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
