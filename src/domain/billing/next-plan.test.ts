import { expect, test } from 'vitest';
import { nextPlan } from './next-plan.ts';
import { freePlan, planById } from './plan-table.ts';

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
