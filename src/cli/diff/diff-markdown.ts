import { COMMENT_CHARACTERS, fitLines, md, mdCode } from '#cli/reports/report-markdown.ts';
import { cutToFit, plain } from '#cli/reports/terminal.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import type { Language } from '#domain/language.ts';
import type { PreviewChange } from './compare-previews.ts';
import type { DiffResult } from './diff-result.ts';
import { countStates, diffWords, fieldNames, sayLeft, sayValue, stateNames } from './diff-words.ts';
import { unreadStates } from './report-diff.ts';

/** Longer values are in the image; a table of them cannot be read. */
const VALUE_COLUMNS = 80;

export interface MarkdownOptions {
  language: Language;
  /** Where the image of a page is online, by path. */
  links: ReadonlyMap<string, string>;
  limit?: number;
}

/** For a comment on a pull request: the images of what changes, each with a table of the differences. */
export function diffMarkdown(
  diff: DiffResult,
  { language, links, limit = COMMENT_CHARACTERS }: MarkdownOptions,
): string {
  const counted = countStates([...diff.changes, ...unreadStates(diff)], language);
  const head = [
    `## ${diffWords.title[language]}`,
    '',
    `${counted} ${diffWords.score[language]}: ${diff.scoreBefore} → ${diff.scoreAfter}.`,
    '',
  ];
  const blocks = diff.changes.map((change) => blockOf(change, links.get(change.path), language));
  const lists = [
    ...diff.addedPaths.map((path) => `- ${stateNames.added[language]}: ${mdCode(path)}`),
    ...diff.removedPaths.map((path) => `- ${stateNames.removed[language]}: ${mdCode(path)}`),
    ...diff.unread.map(({ url }) => `- ${diffWords.unread[language]}: ${mdCode(url)}`),
    ...sayLeft(diff.left, language).map((line) => `- ${line}`),
  ];
  const more = (left: number) => ({ en: `… and ${left} more`, de: `… und ${left} weitere` })[language];
  const listed = fitLines(lists, 8_000, more);
  const room = limit - [...head, ...listed].join('\n').length - 4;
  return [...head, ...fitLines(blocks, room, more), ...listed, ''].join('\n');
}

function blockOf(
  { path, state, changes, before, after }: PreviewChange,
  link: string | undefined,
  language: Language,
): string {
  const scores = before && after ? `, ${before.audit.score.score} → ${after.audit.score.score}` : '';
  const cell = (text: string) => md(cutToFit(plain(text), VALUE_COLUMNS));
  const rows = changes.map(
    (change) =>
      `| ${fieldNames[change.field][language]} | ${cell(sayValue(change, 'before', language))} | ${cell(sayValue(change, 'after', language))} | ${md(nameList(change.platforms, language))} |`,
  );
  const table = [
    `| | ${diffWords.before[language]} | ${diffWords.after[language]} | ${diffWords.where[language]} |`,
    '| --- | --- | --- | --- |',
    ...rows,
  ];
  return [
    `### ${mdCode(path)} (${stateNames[state][language]}${scores})`,
    '',
    ...(link === undefined ? [] : [`![${stateNames[state][language]}](${link})`, '']),
    ...(rows.length === 0 ? [] : [...table, '']),
  ].join('\n');
}
