import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordpressFiles } from '#io/integrations/php-files.ts';

// docs/licences.md says what is meant for each part; the manifests are what people and tools read.

const rows = readFileSync('docs/licences.md', 'utf8')
  .split('\n')
  .flatMap((line): [string, string, string][] => {
    const [, part = '', licence = '', file = ''] = /^\| (.+?) \| (\S+) \| `(.+?)` \|/.exec(line) ?? [];
    return part ? [[part, licence, file]] : [];
  });

test('every manifest is in the table', () => {
  expect(rows.map(([, , file]) => file).sort()).toEqual([
    'integrations/php/composer.json',
    'integrations/typo3/linkbild/composer.json',
    'integrations/wordpress/linkbild/readme.txt',
    'package.json',
    'packages/linkbild/package.json',
  ]);
});

test.each(rows)('%s is %s in %s', (_, licence, file) => {
  const text = readFileSync(file, 'utf8');
  const said = file.endsWith('.json') ? JSON.parse(text).license : /^License: (.+)$/m.exec(text)?.[1];
  expect(said).toBe(licence);
});

test('the plugin for WordPress contains the PHP library, so both have one licence', async () => {
  const plugin = await wordpressFiles({
    apiUrl: 'https://a.example/api',
    siteUrl: 'https://a.example',
    projectUuid: 'a',
    projectTitle: 'A',
  });
  const library = readFileSync('integrations/php/src/Client.php');
  expect([...plugin.values()].some((bytes) => library.equals(bytes))).toBe(true);
  const licenceOf = (end: string) => rows.find(([, , file]) => file.endsWith(end))?.[1];
  expect(licenceOf('php/composer.json')).toBe(licenceOf('readme.txt'));
  expect(readFileSync('integrations/wordpress/linkbild/linkbild.php', 'utf8')).toMatch(
    new RegExp(`License:\\s+${licenceOf('readme.txt')}`),
  );
});
