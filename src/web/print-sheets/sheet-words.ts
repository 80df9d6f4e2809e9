import type { Card } from '#domain/audit/emulation/card.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { howPagesAreChosen, isPartOfSite, pagesOf, pagesRead } from '#domain/audit/texts/pages-read.ts';
import { auditSubPageTypes } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import { imageTypeTexts, publicReportTexts } from '#web/i18n/audit/reports.ts';
import { sheetTexts } from '#web/i18n/print/sheets.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { describePreview } from '#web/previews/describe-card.ts';
import { fitToSheet } from './fit-to-sheet.ts';
import type { SheetData } from './load-sheet.server.ts';

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
export function previewsAsText({ examples }: Pick<SheetData, 'examples'>, language: Language, whole: boolean): string {
  const platforms = examples[0]?.result?.platforms ?? [];
  const words = (card: Card) => describePreview(whole ? card : fitToSheet(card), language);
  return platforms.map(({ card, score }) => `${words(card)} (${score}/100)`).join('\n\n');
}
