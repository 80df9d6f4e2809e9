import type { CheckOptions } from '#cli/check-options.ts';
import type { Checked } from '#cli/targets/checked.ts';
import { describeIssues } from '#domain/audit/texts/describe-issues.ts';
import type { IssueTexts } from '#domain/audit/texts/issue-texts.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { IssueLevel } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';

// SARIF 2.1.0 (OASIS), for GitHub's code scanning and editors. GitHub takes 25,000 results of a run and needs a
// location with a line; a missing tag has none, so every result is at the first line of its page.

const MAX_RESULTS = 25_000;
const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

const levels: Record<IssueLevel, 'error' | 'warning' | 'note'> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
  ok: 'note',
  success: 'note',
};

interface Found {
  rule: string;
  level: 'error' | 'warning' | 'note';
  /** What the rule asks for, in the words of its first result. */
  about: string;
  help: string;
  message: string;
  page: string;
}

export function reportSarif(
  checked: Checked,
  { language, version, siteUrl }: Pick<CheckOptions, 'language' | 'siteUrl'> & { version: string },
) {
  const found: Found[] = [
    ...checked.pages.flatMap(({ audit, file }) =>
      describeIssues(audit).map((issue) => foundOf(issue, file ?? audit.finalUrl, language)),
    ),
    ...checked.unread.map(({ url, file, reason }): Found => {
      const message = pageFailureTexts[reason][language];
      return { rule: 'unreadable', level: 'error', about: message, help: message, message, page: file ?? url };
    }),
  ];
  const rules = [...new Map([...found].reverse().map((one) => [one.rule, one])).values()].reverse();
  const places = new Map(rules.map(({ rule }, at) => [rule, at]));
  return JSON.stringify(
    {
      $schema: SCHEMA,
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'Linkbild',
              version,
              ...(siteUrl === null ? {} : { informationUri: `${siteUrl}/for-developers` }),
              rules: rules.map(({ rule, about, help, level }) => ({
                id: rule,
                shortDescription: { text: about },
                help: { text: help },
                defaultConfiguration: { level },
              })),
            },
          },
          columnKind: 'utf16CodeUnits',
          results: found.slice(0, MAX_RESULTS).map(({ rule, level, message, page }) => ({
            ruleId: rule,
            ruleIndex: places.get(rule) ?? -1,
            level,
            message: { text: message },
            locations: [{ physicalLocation: { artifactLocation: { uri: encodeURI(page) }, region: { startLine: 1 } } }],
            partialFingerprints: { 'pageAndCheck/v1': `${page}:${rule}` },
          })),
        },
      ],
    },
    null,
    2,
  );
}

function foundOf({ id, level, text, detail, advice, platforms }: IssueTexts, page: string, language: Language): Found {
  // For developers: the tag rather than what people see.
  const about = (detail ?? text)[language];
  const help = advice?.[language] ?? about;
  return {
    rule: id,
    level: levels[level],
    about,
    help,
    message: `${about} ${help} (${nameList(platforms, language)})`,
    page,
  };
}
