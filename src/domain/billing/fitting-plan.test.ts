import { expect, test } from 'vitest';
import { fittingPlan, nextPlan, type PlanNeeds, planGains } from './fitting-plan.ts';
import { freePlan, planById } from './plan-table.ts';

const small: PlanNeeds = {
  subPages: 20,
  domains: 1,
  users: 1,
  templatesPerRoute: 1,
  refreshHours: 720,
  monitoringEvents: 1,
};

// Limits and steps of docs/decisions/009-what-the-specification-leaves-open.md#plans.
test.each([
  [{}, 'free'],
  [{ subPages: 25 }, 'free'],
  [{ subPages: 26 }, 'starter-100'],
  [{ subPages: 101 }, 'starter-250'],
  [{ domains: 2 }, 'starter-100'],
  [{ domains: 4 }, 'professional-100'],
  [{ users: 6, subPages: 600 }, 'professional-1000'],
  [{ templatesPerRoute: 3 }, 'starter-100'],
  [{ templatesPerRoute: 4 }, 'professional-100'],
  [{ refreshHours: 24 }, 'starter-100'],
  [{ refreshHours: 1 }, 'professional-100'],
  [{ monitoringEvents: 1000 }, 'starter-100'],
  [{ monitoringEvents: 1001 }, 'professional-100'],
  [{ subPages: 10_000 }, 'starter-10000'],
  [{ subPages: 10_001 }, null],
  [{ monitoringEvents: 10_001 }, null],
] as [Partial<PlanNeeds>, string | null][])('%o: %s', (needs, id) => {
  expect(fittingPlan({ ...small, ...needs })?.id ?? null).toBe(id);
});

test.each([
  ['free', 'free', 18, 'starter-100'],
  ['free', 'free', 600, 'starter-1000'],
  ['free', 'free', 90_000, 'starter-10000'],
  ['starter-250', 'trial', 180, 'starter-250'],
  ['professional-100', 'trial', 180, 'professional-250'],
  ['starter-250', 'active', 100, 'professional-250'],
  ['starter-250', 'active', 230, 'starter-500'],
  ['starter-250', 'active', 900, 'starter-1000'],
  ['starter-10000', 'active', 9900, 'professional-10000'],
  ['professional-250', 'active', 10, 'professional-500'],
  ['professional-250', 'active', 20_000, 'professional-10000'],
  ['professional-10000', 'active', 20_000, null],
] as const)('after %s (%s) with %i pages comes %s', (planId, state, pages, next) => {
  expect(nextPlan({ plan: planById(planId) ?? freePlan, state, pages })?.id ?? null).toBe(next);
});

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
