import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { watchedCode } from '#domain/audit/guides/watched-code.ts';
import { type SourceId, sources } from '#domain/audit/platforms/sources.ts';
import { changesSince, contradictedIn, fingerprintOf } from '../scripts/rules.ts';

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

// Code that rules follow and that no row watches, with the reason.
const unwatched: Partial<Record<SourceId, string>> = {
  'link-presentation': 'a script of a closed framework, only in copies of 2015 and 2023',
  'mastodon-33639': 'a report about the code, which mastodon-source watches',
  tweb: 'only said against a rule of Telegram',
  'reddit-source': 'archived in 2017: nothing changes there any more',
};

test('every source that is code has its row, or a reason why not', () => {
  const code = (Object.keys(sources) as SourceId[]).filter((id) => sources[id] === 'code');
  const rows = new Set(watchedCode.map(({ source }) => source));
  expect(code.filter((id) => !rows.has(id) && !Object.hasOwn(unwatched, id))).toEqual([]);
  expect(Object.keys(unwatched).filter((id) => rows.has(id as SourceId))).toEqual([]);
});

test('no row begins at a word that its file has twice: the first one is the one that is watched', () => {
  // `case 'link':` of another switch was watched in place of the card's.
  expect(watchedCode.filter(({ from }) => /^case '\w+':$/.test(from))).toEqual([]);
});

describe('recorded runs', () => {
  const seen = {
    caseId: 'image-relative',
    platform: 'slack',
    app: 'Slack',
    appVersion: '4.41',
    device: 'Pixel 9',
    seenOn: '2026-11-01',
    verdict: 'differs',
    note: '',
    image: null,
  };
  const run = {
    token: '0'.repeat(32),
    name: 'A run',
    siteUrl: 'https://linkbild.example',
    createdAt: '2026-11-01T00:00:00.000Z',
  };
  const file = (...comparisons: object[]) =>
    JSON.stringify({ format: 'linkbild-lab-run', version: 1, run, requests: [], comparisons });
  const runs = join(folder, 'runs');
  const inFolder = (...files: string[]) => {
    rmSync(runs, { recursive: true, force: true });
    mkdirSync(runs);
    for (const [index, text] of files.entries()) writeFileSync(join(runs, `${index}.json`), text);
    return contradictedIn(runs).map(({ platform, rule, caseId }) => `${platform} ${rule} ${caseId}`);
  };

  test('contradict the rule that their case names', () => {
    expect(inFolder(file(seen, { ...seen, platform: 'whatsapp', verdict: 'same' }))).toEqual([
      'slack imageAddress image-relative',
    ]);
  });

  test('count by the newest comparison, in whichever file it is', () => {
    const later = { ...seen, seenOn: '2026-11-18', verdict: 'same' };
    expect(inFolder(file(later), file(seen))).toEqual([]);
    expect(inFolder(file({ ...seen, verdict: 'same' }), file({ ...seen, seenOn: '2026-11-18' }))).toHaveLength(1);
  });

  test('of cases that no longer exist contradict nothing', () => {
    expect(inFolder(file({ ...seen, caseId: 'constructor' }))).toEqual([]);
  });

  test('end the command with 1 and name the rule', () => {
    inFolder(file(seen));
    const done = spawnSync(process.execPath, ['scripts/rules.ts', '--runs', join(runs, '0.json')], {
      encoding: 'utf8',
    });
    expect([done.status, done.stdout]).toEqual([
      1,
      expect.stringContaining('wrong    slack imageAddress: image-relative, Slack 4.41'),
    ]);
  });

  test('that are broken are refused by name', () => {
    expect(() => inFolder('{}')).toThrow(/0\.json is not a complete run file \(format\)/);
  });
});
