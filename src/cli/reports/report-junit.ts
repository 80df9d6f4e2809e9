import { isHit } from '#cli/outcome.ts';
import type { Settings } from '#cli/settings.ts';
import { type Checked, type CheckedPage, nameOf, type UnreadPage } from '#cli/targets/checked.ts';
import { issuesOf } from '#domain/audit/scoring/issues.ts';
import { describeIssues } from '#domain/audit/texts/describe-issues.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { Text } from '#domain/language.ts';

// JUnit XML as Jenkins, GitLab and others read it: a suite for each page, a case for its score and for each issue.
// Only elements and attributes of the schema of Jenkins (junit-10.xsd) are used.

const words = {
  score: { en: 'Score', de: 'Punktzahl' },
  below: { en: 'is below', de: 'liegt unter' },
} satisfies Record<string, Text>;

type Wanted = Pick<Settings, 'language' | 'failUnder' | 'failOn'>;

interface Suite {
  name: string;
  cases: string[];
  failures: number;
  errors: number;
}

export function reportJunit(checked: Checked, settings: Wanted): string {
  const suites = [
    ...checked.pages.map((page) => suiteOf(page, settings)),
    ...checked.unread.map((page) => unreadSuite(page, settings)),
  ];
  const sum = (count: (suite: Suite) => number) => suites.reduce((total, suite) => total + count(suite), 0);
  const totals = `tests="${sum(({ cases }) => cases.length)}" failures="${sum(({ failures }) => failures)}" errors="${sum(({ errors }) => errors)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="linkbild" ${totals}>`,
    ...suites.flatMap(({ name, cases, failures, errors }) => [
      `  <testsuite name="${xml(name)}" tests="${cases.length}" failures="${failures}" errors="${errors}">`,
      ...cases,
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function suiteOf(page: CheckedPage, { language, failUnder, failOn }: Wanted): Suite {
  const name = nameOf(page);
  const { score } = page.audit.score;
  // Without a word of the person, errors are failures: that is what the report is for.
  const hits = failOn.length === 0 ? (['error'] as const) : failOn;
  const failing = new Set(
    issuesOf(page.audit)
      .filter((issue) => isHit(issue, hits))
      .map(({ id }) => id),
  );
  const isBelow = failUnder !== null && score < failUnder;
  const scoreText = `${words.score[language]} ${score}/100`;
  const scoreFailure = isBelow ? failure('score', `${scoreText} ${words.below[language]} ${failUnder}`, '') : '';
  const cases = describeIssues(page.audit).map(({ id, level, text, detail, advice, platforms }) => {
    const toDo = [detail?.[language], advice?.[language]].filter(Boolean).join(' ');
    const said = `${toDo}\n${nameList(platforms, language)}`;
    const body = failing.has(id)
      ? failure(level, text[language], said)
      : `<system-out>${xml(`${level}: ${text[language]}\n${said}`)}</system-out>`;
    return testcase(name, id, body);
  });
  return {
    name,
    cases: [testcase(name, 'score', scoreFailure), ...cases],
    failures: failing.size + (isBelow ? 1 : 0),
    errors: 0,
  };
}

function unreadSuite({ url, file, reason }: UnreadPage, { language }: Wanted): Suite {
  const name = file ?? url;
  const error = `<error type="${xml(reason)}" message="${xml(pageFailureTexts[reason][language])}"/>`;
  return { name, cases: [testcase(name, 'score', error)], failures: 0, errors: 1 };
}

const testcase = (page: string, name: string, body: string): string =>
  `    <testcase classname="${xml(page)}" name="${xml(name)}"${body === '' ? '/>' : `>${body}</testcase>`}`;

const failure = (type: string, message: string, body: string): string =>
  `<failure type="${xml(type)}" message="${xml(message)}">${xml(body)}</failure>`;

// Control characters are no part of XML 1.0, whatever a title holds; escaped ones are errors too.
const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

const xml = (text: string): string => text.replace(notXml, '').replace(/[&<>"]/g, (sign) => entities.get(sign) ?? '');
