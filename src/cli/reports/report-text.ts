import type { CheckedPage } from '#cli/targets/checked.ts';
import type { DescribedAudit } from '#contract/entities/described-audit.ts';
import type { CardContent } from '#domain/audit/emulation/card.ts';
import { showsImage } from '#domain/audit/emulation/shown-image.ts';
import { platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import type { SiteScore } from '#domain/audit/scoring/score.ts';
import { pageCount } from '#domain/audit/texts/pages-read.ts';
import type { Text } from '#domain/language.ts';
import { CARD_COLUMNS, drawTextCard } from './draw-card.ts';
import { type ReportOptions, reportIssues, reportSiteIssues } from './report-issues.ts';
import { cutToFit, type Paint, pad, plain, scoreColour, TEXT_COLUMNS, wrap } from './terminal.ts';

const words = {
  score: { en: 'Score', de: 'Punktzahl' },
  platforms: { en: 'Platforms', de: 'Plattformen' },
  notCounted: { en: 'not counted', de: 'zählt nicht mit' },
  more: { en: 'Add --cards to see the cards.', de: 'Die Karten zeigt --cards.' },
  unread: { en: 'unreadable', de: 'nicht lesbar' },
} satisfies Record<string, Text>;

const typeTexts: Record<DescribedAudit['imageType'], Text> = {
  none: { en: 'no image', de: 'kein Bild' },
  generic: { en: 'generic', de: 'generisch' },
  static: { en: 'static', de: 'statisch' },
  dynamic: { en: 'dynamic', de: 'dynamisch' },
};

/** Those that count; all of them if somebody named platforms. */
export function firstPlatforms({ platforms }: DescribedAudit): DescribedAudit['platforms'] {
  const isChosen = platforms.length < platformIds.length;
  return isChosen ? platforms : platforms.filter(({ standing }) => standing === 'counted');
}

/** One page: verdict, what to do, then a line per platform, or its card. */
export function reportPage(
  audit: DescribedAudit,
  options: ReportOptions & { cards: boolean; all: boolean; columns?: number | undefined },
): string[] {
  const { language, paint, cards, all, columns = 80 } = options;
  const shown = all ? audit.platforms : firstPlatforms(audit);
  const folded = audit.platforms.length - shown.length;
  const summary = [audit.verdict, audit.capped].flatMap((text) =>
    text === null ? [] : wrap(plain(text), TEXT_COLUMNS),
  );
  return [
    '',
    paint.bold(plain(audit.finalUrl)),
    `${words.score[language]} ${scored(audit.score, paint)}`,
    ...summary,
    '',
    ...reportIssues(audit, options),
    ...(cards ? cardBlocks(shown, options, columns) : platformLines(shown, options)),
    ...(folded === 0 ? [] : [paint.dim(`  ${foldedText(folded)[language]}`)]),
    '',
  ];
}

const foldedText = (count: number): Text => ({
  en: `More platforms (${count}), not counted: --all shows them.`,
  de: `Weitere Plattformen (${count}) zählen nicht mit: --all zeigt sie.`,
});

const NAME_COLUMNS = 18;

function platformLines(platforms: DescribedAudit['platforms'], { language, paint }: ReportOptions): string[] {
  return [
    paint.bold(words.platforms[language]),
    ...platforms.map(({ platform, score, card, standing }) => {
      const hasScore = standing === 'counted' || standing === 'additional';
      const points = hasScore ? paint[scoreColour(score)](pad(`${score}`, 5)) : paint.dim(pad('–', 5));
      const shown = describeShown(card)[language] + (standing === 'counted' ? '' : `, ${words.notCounted[language]}`);
      return `  ${pad(platformNames[platform], NAME_COLUMNS)}${points}${paint.dim(shown)}`;
    }),
    '',
    paint.dim(words.more[language]),
  ];
}

const BLOCK_COLUMNS = CARD_COLUMNS + 4;

function cardBlocks(
  platforms: DescribedAudit['platforms'],
  { language, paint }: ReportOptions,
  columns: number,
): string[] {
  const blocks = platforms.map(({ platform, card, score }) => [
    `${paint.bold(platformNames[platform])}  ${scored(score, paint)}`,
    ...drawTextCard(card, language, paint),
    ...card.reasons.flatMap((reason) => wrap(plain(reason), BLOCK_COLUMNS - 4).map((line) => paint.dim(`  ${line}`))),
  ]);
  const atOnce = Math.max(1, Math.floor(columns / BLOCK_COLUMNS));
  const rows = Math.ceil(blocks.length / atOnce);
  return Array.from({ length: rows }, (_, row) => [
    ...(row === 0 ? [] : ['']),
    ...sideBySide(blocks.slice(row * atOnce, (row + 1) * atOnce)),
  ]).flat();
}

function sideBySide(blocks: string[][]): string[] {
  const height = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block) => pad(block[row] ?? '', BLOCK_COLUMNS))
      .join('')
      .trimEnd(),
  );
}

const scored = (score: number, paint: Paint): string => paint[scoreColour(score)](`${score}/100`);

export interface UnreadLine {
  url: string;
  why: string;
}

/** A site: the most frequent issues, then one line per page, worst first. */
export function reportSite(
  pages: readonly CheckedPage[],
  unread: UnreadLine[],
  site: SiteScore,
  { language, paint }: ReportOptions,
): string[] {
  const worstFirst = [...pages].sort((a, b) => a.audit.score.score - b.audit.score.score);
  return [
    '',
    `${words.score[language]} ${scored(site.score, paint)}  ${paint.dim(pageCount(pages.length, language))}`,
    '',
    ...reportSiteIssues(pages, { language, paint }),
    ...worstFirst.map(
      ({ audit: { score, imageType, finalUrl }, file }) =>
        `${paint[scoreColour(score.score)](pad(`${score.score}`, 4))}${paint.dim(pad(typeTexts[imageType][language], 11))}${cutToFit(plain(file ?? finalUrl), TEXT_COLUMNS)}`,
    ),
    ...unread.map(
      ({ url, why }) =>
        `${paint.red(pad('–', 4))}${paint.dim(pad(words.unread[language], 14))}${cutToFit(plain(url), TEXT_COLUMNS)}  ${why}`,
    ),
    '',
  ];
}

/** What a platform shows of a page, in three words. */
function describeShown(card: CardContent): Text {
  if (!card.isShown) return { en: 'no card, link only', de: 'keine Karte, nur der Link' };
  if (showsImage(card))
    return card.layout === 'lg' ? { en: 'large image', de: 'großes Bild' } : { en: 'small image', de: 'kleines Bild' };
  if (card.imageSource === 'icon') return { en: 'icon, no image', de: 'Symbol, kein Bild' };
  return { en: 'no image', de: 'kein Bild' };
}
