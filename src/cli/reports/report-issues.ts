import { type CheckedPage, nameOf } from '#cli/targets/checked.ts';
import type { DescribedAudit, DescribedIssue } from '#contract/entities/described-audit.ts';
import { type PlatformId, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { siteIssuesOf } from '#domain/audit/scoring/site-issues.ts';
import { describeIssue } from '#domain/audit/texts/describe-issues.ts';
import { groupLimits } from '#domain/audit/texts/group-limits.ts';
import { issueIn } from '#domain/audit/texts/issue-texts.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { pageCount } from '#domain/audit/texts/pages-read.ts';
import type { Language, Text } from '#domain/language.ts';
import { type Paint, plain, TEXT_COLUMNS, wrap } from './terminal.ts';

const words = {
  whatToDo: { en: 'What to fix', de: 'Empfehlungen' },
  nothing: { en: 'Nothing to fix.', de: 'Nichts zu tun.' },
  everywhere: { en: 'everywhere', de: 'überall' },
  all: { en: 'Add --all for details.', de: 'Mehr dazu mit --all.' },
  example: { en: 'for example', de: 'zum Beispiel' },
} satisfies Record<string, Text>;

const marks = { error: '✖', warning: '▲', info: '●', ok: '●', success: '●' } as const;
const colours = { error: 'red', warning: 'yellow', info: 'cyan', ok: 'cyan', success: 'cyan' } as const;
/** More names are counted: a line stays a line. */
const NAMED = 4;

export interface ReportOptions {
  language: Language;
  paint: Paint;
}

/** The most important ones in full, of the others a line each. */
const IN_FULL = 3;

export function reportIssues(audit: DescribedAudit, options: ReportOptions & { all: boolean }): string[] {
  const { language, paint, all } = options;
  const { issues, platforms } = audit;
  if (issues.length === 0) return [paint.green(`✔ ${words.nothing[language]}`), ''];
  const inFull = issues.slice(0, all ? issues.length : IN_FULL);
  const others = issues.slice(inFull.length).map((issue) => headOf(issue, platforms.length, options));
  return [
    paint.bold(words.whatToDo[language]),
    ...inFull.flatMap((issue) => reportIssue(issue, platforms.length, options)),
    ...(others.length > 0 ? ['', ...others, paint.dim(`  ${words.all[language]}`)] : []),
    '',
  ];
}

export function reportSiteIssues(pages: readonly CheckedPage[], options: ReportOptions): string[] {
  const { language, paint } = options;
  const audits = pages.map(({ audit }) => audit);
  const names = new Map(pages.map((page) => [page.audit, nameOf(page)]));
  const issues = siteIssuesOf(audits);
  if (issues.length === 0) return [paint.green(`✔ ${words.nothing[language]}`), ''];
  const lines = issues.flatMap((issue) => {
    const { example, gain, pages: count } = issue;
    const found = `${pageCount(count, language)}, ${words.example[language]} ${plain(names.get(example) ?? example.finalUrl)}`;
    const described = issueIn({ ...describeIssue(issue, example, count), gain }, language);
    return reportIssue(described, example.platforms.length, options, found);
  });
  return [paint.bold(words.whatToDo[language]), ...lines, ''];
}

function reportIssue(issue: DescribedIssue, all: number, { language, paint }: ReportOptions, found?: string): string[] {
  const { detail, advice, where, paste, limits, gain, consequences } = issue;
  const brought = gain === null ? [] : [`  ${paint.green(gain.text)}`];
  const own = groupLimits(limits, ({ text }) => plain(text)).map(
    ({ platforms: ids, text }) => `  ${paint.dim(`${nameList(ids, language)}: ${text}`)}`,
  );
  return [
    '',
    headOf(issue, all, { language, paint }),
    ...brought,
    ...(found === undefined ? [] : [`  ${paint.dim(found)}`]),
    ...own,
    ...wrap(plain([detail, advice].filter(Boolean).join(' ')), TEXT_COLUMNS - 2).map((line) => `  ${line}`),
    ...consequences.map((one) => `  ${paint.dim(`└ ${plain(one.text)}`)}`),
    ...wrap(plain(where ?? ''), TEXT_COLUMNS - 2).map((line) => `  ${line}`),
    ...(paste?.split('\n') ?? []).map((line) => `  ${paint.green(plain(line))}`),
  ];
}

function headOf({ level, text, platforms }: DescribedIssue, all: number, { language, paint }: ReportOptions): string {
  const mark = paint[colours[level]](marks[level]);
  return `${mark} ${plain(text)} ${paint.dim(`(${placesOf({ platforms, all, language })})`)}`;
}

type Places = { platforms: readonly PlatformId[]; all: number; language: Language };

function placesOf({ platforms, all, language }: Places): string {
  if (platforms.length === all && all > 1) return words.everywhere[language];
  const named = platforms.slice(0, NAMED).map((id) => platformNames[id]);
  const rest = platforms.length - named.length;
  return rest > 0 ? `${named.join(', ')} +${rest}` : named.join(', ');
}
