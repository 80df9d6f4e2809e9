import type { PageAudit } from '#domain/audit/audit-page.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { type Issue, issuesOf, siteIssuesOf } from '#domain/audit/scoring/issues.ts';
import type { SiteScore } from '#domain/audit/scoring/score.ts';
import { describeCheck } from '#domain/audit/texts/describe-check.ts';
import type { Language, Text } from '#domain/language.ts';
import { CARD_COLUMNS, drawCard } from './draw-card.ts';
import { type Paint, scoreColour } from './paint.ts';
import { cutToFit, pad, plain, wrap } from './text-width.ts';

const words = {
  score: { en: 'Score', de: 'Punkte' },
  image: { en: 'image', de: 'Bild' },
  whatToDo: { en: 'What to do', de: 'Was zu tun ist' },
  nothing: { en: 'Nothing to mend.', de: 'Nichts zu verbessern.' },
  everywhere: { en: 'everywhere', de: 'überall' },
  pages: { en: 'pages', de: 'Seiten' },
  example: { en: 'for example', de: 'zum Beispiel' },
  unread: { en: 'not readable', de: 'nicht lesbar' },
} satisfies Record<string, Text>;

const TEXT_COLUMNS = 96;
const marks = { error: '✖', warning: '▲', info: '●', ok: '●', success: '●' } as const;
const colours = { error: 'red', warning: 'yellow', info: 'cyan', ok: 'cyan', success: 'cyan' } as const;

const BLOCK_COLUMNS = CARD_COLUMNS + 4;

function sideBySide(blocks: string[][]): string[] {
  const height = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block) => pad(block[row] ?? '', BLOCK_COLUMNS))
      .join('')
      .trimEnd(),
  );
}

/** One page: a card and a score per platform, then the issues, each once. */
export function reportPage(audit: PageAudit, language: Language, paint: Paint, columns = 80): string[] {
  const { score } = audit.score;
  const lines = [
    '',
    paint.bold(plain(audit.finalUrl)),
    `${words.score[language]} ${scored(score, paint)}  ${paint.dim(`${words.image[language]}: ${audit.imageType}`)}`,
  ];
  const blocks = audit.platforms.map(({ platform, card, score: judged }) => [
    `${paint.bold(platformNames[platform])}  ${scored(judged.score, paint)}`,
    ...drawCard(card, language, paint),
    ...card.reasons.flatMap((reason) =>
      wrap(plain(reason[language]), BLOCK_COLUMNS - 4).map((line) => paint.dim(`  ${line}`)),
    ),
  ]);
  const atOnce = Math.max(1, Math.floor(columns / BLOCK_COLUMNS));
  for (let at = 0; at < blocks.length; at += atOnce) lines.push('', ...sideBySide(blocks.slice(at, at + atOnce)));
  lines.push('', ...reportIssues(audit, language, paint));
  return lines;
}

export function reportIssues(audit: PageAudit, language: Language, paint: Paint): string[] {
  const issues = issuesOf(audit);
  if (issues.length === 0) return [paint.green(`✔ ${words.nothing[language]}`), ''];
  return [
    paint.bold(words.whatToDo[language]),
    ...issues.flatMap((issue) => reportIssue(issue, audit, language, paint)),
    '',
  ];
}

function reportIssue(issue: Issue, audit: PageAudit, language: Language, paint: Paint, count = ''): string[] {
  const [first] = issue.platforms;
  if (first === undefined) return [];
  const { text, advice } = describeCheck(issue, first, audit);
  const isEverywhere = issue.platforms.length === audit.platforms.length && audit.platforms.length > 1;
  const where = isEverywhere ? words.everywhere[language] : issue.platforms.map((id) => platformNames[id]).join(', ');
  const example =
    count === '' ? [] : [`  ${paint.dim(`${count}, ${words.example[language]} ${plain(audit.finalUrl)}`)}`];
  const mark = paint[colours[issue.level]](marks[issue.level]);
  return [
    '',
    `${mark} ${plain(text[language])} ${paint.dim(`(${where})`)}`,
    ...example,
    ...wrap(plain(advice?.[language] ?? ''), TEXT_COLUMNS - 2).map((line) => `  ${line}`),
    ...(issue.paste?.split('\n') ?? []).map((line) => `  ${paint.green(plain(line))}`),
  ];
}

const scored = (score: number, paint: Paint): string => paint[scoreColour(score)](`${score}/100`);

export interface UnreadLine {
  url: string;
  why: string;
}

/** A site: one line per page, worst first, then the most frequent issues. */
export function reportSite(
  audits: PageAudit[],
  unread: UnreadLine[],
  site: SiteScore,
  language: Language,
  paint: Paint,
): string[] {
  const worstFirst = [...audits].sort((a, b) => a.score.score - b.score.score);
  return [
    '',
    `${words.score[language]} ${scored(site.score, paint)}  ${paint.dim(`${audits.length} ${words.pages[language]}`)}`,
    '',
    ...worstFirst.map(
      ({ score, imageType, finalUrl }) =>
        `${paint[scoreColour(score.score)](pad(`${score.score}`, 4))}${paint.dim(pad(imageType, 9))}${cutToFit(plain(finalUrl), TEXT_COLUMNS)}`,
    ),
    ...unread.map(
      ({ url, why }) =>
        `${paint.red(pad('–', 4))}${paint.dim(pad(words.unread[language], 14))}${cutToFit(plain(url), TEXT_COLUMNS)}  ${why}`,
    ),
    '',
    paint.bold(words.whatToDo[language]),
    ...siteIssuesOf(audits).flatMap((issue) => {
      const count = `${issue.pages}× ${words.pages[language]}`;
      return [...reportIssue(issue, issue.example, language, paint, count)];
    }),
    '',
  ];
}
