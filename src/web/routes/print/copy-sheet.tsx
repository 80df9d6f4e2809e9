import { Copy } from '#web/components/ui/icons.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { commonTexts } from '../../i18n/common.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { sheetTexts } from '../../i18n/print/sheets.ts';
import type { SheetData } from './load-sheet.server.ts';
import { titleOf } from './previews-sheets.tsx';
import { Sheet } from './sheet.tsx';
import { auditAsText, previewsAsText } from './sheet-words.ts';

/** /onepager-audit-copy: the audit sheet as plain text, to paste into a mail or a ticket. */
export function CopySheet(sheet: SheetData) {
  const texts = useTexts(sheetTexts);
  const words = auditAsText(sheet, useLanguage());
  const heading = texts.auditHeading(sheet.audit.project.address);
  return <Words {...{ sheet, words, heading }} copied={words} part="sheet" />;
}

/** What every platform shows of one link, in words. */
export function CopyPreviews(sheet: SheetData) {
  const texts = useTexts(sheetTexts);
  const language = useLanguage();
  const words = previewsAsText(sheet, language, false);
  const copied = previewsAsText(sheet, language, true);
  const heading = texts.cardsHeading(titleOf(sheet));
  return <Words {...{ sheet, words, copied, heading }} part="previews" />;
}

interface WordsProps {
  sheet: SheetData;
  part: 'sheet' | 'previews';
  heading: string;
  words: string;
  /** What the button copies. */
  copied: string;
}

function Words({ sheet, part, heading, words, copied }: WordsProps) {
  const common = useTexts(commonTexts);
  const texts = useTexts(sheetTexts);
  return (
    <Sheet
      {...{ sheet, part, heading }}
      actions={
        <button
          type="button"
          data-copy={`${heading}\n\n${copied}\n\n${sheet.qr.url}`}
          data-done={common.copied}
          className={buttonClass('signal', 'sm', 'inline-flex noscript:hidden')}
        >
          <Copy aria-hidden className="size-4" />
          <span data-words aria-live="polite">
            {texts.copyText}
          </span>
        </button>
      }
    >
      <p className="sheet-words whitespace-pre-line select-all text-[12px] leading-[1.45] [overflow-wrap:anywhere]">
        {words}
      </p>
    </Sheet>
  );
}
