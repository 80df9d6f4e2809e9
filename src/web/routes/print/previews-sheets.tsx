import { ScoredCards } from '../../components/audit/scored-cards.tsx';
import { platformViewsOf } from '../../components/audit/views.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { sheetTexts } from '../../i18n/print/sheets.ts';
import { fitToSheet } from './fit-to-sheet.ts';
import type { SheetData } from './load-sheet.server.ts';
import { Pairs } from './pairs.tsx';
import { Sheet } from './sheet.tsx';

// Three pairs, or every card, per sheet: still readable at arm's length.
const PAIRED = ['whatsapp', 'facebook', 'slack'] as const;

/** /onepager/…/print/previews: one link before and after, on three platforms. */
export function PitchPreviews(sheet: SheetData) {
  const texts = useTexts(sheetTexts);
  const [page] = sheet.examples;
  return (
    <Sheet sheet={sheet} part="previews" heading={texts.pairsHeading(page?.title ?? sheet.audit.project.address)}>
      {page && <Pairs pairs={PAIRED.map((platform) => ({ page, platform }))} zoom={0.5} />}
    </Sheet>
  );
}

/** /onepager-audit/…/print/previews: one link on every platform, as it is. */
export function AuditPreviews(sheet: SheetData) {
  const texts = useTexts(sheetTexts);
  const language = useLanguage();
  const [page] = sheet.examples;
  return (
    <Sheet sheet={sheet} part="previews" heading={texts.cardsHeading(page?.title ?? sheet.audit.project.address)}>
      {page?.result && (
        <div className="sheet-cards sheet-grid" style={{ '--sheet-zoom': 0.48 } as React.CSSProperties}>
          <ScoredCards
            surroundings={false}
            platforms={platformViewsOf(page.result, language).map((view) => ({ ...view, card: fitToSheet(view.card) }))}
          />
        </div>
      )}
    </Sheet>
  );
}
