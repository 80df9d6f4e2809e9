import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { readTarget } from './target.ts';

test.each([
  ['https://example.com/', { kind: 'page', url: 'https://example.com/', isSchemeGuessed: false }],
  ['http://example.com', { kind: 'page', url: 'http://example.com/', isSchemeGuessed: false }],
  ['example.com', { kind: 'page', url: 'https://example.com/', isSchemeGuessed: true }],
  ['example.com/shop/', { kind: 'page', url: 'https://example.com/shop/', isSchemeGuessed: true }],
  ['localhost', { kind: 'page', url: 'http://localhost/', isSchemeGuessed: false }],
  ['intranet:8080', { kind: 'page', url: 'https://intranet:8080/', isSchemeGuessed: true }],
  ['http://intranet', { kind: 'page', url: 'http://intranet/', isSchemeGuessed: false }],
  ['localhost:3001', { kind: 'page', url: 'http://localhost:3001/', isSchemeGuessed: false }],
  ['[::1]:3001/a', { kind: 'page', url: 'http://[::1]:3001/a', isSchemeGuessed: false }],
  ['https://example.com/sitemap.xml', { kind: 'sitemap', url: 'https://example.com/sitemap.xml' }],
  ['https://example.com/sitemap.xml.gz', { kind: 'sitemap', url: 'https://example.com/sitemap.xml.gz' }],
])('%s', (given, expected) => {
  expect(readTarget(given, { site: false, folder: import.meta.dirname })).toEqual({ given, ...expected });
});

test.each([
  ['ftp://example.com', 'no-web-address'],
  ['http://', 'no-web-address'],
  ['dist/', 'no-such-file'],
  ['./dist', 'no-such-file'],
  ['dist', 'no-such-file'],
  ['out/blog', 'no-such-file'],
  ['dist/v1.2/index', 'no-such-file'],
  ['about.html', 'no-such-file'],
  ['/nowhere/at/all', 'no-such-file'],
])('rejected: %s', (given, why) => {
  expect(readTarget(given, { site: false, folder: import.meta.dirname })).toBe(why);
});

test('what exists on disk is a file or folder', () => {
  const folder = temporaryFolder('targets');
  mkdirSync(join(folder, 'example.com'));
  writeFileSync(join(folder, 'page.html'), '');
  writeFileSync(join(folder, 'sitemap.xml'), '');
  const kindOf = (name: string) => {
    const target = readTarget(join(folder, name), { site: false, folder: import.meta.dirname });
    return typeof target === 'string' ? target : target.kind;
  };
  expect(['example.com', 'page.html', 'sitemap.xml'].map(kindOf)).toEqual(['folder', 'file', 'sitemap-file']);
});

test('a whole site is meant with --site', () => {
  expect(readTarget('https://example.com', { site: true, folder: import.meta.dirname })).toMatchObject({
    kind: 'site',
  });
});
