import { type Issue, issuesOf } from '#domain/audit/issues.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import type { PageAudit } from '#domain/audit/run-audit.ts';
import { sayCheck } from '#domain/audit/say-check.ts';
import type { SiteScore } from '#domain/audit/score.ts';
import type { Language, Text } from '#domain/language.ts';
import { drawCard } from './draw-card.ts';
import { type Paint, scoreColour } from './paint.ts';
import { cutToFit, pad, plain, wrap } from './text-width.ts';

const words = {
  score: { en: 'Score', de: 'Punkte' },
  image: { en: 'image', de: 'Bild' },
  whatToDo: { en: 'What to do', de: 'Was zu tun ist' },
  nothing: { en: 'Nothing to mend.', de: 'Nichts zu verbessern.' },
  everywhere: { en: 'everywhere', de: 'überall' },
  pages: { en: 'pages', de: 'Seiten' },
  unread: { en: 'not readable', de: 'nicht lesbar' },
} satisfies Record<string, Text>;

const TEXT_COLUMNS = 96;
const marks = { error: '✖', warning: '▲', info: '●', ok: '●', success: '●' } as const;
const colours = { error: 'red', warning: 'yellow', info: 'cyan', ok: 'cyan', success: 'cyan' } as const;

/** One page: a card and a score for each platform, then what to mend, each thing once. */
export function reportPage(audit: PageAudit, language: Language, paint: Paint): string[] {
  const { score } = audit.score;
  const lines = [
    '',
    paint.bold(plain(audit.finalUrl)),
    `${words.score[language]} ${scored(score, paint)}  ${paint.dim(`${words.image[language]}: ${audit.imageType}`)}`,
  ];
  for (const { platform, card, score: judged } of audit.platforms) {
    lines.push('', `${paint.bold(platformNames[platform])}  ${scored(judged.score, paint)}`);
    lines.push(...drawCard(card, language, paint));
    for (const reason of card.reasons)
      lines.push(...wrap(plain(reason[language]), TEXT_COLUMNS - 2).map((line) => paint.dim(`  ${line}`)));
  }
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

function reportIssue(issue: Issue, audit: PageAudit, language: Language, paint: Paint): string[] {
  const [first] = issue.platforms;
  if (first === undefined) return [];
  const { text, advice } = sayCheck(issue, first, audit);
  const isEverywhere = issue.platforms.length === audit.platforms.length && audit.platforms.length > 1;
  const where = isEverywhere ? words.everywhere[language] : issue.platforms.map((id) => platformNames[id]).join(', ');
  const mark = paint[colours[issue.level]](marks[issue.level]);
  return [
    '',
    `${mark} ${plain(text[language])} ${paint.dim(`(${where})`)}`,
    ...wrap(plain(advice?.[language] ?? ''), TEXT_COLUMNS - 2).map((line) => `  ${line}`),
    ...(issue.paste?.split('\n') ?? []).map((line) => `  ${paint.green(plain(line))}`),
  ];
}

const scored = (score: number, paint: Paint): string => paint[scoreColour(score)](`${score}/100`);

export interface UnreadLine {
  url: string;
  why: string;
}

/** A site: one line a page, worst first, then what spoils most pages. */
export function reportSite(
  audits: PageAudit[],
  unread: UnreadLine[],
  site: SiteScore,
  language: Language,
  paint: Paint,
): string[] {
  const worstFirst = [...audits].sort((a, b) => a.score.score - b.score.score);
  const counts = new Map<string, { issue: Issue; audit: PageAudit; pages: number }>();
  for (const audit of audits) {
    for (const issue of issuesOf(audit)) {
      const known = counts.get(issue.id);
      if (known) known.pages += 1;
      else counts.set(issue.id, { issue, audit, pages: 1 });
    }
  }
  const common = [...counts.values()].sort((a, b) => b.pages - a.pages);
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
    ...common.flatMap(({ issue, audit, pages }) => {
      const [title = '', ...rest] = reportIssue(issue, audit, language, paint).slice(1);
      return ['', `${title} ${paint.bold(`${pages}× `)}`, ...rest];
    }),
    '',
  ];
}
