import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The table of docs/specification.md: every row leads to a file that exists and to a test that exists by its name.

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const page = read('docs/specification.md');

/** A bar inside a cell is written with a backslash. */
const rows = page
  .split('\n')
  .map((line) => line.replace(/<a id="[^"]+"><\/a>/, ''))
  .filter((line) => /^\| \d+\.\d+ \|/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
  .map(([, number = '', sentence = '', file = '', shown = '']) => ({ number, sentence, file, shown }));

const counted = (word: string) => Number(new RegExp(`: ${word} (\\d+)$`, 'm').exec(page)?.[1]);

test('sections 2 to 9 are there, each row with a number and a sentence of its own', () => {
  expect([...new Set(rows.map(({ number }) => number.split('.')[0]))]).toEqual([
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
  ]);
  expect(rows.length).toBeGreaterThan(150);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  expect(rows.filter(({ sentence }) => sentence === '')).toEqual([]);
});

test('every named file and every named test exists', () => {
  const missing = rows.flatMap(({ number, file, shown }) => {
    const faults: string[] = [];
    const path = /^`([^`]+)`$/.exec(file)?.[1];
    if (file !== 'open' && !(path && existsSync(new URL(path, root)))) faults.push(`${number}: no file ${file}`);
    const [, testPath, name] = /^`([^`]+)` › (.+)$/.exec(shown) ?? [];
    if (shown !== '–' && !(testPath && name && isInTest(testPath, name))) faults.push(`${number}: no test ${shown}`);
    return faults;
  });
  expect(missing).toEqual([]);
});

test('what is open or untested is counted where everybody reads it', () => {
  expect(counted('open')).toBe(rows.filter(({ file }) => file === 'open').length);
  expect(counted('untested')).toBe(rows.filter(({ file, shown }) => file !== 'open' && shown === '–').length);
});

function isInTest(path: string, name: string): boolean {
  const file = new URL(path, root);
  return existsSync(file) && read(path).includes(name);
}
