// How long each test file took in the last run, so that the longest start first (vitest.config.ts). Written by
// scripts/test.mjs from Vitest's reports.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { always, longStories, longTests } from './long-tests.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const durationsFile = join(root, '.cache', 'test-durations.json');

const nameOf = (file) => relative(root, file).split(sep).join('/');
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Milliseconds by test file. */
export function durationsOf(reports) {
  const results = reports.flatMap(({ testResults }) => testResults);
  return Object.fromEntries(
    results.map(({ name, startTime, endTime }) => [nameOf(name), Math.round(endTime - startTime)]),
  );
}

/** Files that this run did not have keep what they had. */
export function recordDurations(reports) {
  writeFileSync(durationsFile, `${JSON.stringify({ ...read(durationsFile), ...durationsOf(reports) }, null, 1)}\n`);
}

/** Milliseconds per byte of a file that was never run, by what it waits for: browsers, processes, the database. */
const guesses = [
  [/\.e2e\.ts$/, 2],
  [/\.net\.test\.ts$/, 2],
  [/\.db\.test\.ts$/, 0.5],
  [/./, 0.05],
];

/** Of a long file that was never run here: one that starts last is waited for alone. The walks are the longest. */
const LONG_MS = 30_000;
const leastOf = new Map([
  ...[...longTests, ...longStories].map((file) => [file, LONG_MS]),
  ...[...always].map((file) => [file, file.startsWith('e2e/walk/') ? 3 * LONG_MS : LONG_MS]),
]);

/** How long a file will take: as in the last run, otherwise guessed by its kind and size. */
export function createEstimate(known = read(durationsFile)) {
  return (file) => {
    const [, perByte = 0] = guesses.find(([pattern]) => pattern.test(file)) ?? [];
    const guess = statSync(file).size * perByte;
    return known[nameOf(file)] ?? Math.max(leastOf.get(nameOf(file)) ?? 0, guess);
  };
}
