import { platformViewsOf } from '#web/components/audit/views.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { sheetTexts } from '#web/i18n/print/sheets.ts';
import { beginningOf } from './fit-to-sheet.ts';
import type { SheetData } from './load-sheet.server.ts';
import { Pairs } from './pairs.tsx';
import { PlatformSheet } from './platform-sheet.tsx';
import { Sheet } from './sheet.tsx';

/** What header and footer of a sheet leave, in px. */
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
  const language = useLanguage();
  const [page] = sheet.examples;
  return (
    <Sheet sheet={sheet} part="previews" heading={texts.cardsHeading(titleOf(sheet))}>
      {page?.result && <PlatformSheet platforms={platformViewsOf(page.result, language)} paper={PAPER} />}
    </Sheet>
  );
}
