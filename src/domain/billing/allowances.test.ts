import { expect, test } from 'vitest';
import { auditPagesLeft, monitoringUsed, nextMonth } from './allowances.ts';
import { limitsOf } from './plan-table.ts';

test.each([
  ['free', { audits: 0, pages: 0 }, 20, 0],
  ['free', { audits: 1, pages: 20 }, 0, 1],
  ['free', { audits: 2, pages: 40 }, 0, 2],
  ['starter', { audits: 0, pages: 0 }, 50, 0],
  ['starter', { audits: 19, pages: 970 }, 30, 970],
  ['starter', { audits: 20, pages: 1000 }, 0, 1000],
  ['professional', { audits: 99, pages: 9900 }, 100, 9900],
  ['professional', { audits: 101, pages: 10_050 }, 0, 10_050],
] as const)('%s with %j: %i pages left, %i used', (basePlan, used, left, count) => {
  const plan = { basePlan, ...limitsOf[basePlan] };
  expect([auditPagesLeft(plan, used), monitoringUsed(plan, used)]).toEqual([left, count]);
});

test.each([
  ['2026-11-17T10:00:00Z', '2026-12-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59Z', '2027-01-01T00:00:00.000Z'],
  ['2027-01-31T00:00:00Z', '2027-02-01T00:00:00.000Z'],
])('what is counted by the month begins anew: %s → %s', (now, next) => {
  expect(nextMonth(new Date(now)).toISOString()).toBe(next);
});
