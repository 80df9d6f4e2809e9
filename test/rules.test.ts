import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { watchedCode } from '#domain/audit/guides/watched-code.ts';
import { changesSince, fingerprintOf } from '../scripts/rules.ts';

// `npm run rules`: which public code has changed that our rules follow.

const folder = mkdtempSync(join(tmpdir(), 'linkbild-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const watched = {
  source: 'tdesktop',
  repository: 'a/b',
  path: 'card.cpp',
  from: 'bool small',
  lines: 3,
  fingerprint: '',
} as const;
const code = (more: string) => `int before;\nbool small() {\n  return ${more};\n}\nint after;\n`;

test.each([
  ['other indentation and blank lines', 'bool small() {\n\n\treturn true;\n}', true],
  ['other lines around it', 'int x;\nbool small() {\n  return true;\n}\nint y;', true],
  ['another rule', 'bool small() {\n  return false;\n}', false],
])('%s', (_, text, isSame) => {
  const own = fingerprintOf(code('true'), watched);
  expect(fingerprintOf(text.replace('\n\n', '\n'), watched) === own).toBe(isSame);
});

test('lines that are gone have no fingerprint', () => expect(fingerprintOf('int x;', watched)).toBeNull());

test('of a history, the commits that changed the watched lines', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args]);
  git('init', '-q');
  for (const [subject, text] of [
    ['first', code('true')],
    ['around it', `${code('true')}int more;\n`],
    ['the rule', code('isArticle')],
  ] as const) {
    writeFileSync(join(folder, 'card.cpp'), text);
    git('add', '.');
    git('commit', '-qm', subject);
  }
  expect(changesSince(folder, watched, '2000-01-01').map(({ subject }) => subject)).toEqual(['first', 'the rule']);
});

test('every row has its fingerprint', () => {
  for (const { fingerprint, path } of watchedCode)
    expect([path, fingerprint]).toEqual([path, expect.stringMatching(/^[\da-f]{16}$/)]);
});
