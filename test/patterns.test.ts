import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import { agentRows } from '#domain/agents/agent-rows.ts';
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

/** Those that code writes in place, with a letter for each part that it puts in. */
function writtenIn(file: string, source: string): Found[] {
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const call = node as { callee?: { name?: string }; arguments?: Argument[] };
    if (call.callee?.name === 'RegExp') {
      const [first, second] = call.arguments ?? [];
      const flags = typeof second?.value === 'string' ? second.value : '';
      const pattern = first?.quasis?.map(({ value }) => value.cooked).join('a');
      if (pattern !== undefined) found.push({ file, pattern, flags });
    }
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value);
  };
  visit(parseSync(file, source).program);
  return found;
}

interface Argument {
  value?: unknown;
  quasis?: { value: { cooked: string } }[];
}

/** Those that modules make while they are loaded, whatever they are made of. */
async function madeIn(files: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  const Real = RegExp;
  const noted = (made: RegExp) => {
    // Of this function, of the trap, and of the module that makes it; packages make theirs too.
    const [, , caller = ''] = (new Error('caller').stack ?? '').split('\n').slice(1);
    const file = /(?<=\/)(?:src|packages)\/[^:?()]+/.exec(caller.slice(caller.indexOf(root) + root.length))?.[0];
    if (file && !file.includes('node_modules')) found.push({ file, pattern: made.source, flags: made.flags });
    return made;
  };
  globalThis.RegExp = new Proxy(Real, {
    construct: (_, given: [string, string?]) => noted(new Real(...given)),
    apply: (_, __, given: [string, string?]) => noted(new Real(...given)),
  });
  try {
    vi.resetModules();
    for (const file of files) {
      await import(/* @vite-ignore */ join(root, file));
    }
  } finally {
    globalThis.RegExp = Real;
  }
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

const makers = files.flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8');
  return source.includes('RegExp(') ? [{ file, source }] : [];
});
const made = await madeIn(makers.map(({ file }) => file));
const agents = agentRows.map(({ pattern }) => ({ file: 'src/domain/agents/agent-rows.ts', pattern, flags: 'i' }));
const written = makers.flatMap(({ file, source }) => writtenIn(file, source));
const all = [...files.flatMap(patternsOf), ...made, ...agents, ...written];
const distinct = [...Map.groupBy(all, ({ pattern, flags }) => `/${pattern}/${flags}`)];

test('the patterns of the code are found', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(distinct.length).toBeGreaterThan(300);
  expect(agents.length).toBeGreaterThan(40);
  const makes = (name: string) => made.flatMap(({ file, pattern }) => (file.endsWith(name) ? [pattern] : []));
  for (const name of ['visible-terms.ts', 'page-instead.ts', 'fetch-page.ts', 'german-words.ts'])
    expect(makes(name), name).not.toEqual([]);
  expect(makes('german-words.ts').join()).toContain('scheisse');
  expect(written.map(({ file }) => file)).toContain('src/domain/design/edit-element.ts');
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
