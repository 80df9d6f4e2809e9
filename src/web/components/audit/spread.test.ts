import { expect, test } from 'vitest';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { rangeOf, spreadOf } from './spread.ts';

const scores = (all: Partial<Record<PlatformId, number>>) =>
  Object.entries(all).map(([platform, score]) => ({ platform: platform as PlatformId, score }));

test.each([
  ['all the same', { line: 80, slack: 80, signal: 80 }, []],
  ['nearly the same', { line: 80, slack: 78, signal: 82, threads: 80 }, []],
  ['one below', { line: 80, slack: 64, signal: 81, threads: 80 }, ['slack -16']],
  ['one above', { line: 40, slack: 75, signal: 40, threads: 41 }, ['slack 34']],
  [
    'the furthest three, the weaker of two first',
    { line: 80, slack: 70, signal: 90, threads: 80, reddit: 80, twitter: 60, notion: 80, discord: 74 },
    ['twitter -20', 'slack -10', 'signal 10'],
  ],
  ['platforms that do not count are never outliers', { line: 80, slack: 80, skype: 0, chatgpt: 10 }, []],
  ['a single platform', { line: 80 }, []],
  ['none', {}, []],
])('%s', (_, all, expected) => {
  expect(spreadOf(scores(all)).outliers.map((one) => `${one.platform} ${one.difference}`)).toEqual(expected);
});

test('everything else is kept: the rest, and those that do not count', () => {
  const { rest, uncounted } = spreadOf(scores({ line: 80, slack: 60, signal: 82, chatgpt: 10 }));
  expect(rest.map(({ platform }) => platform)).toEqual(['line', 'signal']);
  expect(uncounted.map(({ platform }) => platform)).toEqual(['chatgpt']);
});

test.each([
  [{ line: 71, slack: 78 }, '71–78'],
  [{ line: 71, slack: 71 }, '71'],
])('%o → %s', (all, expected) => {
  expect(rangeOf(scores(all))).toBe(expected);
});
