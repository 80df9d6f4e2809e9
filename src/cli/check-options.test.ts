import { expect, test } from 'vitest';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { readOptions } from './check-options.ts';

const usual = {
  url: 'https://example.com/',
  isSchemeGuessed: true,
  cards: false,
  all: false,
  json: false,
  site: false,
  platforms: [...platformIds],
  failUnder: null,
  html: null,
  language: 'en',
  limit: 500,
};

test.each([
  ['https://example.com/', { isSchemeGuessed: false }],
  ['http://example.com', { url: 'http://example.com/', isSchemeGuessed: false }],
  ['example.com', {}],
  ['localhost:3001', { url: 'http://localhost:3001/', isSchemeGuessed: false }],
  ['[::1]:3001/a', { url: 'http://[::1]:3001/a', isSchemeGuessed: false }],
  ['example.com --json', { json: true }],
  ['--site example.com --limit 20', { site: true, limit: 20 }],
  ['example.com --platform slack,WhatsApp', { platforms: ['slack', 'whatsapp'] }],
  ['example.com --platform x', { platforms: ['twitter'] }],
  ['example.com --platform X,twitter', { platforms: ['twitter'] }],
  ['example.com --platform google', { platforms: ['google-search', 'google-discover'] }],
  ['example.com --cards --all', { cards: true, all: true }],
  ['example.com --fail-under 80', { failUnder: 80 }],
  ['example.com --fail-under=0', { failUnder: 0 }],
  ['example.com --html report.html --lang de', { html: 'report.html', language: 'de' }],
])('%s', (line, expected) => {
  expect(readOptions(line.split(' '))).toEqual({ ...usual, ...expected });
});

test.each([
  ['', 'Add the URL'],
  ['a.com b.com', 'one too many'],
  ['ftp://example.com', 'isn’t a valid URL'],
  ['http://', 'isn’t a valid URL'],
  ['a.com --platform slack,myspace', '“myspace” isn’t a platform'],
  ['a.com --fail-under high', '0 to 100'],
  ['a.com --fail-under 101', '0 to 100'],
  ['a.com --limit 0', '1 or more'],
  ['a.com --lang fr', 'en or de'],
  ['a.com --colour', 'no option --colour'],
  ['a.com --lang', '--lang needs a value'],
])('rejected: %s', (line, why) => {
  expect(readOptions(line.split(' ').filter(Boolean))).toEqual({ wrong: expect.stringContaining(why), language: 'en' });
});

test.each([
  ['--lang de', 'Adresse einer Seite'],
  ['--lang=de a.com b.com', 'eine zu viel'],
  ['a.com --platform myspace --lang de', 'keine Plattform'],
  ['--fail-under x --lang de a.com', '0 bis 100'],
  ['a.com --colour --lang de', 'gibt es nicht'],
])('mistakes are explained in the chosen language: %s', (line, why) => {
  expect(readOptions(line.split(' '))).toEqual({ wrong: expect.stringContaining(why), language: 'de' });
});

test('names are read as people write them', () => {
  expect(readOptions(['a.com', '--platform', 'Microsoft Teams, X (Twitter)'])).toMatchObject({
    platforms: ['teams', 'twitter'],
  });
});
