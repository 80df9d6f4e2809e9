import { expect, test } from 'vitest';
import published from '#domain/audit/accuracy/published.json' with { type: 'json' };
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { sumOf } from '#web/components/public/case-list.tsx';
import { accuracyOf } from '../../../../../scripts/accuracy.mjs';

test('counts cases by kind of their source, with those that hold, and sums the agreement', () => {
  const file = (name: string, ...results: [title: string, status: string][]) => ({
    name: `/repo/src/domain/${name}`,
    assertionResults: results.map(([title, status]) => ({ title, status })),
  });
  const agreed = (equal: number) => ({
    title: 'saved pages',
    status: 'passed',
    meta: { agreement: { parser: 'parse5', pages: 5, values: 35, equal } },
  });
  // Not written as one: scripts/specification.mjs would take it for a row that this test shows.
  const row = '5.14';
  const { platforms, agreement } = accuracyOf([
    {
      testResults: [
        file(
          'audit/platforms/slack.test.ts',
          ['slack-robots: a rule', 'passed'],
          ['gazebo-1831: another', 'failed'],
          [`[${row}]: of the specification`, 'passed'],
          ['every documented rule has its case', 'passed'],
        ),
        file('audit/platforms/evidence.test.ts', ['slack-robots: no platform', 'passed']),
        { name: '/repo/src/domain/meta/agreement.test.ts', assertionResults: [agreed(35), agreed(34)] },
      ],
    },
  ]);
  expect(platforms.slack).toEqual({
    documented: { cases: 1, held: 1 },
    observed: { cases: 1, held: 0 },
    assumed: { cases: 1, held: 1 },
  });
  expect(sumOf(Object.values(platforms))).toEqual({ cases: 3, held: 2 });
  expect(agreement).toEqual([{ parser: 'parse5', pages: 10, values: 70, equal: 69 }]);
});

test('every platform has its figures, and there are at least 600 cases', () => {
  expect(Object.keys(published.platforms)).toEqual([...platformIds]);
  expect(sumOf(Object.values(published.platforms)).cases).toBeGreaterThanOrEqual(600);
  expect(published.agreement.map(({ parser }) => parser)).toEqual(['parse5', 'htmlparser2']);
});
