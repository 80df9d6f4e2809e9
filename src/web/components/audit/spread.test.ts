import { expect, test } from 'vitest';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { rangeOf, spreadOf } from './spread.ts';

const scores = (all: Partial<Record<PlatformId, number>>) =>
  Object.entries(all).map(([platform, score]) => ({ platform: platform as PlatformId, score }));

test.each([
  ['all the same', { facebook: 80, slack: 80, whatsapp: 80 }, []],
  ['nearly the same', { facebook: 80, slack: 78, whatsapp: 82, linkedin: 80 }, []],
  ['one below', { facebook: 80, slack: 64, whatsapp: 81, linkedin: 80 }, ['slack -16']],
  ['one above', { facebook: 40, slack: 75, whatsapp: 40, linkedin: 41 }, ['slack 34']],
  [
    'the furthest three, the weaker of two first',
    { facebook: 80, slack: 70, whatsapp: 90, linkedin: 80, telegram: 80, twitter: 60, notion: 80 },
    ['twitter -20', 'slack -10', 'whatsapp 10'],
  ],
  ['platforms that do not count are never outliers', { facebook: 80, slack: 80, skype: 0, signal: 10 }, []],
  ['a single platform', { facebook: 80 }, []],
  ['none', {}, []],
])('%s', (_, all, expected) => {
  expect(spreadOf(scores(all)).outliers.map((one) => `${one.platform} ${one.difference}`)).toEqual(expected);
});

test('everything else that counts is the rest', () => {
  const { rest } = spreadOf(scores({ facebook: 80, slack: 60, whatsapp: 82, signal: 10 }));
  expect(rest.map(({ platform }) => platform)).toEqual(['facebook', 'whatsapp']);
});

test.each([
  [{ facebook: 71, slack: 78 }, '71–78'],
  [{ facebook: 71, slack: 71 }, '71'],
])('%o → %s', (all, expected) => {
  expect(rangeOf(scores(all))).toBe(expected);
});
