import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screenGroups } from '#web/screens.ts';
import { planWalk } from '../e2e/smoke/walk-plan.ts';
import { createEstimate, durationsOf } from '../scripts/test/durations.mjs';
import { always, longStories, longTests, missingFromList, waitingTests } from '../scripts/test/long-tests.mjs';
import { seedOfRun } from '../scripts/test/size.mjs';
import { byTurns, isWhole, someOf } from './size.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

describe.runIf(!isWhole)('a small run', () => {
  test('takes some of many, the same for one name, and in the course of names all of them', () => {
    const chosen = someOf('name', letters, 2);
    expect(chosen).toHaveLength(2);
    expect(someOf('name', letters, 2)).toEqual(chosen);
    const names = Array.from({ length: 100 }, (_, at) => `name ${at}`);
    expect(new Set(names.flatMap((name) => byTurns(name, letters)))).toEqual(new Set(letters));
  });

  test('opens every screen once; changed ones are opened by everybody', () => {
    const before = planWalk([]);
    expect(before.filter((screen) => screen.isWhole)).toEqual([]);
    expect(new Set(before.map(({ openedBy }) => openedBy))).toEqual(new Set(['visitor', 'editor', 'superadmin']));
    const changed = planWalk([
      'src/web/routes/public/pricing.tsx',
      'src/web/routes/app/account/token.tsx',
      'README.md',
    ]);
    expect(changed.filter((screen) => screen.isWhole).map(({ name }) => name)).toEqual(['pricing', 'account']);
  });

  test('opens them by turns where a commit touches most of them', () => {
    const files = Object.values(screenGroups.marketing).map(({ file }) => `src/web/routes/${file}`);
    expect(planWalk(files).filter((screen) => screen.isWhole)).toEqual([]);
  });
});

test('a screen for super admins is opened by them alone, and one for members by nobody else', () => {
  const plan = planWalk([]);
  const openers = (group: string) => new Set(plan.filter((one) => one.group === group).map(({ openedBy }) => openedBy));
  expect(openers('superadmin')).toEqual(new Set(['superadmin']));
  expect(openers('project').has('visitor')).toBe(false);
});

test('the seed is the one that is given, and otherwise a number', () => {
  expect(seedOfRun({ TEST_SEED: '7' })).toBe(7);
  expect(seedOfRun({})).toBe(seedOfRun({}));
  expect(seedOfRun({ TEST_SIZE: 'whole' })).toBeGreaterThan(0);
});

test('durations come from the reports, and files without one are guessed by their kind', () => {
  const name = `${import.meta.dirname}/kill.net.test.ts`;
  const known = durationsOf([{ testResults: [{ name, startTime: 1_000, endTime: 4_500.4 }] }]);
  expect(known).toEqual({ 'test/kill.net.test.ts': 3500 });
  expect(createEstimate(known)(name)).toBe(3500);
  const guess = createEstimate({});
  expect(guess(name)).toBeGreaterThan(guess(`${import.meta.dirname}/size.test.ts`));
  // A few lines that take minutes: waited for alone if they came last.
  for (const file of always) expect(guess(`${import.meta.dirname}/../${file}`), file).toBeGreaterThanOrEqual(30_000);
});

describe('long tests', () => {
  const all = [...longTests, ...longStories];

  test('are there, each named once', () => {
    expect([...all, ...always].filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('are marked as such in the table of what runs where', () => {
    const text = readFileSync(new URL('../docs/decisions/056-tests-in-two-sizes.md', import.meta.url), 'utf8');
    const [, table = ''] = text.split('## What runs where');
    const rows = table.split('\n## ')[0]?.matchAll(/^\| (`.*?) \|/gm) ?? [];
    const isLong = (name: string) => all.some((file) => `/${file.split('.')[0]}`.endsWith(`/${name}`));
    const wrong = [...rows].filter(([, tests = '']) => {
      const names = [...tests.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      return tests.endsWith('†') !== names.every(isLong);
    });
    expect(wrong.map(([row]) => row)).toEqual([]);
  });

  test('run once in sixteen seeds', () => {
    const runs = Array.from({ length: 16 }, (_, at) => waitingTests(16 + at, []));
    for (const file of all) expect(runs.filter((waiting) => !waiting.includes(file)).length, file).toBe(1);
  });

  test('run whenever the code beside them has changed, unless a commit changes that of most', () => {
    const isRun = (changed: string[]) =>
      [0, 1, 2, 3, 4, 5].every(
        (seed) => !waitingTests(seed, changed).includes('src/flows/watch/watch-project.db.test.ts'),
      );
    expect(isRun(['src/flows/watch/watch-project.ts'])).toBe(true);
    expect(isRun(['src/flows/watch/watch-project.db.test.ts'])).toBe(true);
    expect(isRun(['README.md'])).toBe(false);
    expect(isRun(longTests)).toBe(false);
  });

  test('that have no turn are named after a whole run', () => {
    expect(missingFromList({ 'src/a.test.ts': 30_000, 'src/b.test.ts': 300, [longTests[0] ?? '']: 60_000 })).toEqual([
      'src/a.test.ts',
    ]);
  });
});
