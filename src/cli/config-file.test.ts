import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandSchemas } from '#contract/command-schemas.ts';
import { schemaPaths } from '#contract/schema-paths.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { faultsOf, type Schema } from '../../test/json-schema.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { readOptions } from './check-options.ts';

function optionsWith(config: unknown, ...args: string[]) {
  const file = join(temporaryFolder('config'), 'linkbild.config.json');
  writeFileSync(file, typeof config === 'string' ? config : JSON.stringify(config));
  return readOptions(['--config', file, ...args], { folder: join(file, '..'), env: {} });
}

test('settings come from the file, and the command line wins', () => {
  const config = { targets: ['dist'], baseUrl: 'https://a.example', failUnder: 80, platforms: ['x'], language: 'de' };
  expect(optionsWith(config)).toMatchObject({
    targets: ['dist'],
    baseUrl: 'https://a.example',
    failUnder: 80,
    platforms: ['twitter'],
    language: 'de',
  });
  expect(optionsWith(config, 'out', '--fail-under', '90', '--lang', 'en')).toMatchObject({
    targets: ['out'],
    failUnder: 90,
    language: 'en',
  });
});

const schema = commandSchemas('https://linkbild.example').get(schemaPaths.config) as Schema;

test.each([
  [{ failunder: 80 }, 'there’s no setting “failunder”'],
  [{ failUnder: '80' }, '“failUnder” needs a number from 0 to 100'],
  [{ targets: 'dist' }, '“targets” needs a list of texts'],
  [{ baseUrl: 'example.com' }, '“baseUrl” needs a URL'],
  [{ platforms: ['myspace'] }, '“platforms” needs a list of platforms'],
  [{ platforms: [] }, '“platforms” needs a list of platforms'],
  [{ failOn: ['sometimes'] }, '“failOn” needs a list'],
  [{ format: 'pdf' }, '“format” needs one of text'],
  [{ constructor: 1 }, 'there’s no setting “constructor”'],
  ['{ "targets": [', 'isn’t a JSON object'],
  ['[]', 'isn’t a JSON object'],
])('a mistake is named with its key: %j', (config, why) => {
  expect(optionsWith(config)).toEqual({ message: expect.stringContaining(why), language: 'en', isTyped: false });
  if (typeof config === 'object') expect(faultsOf(schema, config)).not.toEqual([]);
});

test('the published schema knows every setting, and the command takes what it allows', () => {
  const whole = {
    $schema: 'https://linkbild.example/schemas/config-1.json',
    targets: ['dist'],
    site: false,
    baseUrl: 'https://shop.example',
    offline: true,
    ignore: ['drafts/**'],
    platforms: ['x', 'google', ...platformIds],
    limit: 5,
    failUnder: 80.5,
    failOn: ['error', 'unreadable', 'hasOgImage'],
    format: 'sarif',
    output: 'out.sarif',
    details: true,
    language: 'de',
  };
  expect(faultsOf(schema, whole)).toEqual([]);
  expect(optionsWith(whole)).toMatchObject({ targets: ['dist'], format: 'sarif', language: 'de' });
  expect(Object.keys(schema.properties as object).sort()).toEqual(Object.keys(whole).sort());
  expect(optionsWith({ unheard: 1 })).toMatchObject({
    message: expect.stringContaining(Object.keys(whole).slice(1).join(', ')),
  });
});
