import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { UnreadPage } from '#cli/targets/checked.ts';
import type { DescribedAudit } from '#contract/entities/described-audit.ts';
import { checkedBuild, titled } from './checked.fixture.ts';
import { reportJson } from './report-json.ts';
import { reportJunit } from './report-junit.ts';
import { COMMENT_CHARACTERS, reportMarkdown } from './report-markdown.ts';
import { reportSarif } from './report-sarif.ts';

const settings = { language: 'en', failUnder: 80, failOn: [] } as const;
const wanted = { ...settings, failOn: [] };
const gone: UnreadPage = {
  ok: false,
  reason: 'not-found',
  url: 'https://shop.example/gone',
  finalUrl: 'https://shop.example/gone',
  status: 404,
  detail: null,
  file: null,
};

const nasty = '&#x1b;[2J | @everyone &lt;img src=x&gt; ]]&gt; <!-- ` **b** &amp;';

/** What junit-10.xsd of Jenkins allows, as far as the report uses it: attributes by element, with its parents. */
const junit = new Map([
  ['testsuites', { attributes: ['name', 'tests', 'failures', 'errors'], parents: [''] }],
  ['testsuite', { attributes: ['name', 'tests', 'failures', 'errors'], parents: ['testsuites'] }],
  ['testcase', { attributes: ['classname', 'name'], parents: ['testsuite'] }],
  ['failure', { attributes: ['type', 'message'], parents: ['testcase'] }],
  ['error', { attributes: ['type', 'message'], parents: ['testcase'] }],
  ['system-out', { attributes: [], parents: ['testcase'] }],
]);

function readJunit(xml: string) {
  const counts = new Map<string, number>();
  let said = { tests: 0, failures: 0, errors: 0 };
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const rule = junit.get(name);
    expect(rule?.parents, name).toContain(path.at(-1) ?? '');
    expect(Object.keys(attributes).filter((key) => !rule?.attributes.includes(key))).toEqual([]);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    path.push(name);
    const { tests, failures, errors } = attributes;
    if (name === 'testsuites') said = { tests: Number(tests), failures: Number(failures), errors: Number(errors) };
  });
  parser.on('closetag', () => void path.pop());
  parser.write(xml).close();
  return { counts, said };
}

test('JUnit keeps to its schema, its numbers are right, and page texts cannot break it', async () => {
  const checked = await checkedBuild({ 'a.html': titled(nasty), 'b&c.html': titled('B') });
  const { counts, said } = readJunit(reportJunit({ ...checked, unread: [gone] }, wanted));
  expect(counts.get('testsuite')).toBe(3);
  expect(said.tests).toBe(counts.get('testcase'));
  expect(said.failures).toBe(counts.get('failure'));
  expect(said.errors).toBe(1);
  expect(counts.get('failure')).toBeGreaterThanOrEqual(4);
});

test('JUnit fails on what --fail-on names, without it on errors', async () => {
  const checked = await checkedBuild({ 'a.html': titled('A') });
  const failing = (failOn: Parameters<typeof reportJunit>[1]['failOn']) =>
    readJunit(reportJunit(checked, { ...wanted, failUnder: null, failOn })).said.failures;
  expect(failing(['hasDescription'])).toBe(1);
  expect(failing(['warning'])).toBeGreaterThan(failing(['error']));
  expect(failing([])).toBe(failing(['error']));
});

const Message = z.strictObject({ text: z.string().min(1) });
const Level = z.enum(['none', 'note', 'warning', 'error']);
/** The part of the OASIS schema (sarif-schema-2.1.0.json) that the report uses, with its required properties. */
const Sarif = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.array(
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string(),
          version: z.string(),
          informationUri: z.url(),
          rules: z.array(
            z.strictObject({
              id: z.string(),
              shortDescription: Message,
              help: Message,
              defaultConfiguration: z.strictObject({ level: Level }),
            }),
          ),
        }),
      }),
      columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
      results: z.array(
        z.strictObject({
          ruleId: z.string(),
          ruleIndex: z.int().min(0),
          level: Level,
          message: Message,
          locations: z.array(
            z.strictObject({
              physicalLocation: z.strictObject({
                artifactLocation: z.strictObject({ uri: z.string().regex(/^[\w%./:?&=~+-]+$/) }),
                region: z.strictObject({ startLine: z.int().min(1) }),
              }),
            }),
          ),
          partialFingerprints: z.record(z.string(), z.string()),
        }),
      ),
    }),
  ),
});

test('SARIF keeps to its schema, and every result names its rule and its file', async () => {
  const checked = await checkedBuild({ 'a b.html': titled(nasty), 'c.html': titled('C') });
  const sarif = Sarif.parse(
    JSON.parse(
      reportSarif(
        { ...checked, unread: [gone] },
        { language: 'de', version: '1.0.0', siteUrl: 'https://linkbild.example' },
      ),
    ),
  );
  const [run] = sarif.runs;
  const rules = run?.tool.driver.rules.map(({ id }) => id) ?? [];
  expect(new Set(rules).size).toBe(rules.length);
  for (const { ruleId, ruleIndex } of run?.results ?? []) expect(rules[ruleIndex]).toBe(ruleId);
  const files = new Set(run?.results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri));
  expect([...files].sort()).toEqual(['dist/a%20b.html', 'dist/c.html', 'https://shop.example/gone']);
  const prints = run?.results.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints));
  expect(new Set(prints).size).toBe(prints?.length);
});

test('Markdown fits a comment however many pages there are, and says how many are left out', async () => {
  const checked = await checkedBuild({ [`${'long-'.repeat(40)}.html`]: titled('A') });
  const many = {
    ...checked,
    pages: Array.from({ length: 400 }, () => checked.pages[0]).flatMap((page) => page ?? []),
  };
  const text = reportMarkdown(many, wanted);
  expect(text.length).toBeLessThanOrEqual(COMMENT_CHARACTERS);
  expect(text.length).toBeGreaterThan(COMMENT_CHARACTERS * 0.9);
  expect(text).toMatch(/… and \d+ more/);
  expect(text).toContain('**The score');
});

test('Markdown from a page mentions nobody and embeds nothing', async () => {
  const checked = await checkedBuild({ '@team/<b>_x_|y.html': titled(nasty) });
  const text = reportMarkdown({ ...checked, unread: [{ ...gone, url: 'https://x.example/![a](b)' }] }, wanted);
  expect(text).not.toMatch(/@team|<b>|!\[a\]|\|y/);
});

test('JSON of a build names the files', async () => {
  const checked = await checkedBuild({ 'a.html': titled('A'), 'b.html': titled('B') });
  const read = (details: boolean) =>
    JSON.parse(reportJson(checked, { targets: ['dist'], details, language: 'en', siteUrl: null }));
  for (const result of [read(false), read(true)])
    expect(result).toMatchObject({ kind: 'site', pages: [{ file: 'dist/a.html' }, { file: 'dist/b.html' }] });
});

test('JSON of several pages says each finding once, with --details all that is known', async () => {
  const checked = await checkedBuild({ 'a.html': titled('A'), 'b.html': titled('B') });
  const [short = '', whole = ''] = [false, true].map((details) =>
    reportJson(checked, { targets: ['dist'], details, language: 'en', siteUrl: null }),
  );
  const [a, b] = [JSON.parse(short).pages[0], JSON.parse(whole).pages[0]];
  expect(a).toMatchObject({ score: b.score, verdict: b.verdict, issues: b.issues });
  expect(a.issues.length).toBeGreaterThan(2);
  const withoutDetails = b.platforms.map(
    ({ platform, score, card: { title, image } }: DescribedAudit['platforms'][number]) =>
      expect.objectContaining({ platform, score, checks: [], card: expect.objectContaining({ title, image }) }),
  );
  expect(a.platforms).toEqual(withoutDetails);
  // Of 1,000 pages, 40 kB each would be 40 MB.
  expect(short.length * 4).toBeLessThan(whole.length);
  expect(short.length / 2).toBeLessThan(9_000);
});
