import { expect, test } from 'vitest';
import { planGains } from './plan-gains.ts';
import { freePlan, planById } from './plan-table.ts';

const gainsOf = (from: string, to: string) => planGains(planById(from) ?? freePlan, planById(to) ?? freePlan);

test('a larger step brings pages and nothing else', () => {
  expect(gainsOf('starter-250', 'starter-500')).toEqual([{ of: 'subPagesIncluded', from: 250, to: 500 }]);
});

test('Pro brings what has no limit there, the hourly refresh and the own branding', () => {
  expect(gainsOf('starter-250', 'professional-250')).toEqual([
    { of: 'domains', from: 3, to: null },
    { of: 'users', from: 5, to: null },
    { of: 'templatesPerRoute', from: 3, to: null },
    { of: 'monitoringEvents', from: 1000, to: 10_000 },
    { of: 'refreshHours', from: 24, to: 1 },
    { of: 'agencyLook' },
  ]);
});

test('a smaller plan and the same one bring nothing', () => {
  expect(gainsOf('professional-250', 'starter-250')).toEqual([]);
  expect(gainsOf('starter-250', 'starter-250')).toEqual([]);
});
