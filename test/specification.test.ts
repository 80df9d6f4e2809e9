import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesByRow, judgeRun, rowsOf, tableFile, withShownBy } from '../scripts/specification.mjs';

// The table of docs/specification.md: every row names a file that exists, and the tests that have its number.

const root = new URL('../', import.meta.url);
const page = readFileSync(tableFile, 'utf8');
const rows = rowsOf(page);

const counted = (word: string) => Number(new RegExp(`: ${word} (\\d+)$`, 'm').exec(page)?.[1]);

test('sections 1 to 9 are complete, each row with a number and a sentence of its own', () => {
  const sections = [...new Set(rows.map(({ number }) => Number(number.split('.')[0])))];
  expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(rows.length).toBeGreaterThan(250);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});

test('every named file exists', () => {
  const named = rows.filter(({ doneIn }) => doneIn !== 'open');
  expect(named.filter(({ doneIn }) => !existsSync(new URL(doneIn.slice(1, -1), root)))).toEqual([]);
});

test('the column "shown by" names the tests with the number (node scripts/specification.mjs writes it)', () => {
  expect(page).toBe(withShownBy(page));
});

test('no test has the number of a row that does not exist', () => {
  const known = new Set(rows.map(({ number }) => number));
  expect([...filesByRow().keys()].filter((number) => !known.has(number))).toEqual([]);
});

test('open, untested and differing rows are counted at the top', () => {
  const isOpen = ({ doneIn }: { doneIn: string }) => doneIn === 'open';
  expect({
    open: counted('open'),
    untested: counted('untested'),
    differs: counted('differs'),
  }).toEqual({
    open: rows.filter(isOpen).length,
    untested: rows.filter((row) => !isOpen(row) && row.shownBy === '–').length,
    differs: rows.filter(({ sentence }) => sentence.includes('(differs: ')).length,
  });
});

describe('a run', () => {
  const given = [
    { number: '1.1', shownBy: '`a.test.ts`' },
    { number: '1.2', shownBy: '`a.test.ts`, `b.test.ts`' },
    { number: '1.3', shownBy: '–' },
  ];
  const report = (file: string, results: [string, string][]) => ({
    testResults: [
      { name: `/here/${file}`, assertionResults: results.map(([fullName, status]) => ({ fullName, status })) },
    ],
  });
  // Written in two parts: these are not rows of this file.
  const row = (number: string) => `[${number}]`;

  test('shows the rows whose tests passed', () => {
    const reports = [
      report('a.test.ts', [[`adds ${row('1.1')} ${row('1.2')}`, 'passed']]),
      report('b.test.ts', [[`${row('1.2')} removes`, 'passed']]),
    ];
    expect(judgeRun(given, reports, { folder: '/here' })).toMatchObject({ shown: ['1.1', '1.2'], missing: [] });
  });

  test.each([
    ['a failed test', report('b.test.ts', [[`removes ${row('1.2')}`, 'failed']])],
    ['a skipped test', report('b.test.ts', [[`removes ${row('1.2')}`, 'skipped']])],
    ['a file that was not run', report('c.test.ts', [])],
  ])('does not show a row by %s', (_, second) => {
    const first = report('a.test.ts', [[`adds ${row('1.1')} ${row('1.2')}`, 'passed']]);
    expect(judgeRun(given, [first, second], { folder: '/here' }).missing).toEqual(['1.2: no passed test in b.test.ts']);
  });

  test('leaves the rows of a file that waits for its turn to another run', () => {
    const reports = [report('a.test.ts', [[`adds ${row('1.1')} ${row('1.2')}`, 'passed']])];
    expect(judgeRun(given, reports, { folder: '/here', waiting: ['b.test.ts'] }).missing).toEqual([]);
  });
});
