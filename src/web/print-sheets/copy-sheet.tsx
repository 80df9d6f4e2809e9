import type { Card } from '#domain/audit/emulation/card.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { howPagesAreChosen, isPartOfSite, pagesOf, pagesRead } from '#domain/audit/texts/pages-read.ts';
import { auditSubPageTypes } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Copy } from '#web/components/ui/icons.tsx';
import { imageTypeTexts, publicReportTexts } from '#web/i18n/audit/reports.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { sheetTexts } from '#web/i18n/print.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { describePreview } from '#web/previews/describe-card.ts';
import { fitToSheet } from './fit-to-sheet.ts';
import type { SheetData } from './load-sheet.server.ts';
import { titleOf } from './previews-sheets.tsx';
import { Sheet } from './sheet.tsx';

/** /onepager-audit-copy: the audit sheet as plain text, to paste into a mail or a ticket. */
export function CopySheet(sheet: SheetData) {
  const texts = useTexts(sheetTexts);
  const words = auditAsText(sheet, useLanguage());
  const heading = texts.auditHeading(sheet.audit.project.address);
  return <Words {...{ sheet, words, heading }} copied={words} part="sheet" />;
}

/** The cards of one link on every platform, in words. */
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
  /** The text that the button copies. */
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

/** As many as fill a page with their advice. */
const MAX_ISSUES = 7;

/** The audit sheet without anything that a mail would lose. */
export function auditAsText({ audit }: Pick<SheetData, 'audit'>, language: Language): string {
  const texts = textsIn(sheetTexts, language);
  const report = textsIn(publicReportTexts, language);
  const types = textsIn(imageTypeTexts, language);
  const images = auditSubPageTypes
    .filter((type) => audit.types[type] > 0)
    .map((type) => `${types[type]}: ${audit.types[type]}`);
  const issues = audit.issues.slice(0, MAX_ISSUES).map((issue, at) => {
    const advice = issue.advice ? `\n${issue.advice[language]}` : '';
    const gain = issue.gain ? `\n${issue.gain.text[language]}` : '';
    return `${at + 1}. ${issue.text[language]} (${pagesOf(issue.pages, audit.pagesDone, language)})${advice}${gain}`;
  });
  const rest = audit.issues.length - MAX_ISSUES;
  return [
    `${texts.points(audit.score)} ${audit.verdict?.[language] ?? ''}`.trim(),
    audit.capped?.[language],
    `${pagesRead(audit, language)}. ${images.join(', ')}`,
    isPartOfSite(audit) && howPagesAreChosen[language],
    `${report.perPlatform}\n${audit.platforms.map(({ platform, score }) => `${platformNames[platform]} ${score}`).join(', ')}`,
    issues.length > 0 && `${report.fixFirst}\n${issues.join('\n\n')}`,
    rest > 0 && texts.moreInReport(rest),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** One link on every platform, a paragraph each: `whole` for copying, or as much as fits on a sheet. */
function previewsAsText({ examples }: Pick<SheetData, 'examples'>, language: Language, whole: boolean): string {
  const platforms = examples[0]?.result?.platforms ?? [];
  const words = (card: Card) => describePreview(whole ? card : fitToSheet(card), language);
  return platforms.map(({ card, score }) => `${words(card)} (${score}/100)`).join('\n\n');
}
