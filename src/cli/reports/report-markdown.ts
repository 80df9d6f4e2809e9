import { outcomeOf, scoreOfChecked } from '#cli/outcome.ts';
import type { Settings } from '#cli/settings.ts';
import { type Checked, nameOf } from '#cli/targets/checked.ts';
import { siteIssuesOf } from '#domain/audit/scoring/site-issues.ts';
import { describeIssue } from '#domain/audit/texts/describe-issues.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import { pageCount } from '#domain/audit/texts/pages-read.ts';
import type { Language, Text } from '#domain/language.ts';

const words = {
  title: { en: 'Link previews', de: 'Linkvorschauen' },
  whatToDo: { en: 'What to fix', de: 'Empfehlungen' },
  nothing: { en: 'Nothing to fix.', de: 'Nichts zu tun.' },
  pages: { en: 'Pages', de: 'Seiten' },
  page: { en: 'Page', de: 'Seite' },
  score: { en: 'Score', de: 'Punktzahl' },
  seen: { en: 'on', de: 'auf' },
} satisfies Record<string, Text>;

const marks = { error: '❌', warning: '⚠️', info: 'ℹ️', ok: 'ℹ️', success: 'ℹ️' } as const;
/** The table's share of the comment: issues come first. */
const ISSUE_CHARACTERS = 24_000;

/** For a comment on a pull request: score, what to fix, the pages with the lowest scores first. */
export function reportMarkdown(
  checked: Checked,
  settings: Pick<Settings, 'language' | 'failUnder' | 'failOn'>,
  limit = COMMENT_CHARACTERS,
): string {
  const { language } = settings;
  const { score } = scoreOfChecked(checked);
  const { why } = outcomeOf(checked, settings);
  const head = [
    `## ${words.title[language]}: ${score}/100`,
    '',
    `${pageCount(checked.pages.length + checked.unread.length, language)}. ${why.map((one) => `**${one[language]}**`).join(' ')}`.trim(),
    '',
  ];
  const issues = issueLines(checked, language);
  const top = [
    ...head,
    ...fitLines(issues, Math.min(ISSUE_CHARACTERS, limit / 2), (left) => moreOf(left, language)),
    '',
  ];
  const table = [`| ${words.score[language]} | ${words.page[language]} |`, '| ---: | --- |'];
  const room = limit - [...top, ...table].join('\n').length - 2;
  return [
    ...top,
    ...table,
    ...fitLines(pageLines(checked, language), room, (left) => `| | ${moreOf(left, language)} |`),
    '',
  ].join('\n');
}

function issueLines({ pages }: Checked, language: Language): string[] {
  const audits = pages.map(({ audit }) => audit);
  const names = new Map(pages.map((page) => [page.audit, nameOf(page)]));
  const issues = siteIssuesOf(audits);
  if (issues.length === 0) return [`✅ ${words.nothing[language]}`];
  return [
    `### ${words.whatToDo[language]}`,
    '',
    ...issues.map((issue) => {
      const { text, detail, advice, where, level } = describeIssue(issue, issue.example, issue.pages);
      const found =
        pages.length === 1 ? '' : ` (${pageCount(issue.pages, language)}, ${mdCode(names.get(issue.example) ?? '')})`;
      return `- ${marks[level]} **${md(text[language])}**${found} ${md([detail?.[language], advice?.[language], where?.[language]].filter(Boolean).join(' '))}`.trimEnd();
    }),
  ];
}

function pageLines({ pages, unread }: Checked, language: Language): string[] {
  const worstFirst = [...pages].sort((a, b) => a.audit.score.score - b.audit.score.score);
  return [
    ...unread.map(
      ({ url, file, reason }) => `| – | ${mdCode(file ?? url)} ${md(pageFailureTexts[reason][language])} |`,
    ),
    ...worstFirst.map((page) => `| ${page.audit.score.score} | ${mdCode(nameOf(page))} |`),
  ];
}

const moreOf = (left: number, language: Language): string =>
  ({ en: `… and ${left} more`, de: `… und ${left} weitere` })[language];

/** GitHub refuses longer comments; GitLab takes a million characters. A job's summary may have a mebibyte. */
export const COMMENT_CHARACTERS = 65_536;

// Page texts in a comment. Threat: a title that mentions people, closes the table, hides text or loads an image from
// elsewhere. Signs of Markdown and HTML become entities, @ and # lose their meaning.
const signs = /[\\`*_{}[\]()<>#+!|&~@$^=\-.:/]/g;

export const md = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(signs, (sign) => (/[.:/-]/.test(sign) ? sign : `&#${sign.charCodeAt(0)};`))
    .replace(/https?:\/\//g, (scheme) => scheme.replace(':', '&#58;'));

/** As code, where it is read sign by sign. */
export const mdCode = (text: string): string => `<code>${md(text)}</code>`;

/** Whole lines, as many as fit, then a line about the rest. */
export function fitLines(lines: readonly string[], limit: number, rest: (left: number) => string): string[] {
  const reserve = rest(lines.length).length + 1;
  let used = 0;
  const fitting: string[] = [];
  for (const line of lines) {
    used += line.length + 1;
    if (used > limit - reserve) break;
    fitting.push(line);
  }
  return fitting.length === lines.length ? fitting : [...fitting, rest(lines.length - fitting.length)];
}
