import type { PlatformResult } from '#contract/entities/described-audit.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { Score } from '#web/components/audit/score.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { sheetTexts } from '#web/i18n/print.ts';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { gridTexts } from '#web/previews/texts.ts';
import { arrangeCards, beginningOf, fitToSheet, type Paper } from './fit-to-sheet.ts';
import type { SheetData } from './load-sheet.server.ts';
import { Pairs } from './pairs.tsx';
import { Sheet } from './sheet.tsx';
import './platform-sheet.css';

/** The space between header and footer of a sheet, in px. */
const PAPER = { width: 703, height: 790 };

// Three pairs per sheet: still readable at arm's length.
const PAIRED = ['whatsapp', 'facebook', 'slack'] as const;

const TITLE_CHARACTERS = 80;

/** Some titles are as long as a description: a heading of two lines is enough. */
export const titleOf = ({ examples, audit }: Pick<SheetData, 'examples' | 'audit'>): string =>
  beginningOf(examples[0]?.title ?? null, TITLE_CHARACTERS) ?? audit.project.address;

/** /onepager/…/print/previews: one link before and after, on three platforms. */
export function PitchPreviews(sheet: SheetData) {
  const texts = useTexts(sheetTexts);
  const [page] = sheet.examples;
  return (
    <Sheet sheet={sheet} part="previews" heading={texts.pairsHeading(titleOf(sheet))}>
      {page && (
        <Pairs pairs={PAIRED.map((platform) => ({ page, platform }))} zoom={0.5} reportName={sheet.reportName} />
      )}
    </Sheet>
  );
}

/** /onepager-audit/…/print/previews: one link on every platform, as it is. */
export function AuditPreviews(sheet: SheetData) {
  const texts = useTexts(sheetTexts);
  const [page] = sheet.examples;
  return (
    <Sheet sheet={sheet} part="previews" heading={texts.cardsHeading(titleOf(sheet))}>
      {page?.result && <PlatformSheet platforms={page.result.platforms} paper={PAPER} />}
    </Sheet>
  );
}

/** One link on every platform, filling the paper it is given. */
export function PlatformSheet({ platforms, paper }: { platforms: readonly PlatformResult[]; paper: Paper }) {
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
