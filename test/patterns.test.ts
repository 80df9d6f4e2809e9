import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { attacksOn } from './pattern-attacks.ts';

// A regular expression that can match the same letters in several ways, or begins again at each of them, takes minutes
// for a hundred kilobytes: whoever writes such a text stops the thread that reads it. So every pattern of the code is
// tried with its own letters.

const LENGTH = 100_000;
/** A linear one takes some milliseconds, up to 40 with a bound of hundreds; a quadratic one half a minute. */
const MAX_MS = 250;

/** Growing, so that a bad pattern is found before it takes minutes: an exponential one by the first, and so on. */
const lengths = [24, 1_500, 12_500, LENGTH];

const root = join(import.meta.dirname, '..');
const files = globSync('{src,packages}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.{test,fixture}.{ts,tsx}', '**/node_modules/**'],
}).sort();

interface Found {
  file: string;
  pattern: string;
  flags: string;
}

function patternsOf(file: string): Found[] {
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) found.push({ file, ...regex });
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value);
  };
  visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  return found;
}

const work = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of the slowest attack. */
function slowest(pattern: string, flags: string): number {
  const regex = new RegExp(pattern, flags);
  let most = 0;
  for (const length of lengths) {
    for (const attack of attacksOn(pattern, flags, length)) {
      const start = work();
      if (regex.global) attack.replace(regex, '');
      else regex.test(attack);
      most = Math.max(most, work() - start);
      if (most > MAX_MS) return most;
    }
  }
  return most;
}

/** The least of three: what else the machine does can only add to it. */
const isLinear = (pattern: string, flags: string): boolean => [1, 2, 3].some(() => slowest(pattern, flags) <= MAX_MS);

const all = files.flatMap(patternsOf);
const distinct = [...Map.groupBy(all, ({ pattern, flags }) => `/${pattern}/${flags}`)];

test('the patterns of the code are found', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(distinct.length).toBeGreaterThan(300);
});

describe('the attacks find a pattern that is', () => {
  test.each([
    ['tried at every letter', String.raw`\s+$`],
    ['ambiguous', '^(a+)+$'],
    ['two loops over the same letters', String.raw`^\s*\w*\d*\s*x$`],
    ['a line that may be any white space', String.raw`^\s*x\s*$`],
    ['an opening without an end', '<!--[^]*?-->'],
    ['loops inside a lookahead', 'x(?=.*y)'],
  ])('%s', (_, pattern) => {
    expect(slowest(pattern, pattern.startsWith('^\\s*x') ? 'gm' : '')).toBeGreaterThan(MAX_MS);
  });
});

test('no pattern takes more than linear time for 100 kB of its own letters', { timeout: 300_000 }, () => {
  const bad = distinct.filter(([, [one]]) => one && !isLinear(one.pattern, one.flags));
  expect(bad.flatMap(([written, found]) => found.map(({ file }) => `${file}: ${written}`))).toEqual([]);
});
