import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { readOptions } from './check-options.ts';

function optionsWith(config: unknown, ...args: string[]) {
  const file = join(temporaryFolder('config'), 'linkbild.config.json');
  writeFileSync(file, typeof config === 'string' ? config : JSON.stringify(config));
  return readOptions(['--config', file, ...args], join(file, '..'));
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

test.each([
  [{ failunder: 80 }, 'there’s no setting “failunder”'],
  [{ failUnder: '80' }, '“failUnder” needs a number from 0 to 100'],
  [{ targets: 'dist' }, '“targets” needs a list of texts'],
  [{ baseUrl: 'example.com' }, '“baseUrl” needs a URL'],
  [{ platforms: ['myspace'] }, '“platforms” needs a list of platforms'],
  [{ failOn: ['sometimes'] }, '“failOn” needs a list'],
  [{ format: 'pdf' }, '“format” needs one of text'],
  [{ constructor: 1 }, 'there’s no setting “constructor”'],
  ['{ "targets": [', 'isn’t a JSON object'],
  ['[]', 'isn’t a JSON object'],
])('a mistake is named with its key: %j', (config, why) => {
  expect(optionsWith(config)).toEqual({ wrong: expect.stringContaining(why), language: 'en' });
});
