import { expect, test } from 'vitest';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { readOptions } from './check-options.ts';

// No config file is there.
const shell = { folder: import.meta.dirname, env: {} };
const usual = {
  targets: ['example.com'],
  cards: false,
  all: false,
  details: false,
  site: false,
  baseUrl: null,
  offline: false,
  ignore: [],
  platforms: [...platformIds],
  failUnder: null,
  failOn: [],
  format: 'text',
  output: null,
  html: null,
  pictures: null,
  failOnChange: false,
  base: null,
  language: 'en',
  limit: null,
  siteUrl: null,
};

test.each([
  ['example.com', {}],
  ['example.com dist/', { targets: ['example.com', 'dist/'] }],
  ['example.com --json', { format: 'json' }],
  ['example.com --format sarif --output a.sarif', { format: 'sarif', output: 'a.sarif' }],
  ['example.com --fail-on error,hasOgImage', { failOn: ['error', 'hasOgImage'] }],
  ['example.com --base-url https://a.example --offline', { baseUrl: 'https://a.example', offline: true }],
  ['example.com --ignore drafts/** --ignore x.html', { ignore: ['drafts/**', 'x.html'] }],
  ['--site example.com --limit 20', { site: true, limit: 20 }],
  ['example.com --platform slack,WhatsApp', { platforms: ['slack', 'whatsapp'] }],
  ['example.com --platform x', { platforms: ['twitter'] }],
  ['example.com --platform X,twitter', { platforms: ['twitter'] }],
  ['example.com --platform google', { platforms: ['google-search', 'google-discover'] }],
  ['example.com --json --details', { format: 'json', details: true }],
  ['example.com --cards --all', { cards: true, all: true }],
  ['example.com --fail-under 80', { failUnder: 80 }],
  ['example.com --fail-under=0', { failUnder: 0 }],
  ['example.com --html report.html --lang de', { html: 'report.html', language: 'de' }],
])('%s', (line, expected) => {
  expect(readOptions(line.split(' '), shell)).toEqual({ ...usual, ...expected });
});

test.each([
  ['', 'Add the URL'],
  ['a.com --base-url example.com', 'isn’t a valid URL'],
  ['a.com --format pdf', 'text, json, junit'],
  ['a.com --fail-on everything', 'doesn’t know “everything”'],
  ['a.com --config nowhere.json', 'no file nowhere.json'],
  ['a.com --platform slack,myspace', '“myspace” isn’t a platform'],
  ['a.com --fail-under high', '0 to 100'],
  ['a.com --fail-under 101', '0 to 100'],
  ['a.com --limit 0', '1 or more'],
  ['a.com --lang fr', 'en or de'],
  ['a.com --colour', 'no option --colour'],
  ['a.com --lang', '--lang needs a value'],
  ['a.com --fail-under=', '--fail-under needs a value'],
  ['a.com --platform=', '--platform needs a value'],
  ['a.com --platform ,', '--platform needs a value'],
  ['a.com --ignore=', '--ignore needs a value'],
  ['a.com --config .', 'no file .'],
])('rejected: %s', (line, why) => {
  expect(readOptions(line.split(' ').filter(Boolean), shell)).toEqual({
    message: expect.stringContaining(why),
    language: 'en',
    isTyped: !line.includes('--config'),
  });
});

test.each([
  ['--lang de', 'Adresse einer Seite'],
  ['--lang=de a.com --format pdf', 'braucht eines von'],
  ['a.com --platform myspace --lang de', 'keine Plattform'],
  ['--fail-under x --lang de a.com', '0 bis 100'],
  ['a.com --colour --lang de', 'gibt es nicht'],
])('mistakes are explained in the chosen language: %s', (line, why) => {
  expect(readOptions(line.split(' '), shell)).toMatchObject({ message: expect.stringContaining(why), language: 'de' });
});

test('names are read as people write them', () => {
  expect(readOptions(['a.com', '--platform', 'Microsoft Teams, X (Twitter)'], shell)).toMatchObject({
    platforms: ['teams', 'twitter'],
  });
});
